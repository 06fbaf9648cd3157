import type { MultiSelectWords } from '../words.ts';

export const words: MultiSelectWords = {
  too_few: 'Scelga almeno {n}.',
  too_many: 'Scelga al massimo {n}.',
};
