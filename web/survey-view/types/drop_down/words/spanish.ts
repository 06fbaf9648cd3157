import type { DropDownWords } from '../words.ts';

export const words: DropDownWords = {
  selectOption: 'Seleccione una opción',
};
