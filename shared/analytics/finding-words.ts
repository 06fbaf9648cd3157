import { money as formatMoney } from '../words/money.ts';
import { withMinus } from '../words/minus.ts';
import { percent as formatPercent, percentPair } from '../words/percent.ts';
import type { Day } from './periods.ts';

export const percent = (share: number) => formatPercent(share, 'en');
export const percents = (one: number, other: number) => percentPair(one, other, 'en');

export const whole = (count: number) => withMinus((Math.round(count) + 0).toLocaleString('en'));
export const decimal = (value: number) => withMinus(value.toFixed(1));

export const money = (amount: number, currency: string) => formatMoney(amount, currency, 'en');

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
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
