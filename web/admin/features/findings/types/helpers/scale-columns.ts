import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { OF_ANSWERED } from '../../../../answers/share-words.ts';
import type { Column } from '../../../../ui/charts/column-chart.tsx';
import type { Tone } from '../../../../ui/charts/tones.ts';
import { pluralize } from '../../../../lib/pluralize.ts';

interface Point {
  readonly value: number;
  readonly rate: { readonly count: number; readonly share: number; readonly total: number } | null;
}

/** With fewer than `FEWEST_ANSWERS` answers, a percentage would look too exact, so the number of people is shown. */
const isFew = (rate: Point['rate']) => rate !== null && rate.total < FEWEST_ANSWERS;

/** What stands over the columns of shares. */
export function shareTexts(
  rate: Point['rate'],
  percent: (share: number) => string,
): Pick<Column, 'valueText' | 'shortText'> {
  const { count, share } = rate ?? { count: 0, share: 0 };
  if (isFew(rate)) return { valueText: count.toLocaleString() };
  const whole = Math.round(share * 100);
  return { valueText: percent(share), shortText: whole === 0 ? '<1' : String(whole) };
}

export const shareHint = (rates: readonly Point['rate'][]): string =>
  rates.some(isFew) ? 'Above the columns: how many people.' : `Above the columns: percent ${OF_ANSWERED}.`;

/** One format for all shares of a chart and its table. */
export const percentOf = (points: readonly Pick<Point, 'rate'>[]) =>
  percentAlike(sharesIn(points.map(({ rate }) => rate)));

/** A scale's points as chart columns and as table rows. */
export function scaleColumns(
  points: readonly Point[],
  toneOf: (value: number) => Tone = () => 'main',
): Column[] {
  const percent = percentOf(points);
  return points.map(({ value, rate }) => ({
    key: String(value),
    label: String(value),
    value: rate?.count ?? 0,
    ...shareTexts(rate, percent),
    tone: toneOf(value),
    reading: `${value}: ${pluralize(rate?.count ?? 0, 'person', 'people')}, ${percent(rate?.share ?? 0)} ${OF_ANSWERED}`,
  }));
}

export function scaleRows(points: readonly Point[]): string[][] {
  const percent = percentOf(points);
  return points.map(({ value, rate }) => [
    String(value),
    (rate?.count ?? 0).toLocaleString(),
    percent(rate?.share ?? 0),
  ]);
}
