import type { Question } from '#shared/survey/question.ts';

const SECONDS_PER_CHOICE = 9;
const SECONDS_PER_TEXT = 25;

/** About how long the questions take, such as *20 seconds*, in the words of the language. */
export function durationOf(questions: readonly Question[], language: string): string {
  let seconds = 0;
  for (const { type } of questions) seconds += type === 'text' ? SECONDS_PER_TEXT : SECONDS_PER_CHOICE;
  const isShort = seconds <= 60;
  const unit = isShort ? 'second' : 'minute';
  const amount = isShort ? Math.ceil(seconds / 10) * 10 : Math.ceil(seconds / 60);
  return amount.toLocaleString(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' });
}
