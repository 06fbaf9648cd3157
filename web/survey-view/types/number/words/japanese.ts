import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  notANumber: '数字を入力してください。',
  notWhole: '整数を入力してください。',
  numberBetween: '{n}から{m}までの数を入力してください。',
  numberAtLeast: '{n}以上の数を入力してください。',
  numberAtMost: '{n}以下の数を入力してください。',
};
