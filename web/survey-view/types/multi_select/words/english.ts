import type { MultiSelectWords } from '../words.ts';

export const words: MultiSelectWords = {
  too_few: 'Choose at least {n}.',
  too_many: 'Choose at most {n}.',
};
