import type { Question } from '#shared/survey/question.ts';
import { say, type Messages } from './messages.ts';

const SECONDS_PER_CHOICE = 9;
const SECONDS_PER_TEXT = 25;

/**
 * About how long the questions take, such as *20 seconds*. The words come from the messages, because the browser's own
 * formatter of units takes 30 ms to construct on a slow phone.
 */
export function durationOf(questions: readonly Question[], { seconds, minutes }: Messages): string {
  let total = 0;
  for (const { type } of questions) total += type === 'text' ? SECONDS_PER_TEXT : SECONDS_PER_CHOICE;
  return total > 60 ? counted(minutes, Math.ceil(total / 60)) : counted(seconds, Math.ceil(total / 10) * 10);
}

function counted(forms: string, n: number): string {
  const [only = '', few = only, rest = only] = forms.split('|');
  const end = n % 100;
  return say(n === 2 ? only : end > 2 && end < 11 ? few : rest, n);
}
