import type { DropDownWords } from '../words.ts';

export const words: DropDownWords = {
  selectOption: 'Choisir une option',
};
