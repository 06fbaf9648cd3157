import type { DateWords } from '../words.ts';

export const words: DateWords = {
  date: 'Datum, JJJJ-MM-DD',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  invalidDate: 'Voer een datum in als JJJJ-MM-DD.',
};
