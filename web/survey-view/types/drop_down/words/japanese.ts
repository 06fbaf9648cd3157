import type { DropDownWords } from '../words.ts';

export const words: DropDownWords = {
  selectOption: '選択してください',
};
