import type { Period } from '#shared/analytics/periods.ts';
import { withMinus } from '#shared/words/minus.ts';
import { percent } from '#shared/words/percent.ts';

export { percent };

/** Rounds a score, and avoids -0. */
export function rounded(score: number): string {
  return withMinus((Math.round(score) + 0).toLocaleString());
}

export function decimal(value: number): string {
  return withMinus(value.toLocaleString(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
}

/** One more digit where rounding would show a value as zero that is not. */
export function digitsOf(values: readonly number[], digits: number): number {
  return values.some((value) => value !== 0 && Number(value.toFixed(digits)) === 0) ? digits + 1 : digits;
}

/** *48 s*, *2 min 5 s*, *1 h 4 min*. */
export function duration(seconds: number): string {
  if (seconds < 10) return `${(Math.round(seconds * 10) / 10).toLocaleString()} s`;
  const all = Math.round(seconds);
  if (all < 60) return `${all} s`;
  if (all < 3_600) return pair(Math.floor(all / 60), 'min', all % 60, 's');
  const minutes = Math.round(all / 60);
  return pair(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}

function pair(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}

interface Interval {
  readonly low: number;
  readonly high: number;
}

export function between({ low, high }: Interval, format: (value: number) => string): string {
  return `between ${format(low)} and ${format(high)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The period's first day, short enough for a chart's axis. */
export function periodLabel(start: string, period: Period): string {
  const style = { day: 'numeric', month: 'short' } as const;
  return formatDay(start, period === 'month' ? { month: 'short', year: 'numeric' } : style);
}

/** The period in a sentence. */
export function periodText(start: string, period: Period): string {
  if (period === 'month') return formatDay(start, { month: 'long', year: 'numeric' });
  const day = formatDay(start, { day: 'numeric', month: 'long', year: 'numeric' });
  return period === 'week' ? `Week of ${day}` : day;
}

/** A calendar day must not shift with the browser's time zone. */
function formatDay(day: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(undefined, { ...style, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

export function daysText(range: { from: string; to: string } | null): string {
  if (range === null) return 'All time';
  return `${dayText(range.from)} – ${dayText(range.to)}`;
}

export function dayText(day: string): string {
  return formatDay(day, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** The days that a point of a trend joins. */
export function spanText({ start, end }: { start: string; end: string }): string {
  return start === end ? periodText(start, 'day') : daysText({ from: start, to: end });
}

/** A file name that is valid on every system. */
export function fileName(...parts: readonly string[]): string {
  const name = parts
    .join(' ')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return (
    name
      .replace(/^-+|-+$/g, '')
      .slice(0, 80)
      .toLowerCase() || 'chart'
  );
}

/** A number with its unit, shown with the precision with which it is counted. */
export function quantity(value: number, unit: string, isFigure = false): string {
  const digits = isFigure ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 4 };
  return `${value.toLocaleString(undefined, digits)} ${unit}`.trim();
}
