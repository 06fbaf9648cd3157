import type { DateWords } from '../words.ts';

export const words: DateWords = {
  date: 'Data, AAAA-MM-GG',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  invalidDate: 'Inserisca una data nel formato AAAA-MM-GG.',
};
