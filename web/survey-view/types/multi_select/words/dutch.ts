import type { MultiSelectWords } from '../words.ts';

export const words: MultiSelectWords = {
  too_few: 'Kies er minstens {n}.',
  too_many: 'Kies er hoogstens {n}.',
};
