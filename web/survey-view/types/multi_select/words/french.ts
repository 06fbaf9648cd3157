import type { MultiSelectWords } from '../words.ts';

export const words: MultiSelectWords = {
  too_few: 'Choisissez au moins {n}.',
  too_many: 'Choisissez au plus {n}.',
};
