import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  notANumber: 'Inserisca un numero.',
  notWhole: 'Inserisca un numero intero.',
  numberBetween: 'Inserisca un numero da {n} a {m}.',
  numberAtLeast: 'Inserisca un numero pari almeno a {n}.',
  numberAtMost: 'Inserisca un numero non superiore a {n}.',
};
