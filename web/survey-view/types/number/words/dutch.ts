import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  notANumber: 'Voer een getal in.',
  notWhole: 'Voer een geheel getal in.',
  numberBetween: 'Voer een getal van {n} tot en met {m} in.',
  numberAtLeast: 'Voer een getal van minimaal {n} in.',
  numberAtMost: 'Voer een getal van maximaal {n} in.',
};
