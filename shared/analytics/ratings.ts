import type * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { ratingSchema } from '../survey/types/result-schema.ts';
import { rate } from './intervals.ts';
import { lazyInterval, type Score, scoreOf } from './score.ts';

export type RatingSummary = DeepReadonly<z.output<typeof ratingSchema>>;

export function summariseRatings(byValue: ReadonlyMap<number, number>, scale: number): RatingSummary | null {
  const { answers, mean } = moments(byValue);
  const top = [...byValue].reduce((sum, [value, count]) => (value > scale - 2 ? sum + count : sum), 0);
  const topTwo = rate(top, answers);
  const found = ratingScore(byValue, scale);
  if (!topTwo || !found) return null;
  const interval = lazyInterval(found);
  return {
    answers,
    mean,
    get meanLow() {
      return interval().low;
    },
    get meanHigh() {
      return interval().high;
    },
    median: medianOf(byValue),
    topTwo,
  };
}

/** The mean of a rating from 1 to `scale` with its distribution. Null without answers. */
function ratingScore(byValue: ReadonlyMap<number, number>, scale: number): Score | null {
  const values = Array.from({ length: scale }, (_, at) => at + 1);
  return scoreOf(
    values,
    values.map((value) => byValue.get(value) ?? 0),
  );
}

/** Answers, mean and the sample's variance (0 below two answers). */
export function moments(byValue: ReadonlyMap<number, number>) {
  let answers = 0;
  let sum = 0;
  for (const [value, count] of byValue) {
    answers += count;
    sum += value * count;
  }
  const mean = answers > 0 ? sum / answers : 0;
  let squares = 0;
  for (const [value, count] of byValue) squares += count * (value - mean) ** 2;
  return { answers, mean, variance: answers > 1 ? squares / (answers - 1) : 0 };
}

/** The median; the mean of the two middle values when the count is even, 0 without answers. */
export function medianOf(byValue: ReadonlyMap<number, number>): number {
  const sorted = [...byValue].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const answers = sorted.reduce((sum, [, count]) => sum + count, 0);
  const at = (rank: number) => {
    let passed = 0;
    return sorted.find(([, count]) => (passed += count) > rank)?.[0] ?? 0;
  };
  return (at(Math.floor((answers - 1) / 2)) + at(Math.floor(answers / 2))) / 2;
}
