import type { DateWords } from '../words.ts';

export const words: DateWords = {
  date: 'Date, YYYY-MM-DD',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  invalidDate: 'Please enter a date as YYYY-MM-DD.',
};
