import type { MultiSelectWords } from '../words.ts';

export const words: MultiSelectWords = {
  too_few: 'Escolha pelo menos {n}.',
  too_many: 'Escolha no máximo {n}.',
};
