import type { Rate } from './intervals.ts';
import { rate, Z95 } from './intervals.ts';

export interface RatingSummary {
  readonly answers: number;
  readonly mean: number;
  /** Of the mean; null below two answers, which can't show any spread. */
  readonly standardError: number | null;
  /** The mean's 95 % interval, within the scale. */
  readonly meanLow: number | null;
  readonly meanHigh: number | null;
  readonly median: number;
  /** How many chose one of the two highest points. */
  readonly topTwo: Rate;
}

export function summariseRatings(byValue: ReadonlyMap<number, number>, scale: number): RatingSummary | null {
  const { answers, mean, variance } = moments(byValue);
  const values = [...byValue].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const top = values.reduce((sum, [value, count]) => (value > scale - 2 ? sum + count : sum), 0);
  const topTwo = rate(top, answers);
  if (!topTwo) return null;
  const standardError = answers < 2 ? null : Math.sqrt(variance / answers);
  const half = standardError === null ? null : Z95 * standardError;
  return {
    answers,
    mean,
    standardError,
    meanLow: half === null ? null : Math.max(1, mean - half),
    meanHigh: half === null ? null : Math.min(scale, mean + half),
    median: median(values, answers),
    topTwo,
  };
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

/** Between the two middle ones when their number is even. */
function median(sorted: readonly (readonly [value: number, count: number])[], answers: number): number {
  const at = (rank: number) => {
    let passed = 0;
    return sorted.find(([, count]) => (passed += count) > rank)?.[0] ?? 0;
  };
  return (at(Math.floor((answers - 1) / 2)) + at(Math.floor(answers / 2))) / 2;
}
