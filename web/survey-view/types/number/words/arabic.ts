import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  notANumber: 'يرجى إدخال رقم.',
  notWhole: 'يرجى إدخال عدد صحيح.',
  numberBetween: 'يرجى إدخال عدد من {n} إلى {m}.',
  numberAtLeast: 'يرجى إدخال عدد لا يقل عن {n}.',
  numberAtMost: 'يرجى إدخال عدد لا يزيد على {n}.',
};
