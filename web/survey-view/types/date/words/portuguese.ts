import type { DateWords } from '../words.ts';

export const words: DateWords = {
  date: 'Data, AAAA-MM-DD',
  previousMonth: 'Mês anterior',
  nextMonth: 'Mês seguinte',
  invalidDate: 'Introduza uma data no formato AAAA-MM-DD.',
};
