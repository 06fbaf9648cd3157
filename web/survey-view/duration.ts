import { say, type Messages } from './messages.ts';

/**
 * A survey's duration in words, such as *20 seconds*; none if it is not known. The words come from the messages, because the browser's own
 * formatter of units takes 30 ms to construct on a slow phone.
 */
export function durationOf(total: number | undefined, { seconds, minutes }: Messages): string {
  if (!total) return '';
  return total > 60 ? counted(minutes, Math.ceil(total / 60)) : counted(seconds, Math.ceil(total / 10) * 10);
}

function counted(forms: string, n: number): string {
  const [only = '', few = only, rest = only] = forms.split('|');
  const end = n % 100;
  return say(n === 2 ? only : end > 2 && end < 11 ? few : rest, n);
}
