import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  notANumber: 'Veuillez saisir un nombre.',
  notWhole: 'Veuillez saisir un nombre entier.',
  numberBetween: 'Veuillez saisir un nombre compris entre {n} et {m}.',
  numberAtLeast: 'Veuillez saisir un nombre supérieur ou égal à {n}.',
  numberAtMost: 'Veuillez saisir un nombre inférieur ou égal à {n}.',
};
