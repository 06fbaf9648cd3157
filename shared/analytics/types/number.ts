import { medianOf, moments } from '../ratings.ts';
import { figuresOf, numbered, one, type Results } from './results.ts';
import { bucketsOf } from './number-buckets.ts';
import type { NumberResult } from '../../survey/types/number/schema.ts';
import { divideTypos } from './number-typos.ts';

const PREFIX = 'n:';
/** Counters round numbers to three digits, so that a survey has few cells. A mean is at most 0.5 % off. */
const DIGITS = 3;

export const numberResults: Results<'number'> = {
  isWords: false,
  cells: (question) => (answer) => [one(question, PREFIX + String(Number(answer.value.toPrecision(DIGITS))))],
  result({ newest: { config }, base, cells }) {
    const { unit, decimals } = config;
    const { inside, outside } = divideTypos(numbered(cells, PREFIX));
    return {
      ...base,
      kind: 'number',
      unit,
      decimals,
      summary: summaryOf(inside),
      outside,
      buckets: bucketsOf(inside, decimals, base.answered),
    };
  },
  // Numbers have too many values for a filter.
  filterChoices: null,
  answerPlaces: () => [],
  readable: ({ config }, { value }) => ({ kind: 'quantity', value, unit: config.unit }),
  searched: ({ value }) => [String(value)],
  exported: ({ value }) => value,
  summaryRows: ({ summary, outside, buckets }) => [
    ['mean', '', summary?.mean ?? null, summary?.answers ?? null],
    ['median', '', summary?.median ?? null, summary?.answers ?? null],
    ['standard_deviation', '', summary?.deviation ?? null, summary?.answers ?? null],
    ...(outside ? [['left_out', '', outside.count] as const] : []),
    ...buckets.map(({ from, to, rate }) => ['number', `${from} to below ${to}`, ...figuresOf(rate)] as const),
  ],
  compare: null,
  orderGroups: null,
  trend: null,
  isLowScore: null,
};

function summaryOf(counts: ReadonlyMap<number, number>): NumberResult['summary'] {
  const { answers, mean, variance } = moments(counts);
  if (answers <= 0) return null;
  const values = [...counts].flatMap(([value, count]) => (count > 0 ? [value] : []));
  return {
    answers,
    mean: Number(mean.toPrecision(12)),
    median: medianOf(counts),
    deviation: answers > 1 ? Math.sqrt(variance) : null,
    lowest: Math.min(...values),
    highest: Math.max(...values),
  };
}
