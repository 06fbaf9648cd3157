import type { MultiSelectWords } from '../words.ts';

export const words: MultiSelectWords = {
  too_few: 'الحد الأدنى للاختيارات: {n}.',
  too_many: 'الحد الأقصى للاختيارات: {n}.',
};
