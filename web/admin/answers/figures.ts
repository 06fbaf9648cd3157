import type { AnalyticsOverview } from '#shared/api/analytics.ts';
import type { MethodId } from '../lib/methods.ts';
import { between, dayText, daysText, duration, percent } from './format-figure.ts';

export interface ShownFigure {
  readonly name: string;
  /** Null if the filter cannot be applied. */
  readonly value: string | null;
  /** The values of the period before and of a year ago, as far as they are known. */
  readonly earlier: readonly string[];
  /** What is counted, and what a share refers to. */
  readonly explanation: string;
  readonly method: MethodId;
}

type Rate = {
  readonly count: number;
  readonly total: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
};
type Change = { readonly low: number; readonly high: number; readonly mayBeChance: boolean };
type Earlier<T> = { readonly value: T; readonly change: Change | null } | null;
type Of<T> =
  | { readonly available: true; readonly now: T; readonly before: Earlier<T>; readonly year: Earlier<T> }
  | { readonly available: false };

const UNKNOWN = '–';
const UNFILTERABLE =
  'Shoppers who only saw the survey gave no answer and placed no order, so these filters don’t apply to this figure.';

export function figuresOf(overview: AnalyticsOverview): ShownFigure[] {
  const { impressions, starts, completions, responseRate, completionRate, medianDuration } = overview;
  return [
    {
      ...shown('Impressions', impressions, number, countEarlier),
      explanation: impressions.available
        ? 'How often the survey was shown to shoppers in these days.'
        : UNFILTERABLE,
      method: 'counting',
    },
    {
      ...shown('Starts', starts, number, countEarlier),
      explanation: 'Responses in which at least one question was answered.',
      method: 'counting',
    },
    {
      ...shown('Completions', completions, number, countEarlier),
      explanation: 'Responses that reached the end, by the day on which they were started.',
      method: 'counting',
    },
    {
      ...shown('Response rate', responseRate, shareText, rateEarlier),
      explanation: responseExplanation(overview),
      method: 'rates',
    },
    {
      ...shown('Completion rate', completionRate, shareText, rateEarlier),
      explanation: outOf(completionRate, 'completions out of', 'starts'),
      method: 'rates',
    },
    {
      ...shown('Median time', medianDuration, medianText, medianEarlier),
      explanation: medianExplanation(overview),
      method: 'time',
    },
  ];
}

/** Says which days the figures are compared with, and once what cannot be compared. */
export function comparedDays({ range, before, year, firstDay, today }: AnalyticsOverview): string {
  if (!range) return 'Everything so far';
  if (!before || !year) return `${daysText(range)}, which are still to come`;
  const days = daysText(range.to > today ? { from: range.from, to: today } : range);
  if (firstDay === null) return days;
  const missing = [before, year].map(({ from }) => firstDay > from);
  const begun = `the first response is of ${dayText(firstDay)}`;
  const withBefore = `${days}, compared with the same number of days before (${daysText(before)})`;
  if (missing[0]) return `${days}. Nothing to compare with: ${begun}.`;
  if (missing[1]) return `${withBefore}. A year ago there is nothing to compare with: ${begun}.`;
  return `${withBefore} and with the same days a year ago (${daysText(year)})`;
}

function shown<T>(
  name: string,
  figure: Of<T>,
  valueText: (value: T) => string,
  earlierText: (now: T, earlier: NonNullable<Earlier<T>>, when: string) => string | null,
): Pick<ShownFigure, 'name' | 'value' | 'earlier'> {
  if (!figure.available) return { name, value: null, earlier: [] };
  const { now, before, year } = figure;
  const earlier = [
    before && earlierText(now, before, 'before'),
    year && earlierText(now, year, 'a year ago'),
  ].filter((text) => text !== null);
  return { name, value: valueText(now), earlier };
}

const number = (count: number) => count.toLocaleString();

/** The earlier count, the change in percent unless it was 0, and how sure that is. */
function countEarlier(now: number, { value, change }: NonNullable<Earlier<number>>, when: string): string {
  if (value === 0) return `None ${when}`;
  const words = `${number(value)} ${when}`;
  if (now === value) return words;
  const part = (quotient: number) => signed(quotient - 1, percent);
  return `${words} (${part(now / value)})${sureness(change, part)}`;
}

function signed(value: number, format: (size: number) => string): string {
  return `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`;
}

/** Whether chance explains a change; else its interval. */
function sureness(change: Change | null, format: (value: number) => string): string {
  if (change === null) return '';
  return change.mayBeChance ? ', may well be chance' : `, most likely ${between(change, format)}`;
}

const shareText = (rate: Rate | null) => (rate ? percent(rate.share) : UNKNOWN);

function rateEarlier(
  now: Rate | null,
  { value, change }: NonNullable<Earlier<Rate | null>>,
  when: string,
): string | null {
  if (!value) return null;
  const words = `${percent(value.share)} ${when}`;
  if (!now || now.share === value.share || !change) return words;
  const points = (difference: number) =>
    signed(difference, (size) => Math.round(size * 100).toLocaleString());
  if (change.mayBeChance) return `${words}, may well be chance`;
  return `${words}, ${points(now.share - value.share)} points, most likely ${between(change, points)}`;
}

const medianText = (median: Median | null) => (median ? duration(median.seconds) : UNKNOWN);

function medianEarlier(
  _now: Median | null,
  { value }: NonNullable<Earlier<Median | null>>,
  when: string,
): string | null {
  return value && `${duration(value.seconds)} ${when}`;
}

function outOf(figure: Of<Rate | null>, what: string, whole: string): string {
  if (!figure.available) return UNFILTERABLE;
  const { now } = figure;
  if (!now) return `There are no ${whole} to take a share of.`;
  const counts = `${now.count.toLocaleString()} ${what} ${now.total.toLocaleString()} ${whole}.`;
  return `${counts} On these days, most likely ${between(now, percent)}; other days may differ by more.`;
}

function responseExplanation({ responseRate, impressions, starts }: AnalyticsOverview): string {
  const isShort =
    responseRate.available &&
    !responseRate.now &&
    impressions.available &&
    starts.available &&
    starts.now > 0;
  if (isShort) {
    return 'Fewer impressions than starts were counted, as happens when a page is closed before it can tell. A share of them would say nothing.';
  }
  return outOf(responseRate, 'starts out of', 'impressions');
}

type Median = { readonly seconds: number; readonly low: number; readonly high: number | null };

function medianExplanation({ medianDuration, medianError }: AnalyticsOverview): string {
  const what = 'From the first question to the end, of complete responses; half took less, half more.';
  if (!medianDuration.available || !medianDuration.now) return what;
  const { low, high } = medianDuration.now;
  const range = high === null ? `at least ${duration(low)}` : between({ low, high }, duration);
  return `${what} Times are counted in steps, so this is right to ${percent(medianError)}: the true one is ${range}.`;
}
