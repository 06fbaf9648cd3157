import type { DateWords } from '../words.ts';

export const words: DateWords = {
  date: 'Date, AAAA-MM-JJ',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  invalidDate: 'Veuillez saisir une date au format AAAA-MM-JJ.',
};
