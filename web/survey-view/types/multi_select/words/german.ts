import type { MultiSelectWords } from '../words.ts';

export const words: MultiSelectWords = {
  too_few: 'Wählen Sie mindestens {n}.',
  too_many: 'Wählen Sie höchstens {n}.',
};
