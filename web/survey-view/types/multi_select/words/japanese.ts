import type { MultiSelectWords } from '../words.ts';

export const words: MultiSelectWords = {
  too_few: '{n}つ以上選んでください。',
  too_many: '{n}つまで選べます。',
};
