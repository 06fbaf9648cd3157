import type { DateWords } from '../words.ts';

export const words: DateWords = {
  date: '日付（YYYY-MM-DD）',
  previousMonth: '前の月',
  nextMonth: '次の月',
  invalidDate: '日付をYYYY-MM-DDの形で入力してください。',
};
