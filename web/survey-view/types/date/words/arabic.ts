import type { DateWords } from '../words.ts';

export const words: DateWords = {
  date: 'التاريخ، YYYY-MM-DD',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  invalidDate: 'يرجى إدخال التاريخ بصيغة YYYY-MM-DD.',
};
