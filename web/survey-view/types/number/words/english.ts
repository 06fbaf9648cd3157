import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  notANumber: 'Please enter a number.',
  notWhole: 'Please enter a whole number.',
  numberBetween: 'Please enter a number from {n} to {m}.',
  numberAtLeast: 'Please enter a number of at least {n}.',
  numberAtMost: 'Please enter a number of at most {n}.',
};
