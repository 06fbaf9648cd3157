import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  notANumber: 'Bitte geben Sie eine Zahl ein.',
  notWhole: 'Bitte geben Sie eine ganze Zahl ein.',
  numberBetween: 'Bitte geben Sie eine Zahl von {n} bis {m} ein.',
  numberAtLeast: 'Bitte geben Sie eine Zahl ab {n} ein.',
  numberAtMost: 'Bitte geben Sie eine Zahl bis {n} ein.',
};
