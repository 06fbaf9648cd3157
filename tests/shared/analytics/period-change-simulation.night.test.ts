import { expect, it } from 'vitest';
import { rate } from '#shared/analytics/intervals.ts';
import { countChange, rateChange } from '#server/areas/analytics/results/period-change.ts';
import { createRandom, type Random } from '#tests/server/areas/analytics/generate.ts';

const SAMPLES = 1_000;

/** The comparisons of an overview: starts, completions and two rates, against two other periods. */
const FIGURES = 4;
const PERIODS = 2;

/** Knuth's method, in parts because the product of many random numbers underflows. */
function poisson(mean: number, random: Random): number {
  let count = 0;
  for (let left = mean; left > 0; left -= 50) {
    const limit = Math.exp(-Math.min(left, 50));
    for (let product = random.next(); product > limit; product *= random.next()) count += 1;
  }
  return count;
}

const some = (of: number, share: number, random: Random) =>
  Array.from({ length: of }).filter(() => random.chance(share)).length;

interface Store {
  readonly name: string;
  readonly days: number;
  /** Impressions of one day; busy days have several times as many. */
  readonly perDay: number;
  readonly busyEvery: number;
  readonly responseRate: number;
  readonly completionRate: number;
}

const STORES: readonly Store[] = [
  { name: 'a small store', days: 7, perDay: 10, busyEvery: 0, responseRate: 0.1, completionRate: 0.8 },
  {
    name: 'a month of few responses',
    days: 30,
    perDay: 20,
    busyEvery: 0,
    responseRate: 0.05,
    completionRate: 0.95,
  },
  { name: 'busy weekends', days: 28, perDay: 40, busyEvery: 7, responseRate: 0.2, completionRate: 0.7 },
  { name: 'random busy days', days: 30, perDay: 30, busyEvery: -7, responseRate: 0.2, completionRate: 0.98 },
  {
    name: 'a quarter of many responses',
    days: 90,
    perDay: 80,
    busyEvery: 7,
    responseRate: 0.3,
    completionRate: 0.6,
  },
];

function drawPeriod({ days, perDay, busyEvery, responseRate, completionRate }: Store, random: Random) {
  const shown: number[] = [];
  for (let day = 0; day < days; day += 1) {
    const isBusy = busyEvery > 0 ? day % busyEvery === 0 : busyEvery < 0 && random.chance(-1 / busyEvery);
    shown.push(poisson(perDay * (isBusy ? 4 : 1), random));
  }
  const starts = shown.map((count) => some(count, responseRate, random));
  const completions = starts.map((count) => some(count, completionRate, random));
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    starts,
    completions,
    responseRate: rate(sum(starts), sum(shown)),
    completionRate: rate(sum(completions), sum(starts)),
  };
}

it.each(STORES)('rarely tells a change of a whole overview that is not there: $name', (store) => {
  const random = createRandom(store.days);
  let wrong = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const now = drawPeriod(store, random);
    const changes = Array.from({ length: PERIODS }, () => drawPeriod(store, random)).flatMap((then) => [
      countChange(now.starts, then.starts),
      countChange(now.completions, then.completions),
      rateChange(now.responseRate, then.responseRate),
      rateChange(now.completionRate, then.completionRate),
    ]);
    expect(changes).toHaveLength(FIGURES * PERIODS);
    if (changes.some((change) => change?.mayBeChance === false)) wrong += 1;
  }
  process.stdout.write(`Overviews with a false change, ${store.name}: ${(wrong / SAMPLES) * 100} %\n`);
  // A share of 5 % in 1,000 samples has a standard error of 0.7 %.
  expect(wrong / SAMPLES).toBeLessThanOrEqual(0.05 + 2 * 0.007);
});
