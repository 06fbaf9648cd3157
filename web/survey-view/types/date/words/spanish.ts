import type { DateWords } from '../words.ts';

export const words: DateWords = {
  date: 'Fecha, AAAA-MM-DD',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  invalidDate: 'Introduzca una fecha con el formato AAAA-MM-DD.',
};
