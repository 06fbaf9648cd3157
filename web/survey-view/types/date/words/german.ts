import type { DateWords } from '../words.ts';

export const words: DateWords = {
  date: 'Datum, JJJJ-MM-TT',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  invalidDate: 'Bitte geben Sie ein Datum als JJJJ-MM-TT ein.',
};
