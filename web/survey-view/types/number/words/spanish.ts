import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  notANumber: 'Introduzca un número.',
  notWhole: 'Introduzca un número entero.',
  numberBetween: 'Introduzca un número entre {n} y {m}.',
  numberAtLeast: 'Introduzca un número igual o mayor que {n}.',
  numberAtMost: 'Introduzca un número igual o menor que {n}.',
};
