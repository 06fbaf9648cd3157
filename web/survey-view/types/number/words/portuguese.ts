import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  notANumber: 'Introduza um número.',
  notWhole: 'Introduza um número inteiro.',
  numberBetween: 'Introduza um número entre {n} e {m}.',
  numberAtLeast: 'Introduza um número igual ou superior a {n}.',
  numberAtMost: 'Introduza um número igual ou inferior a {n}.',
};
