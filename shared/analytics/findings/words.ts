import { withMinus } from '../../words/minus.ts';
import type { Day } from '../periods.ts';

/** Whole percent; small shares with one decimal. */
export function percent(share: number): string {
  const isSmall = share > 0 && share < 0.1;
  return share.toLocaleString('en', { style: 'percent', maximumFractionDigits: isSmall ? 1 : 0 });
}

/** Both shares, with one decimal more where rounding would make them equal. */
export function percents(one: number, other: number): [string, string] {
  if (one === other || percent(one) !== percent(other)) return [percent(one), percent(other)];
  const exact = (share: number) => share.toLocaleString('en', { style: 'percent', maximumFractionDigits: 1 });
  return [exact(one), exact(other)];
}

export const whole = (count: number) => withMinus((Math.round(count) + 0).toLocaleString('en'));
export const decimal = (value: number) => withMinus(value.toFixed(1));

/** A currency that is not known is shown by its code. */
export function money(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  try {
    return amount.toLocaleString('en', { style: 'currency', currency, ...options });
  } catch {
    return `${currency} ${amount.toLocaleString('en', options)}`;
  }
}

export const answers = (count: number) => `${whole(count)} ${count === 1 ? 'answer' : 'answers'}`;

export function weekOf(day: Day): string {
  const date = new Date(`${day}T00:00:00Z`);
  const text = date.toLocaleDateString('en', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `the week of ${text}`;
}

export const quoted = (text: string) => `“${text}”`;

/** *Repeat customers* inside a sentence. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
