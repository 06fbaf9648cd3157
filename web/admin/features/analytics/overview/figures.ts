import type { AnalyticsOverview } from '#shared/api/analytics.ts';
import { between, duration, percent } from './format-figure.ts';

export interface ShownFigure {
  readonly name: string;
  /** Null if the filter cannot be applied. */
  readonly value: string | null;
  /** The previous period's value; null if there is none. */
  readonly before: string | null;
  /** What is counted, and what a share refers to. */
  readonly explanation: string;
}

type Rate = {
  readonly count: number;
  readonly total: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
};
type Of<T> =
  | { readonly available: true; readonly now: T; readonly before: T | null }
  | { readonly available: false };

const UNKNOWN = '–';
const UNFILTERABLE =
  'Shoppers who only saw the survey gave no answer and placed no order, so these filters don’t apply to this figure.';

export function figuresOf(overview: AnalyticsOverview): ShownFigure[] {
  const { impressions, starts, completions, responseRate, completionRate, medianDuration } = overview;
  return [
    {
      ...count('Impressions', impressions),
      explanation: impressions.available
        ? 'How often the survey was shown to shoppers in these days.'
        : UNFILTERABLE,
    },
    { ...count('Starts', starts), explanation: 'Responses in which at least one question was answered.' },
    {
      ...count('Completions', completions),
      explanation: 'Responses that reached the end, by the day on which they were started.',
    },
    {
      ...share('Response rate', responseRate),
      explanation: responseExplanation(overview),
    },
    {
      ...share('Completion rate', completionRate),
      explanation: outOf(completionRate, 'completions out of', 'starts'),
    },
    {
      ...median(medianDuration),
      explanation: medianExplanation(overview),
    },
  ];
}

function count(name: string, figure: Of<number>): Omit<ShownFigure, 'explanation'> {
  if (!figure.available) return { name, value: null, before: null };
  const { now, before } = figure;
  return {
    name,
    value: now.toLocaleString(),
    before: before === null ? null : countBefore(now, before),
  };
}

/** The previous count with the change in percent; without percent if it was 0. */
function countBefore(now: number, before: number): string {
  if (before === 0) return 'None before';
  const words = `${before.toLocaleString()} before`;
  if (now === before) return words;
  const change = (now - before) / before;
  return `${words} (${change > 0 ? '+' : '−'}${percent(Math.abs(change))})`;
}

function share(name: string, figure: Of<Rate | null>): Omit<ShownFigure, 'explanation'> {
  if (!figure.available) return { name, value: null, before: null };
  const { now, before } = figure;
  return {
    name,
    value: now ? percent(now.share) : UNKNOWN,
    before: before ? `${percent(before.share)} before` : null,
  };
}

function outOf(figure: Of<Rate | null>, what: string, whole: string): string {
  if (!figure.available) return UNFILTERABLE;
  const { now } = figure;
  if (!now) return `There are no ${whole} to take a share of.`;
  const counts = `${now.count.toLocaleString()} ${what} ${now.total.toLocaleString()} ${whole}.`;
  return `${counts} Most likely ${between(now, percent)}.`;
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

function median(figure: Of<Median | null>): Omit<ShownFigure, 'explanation'> {
  const name = 'Median time';
  if (!figure.available) return { name, value: null, before: null };
  const { now, before } = figure;
  return {
    name,
    value: now ? duration(now.seconds) : UNKNOWN,
    before: before ? `${duration(before.seconds)} before` : null,
  };
}

function medianExplanation({ medianDuration, medianError }: AnalyticsOverview): string {
  const what = 'From the first question to the end, of complete responses; half took less, half more.';
  if (!medianDuration.available || !medianDuration.now) return what;
  const { low, high } = medianDuration.now;
  const range = high === null ? `at least ${duration(low)}` : between({ low, high }, duration);
  return `${what} Times are counted in steps, so this is right to ${percent(medianError)}: the true one is ${range}.`;
}
