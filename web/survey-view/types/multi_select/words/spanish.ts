import type { MultiSelectWords } from '../words.ts';

export const words: MultiSelectWords = {
  too_few: 'Elija al menos {n}.',
  too_many: 'Elija como máximo {n}.',
};
