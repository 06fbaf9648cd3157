import { describe, expect, it } from 'vitest';
import { differenceInterval, scoreInterval, scoreOf, type Score } from '#shared/analytics/score.ts';

/** True shares of each value of a scale: stars from 1 to 5, then NPS groups from detractors to promoters. */
const SHAPES: Readonly<Record<string, readonly number[]>> = {
  'stars, flat': [0.2, 0.2, 0.2, 0.2, 0.2],
  'stars, bell': [0.07, 0.24, 0.38, 0.24, 0.07],
  'stars, 70 % at the top': [0.03, 0.03, 0.06, 0.18, 0.7],
  'stars, 90 % at the top': [0.01, 0.01, 0.02, 0.06, 0.9],
  'stars, 95 % at the top': [0.005, 0.005, 0.01, 0.03, 0.95],
  'stars, 98 % at the top': [0.004, 0.002, 0.004, 0.01, 0.98],
  'stars, polar': [0.45, 0.04, 0.02, 0.04, 0.45],
  'stars, 95 % at the top and 5 % at the bottom': [0.05, 0, 0, 0, 0.95],
  'NPS, flat': [0.33, 0.34, 0.33],
  'NPS, 70 % promoters': [0.1, 0.2, 0.7],
  'NPS, 96 % promoters': [0.01, 0.03, 0.96],
  'NPS, 98 % promoters': [0.01, 0.01, 0.98],
  'NPS, polar': [0.5, 0, 0.5],
};

const SAMPLES = 1_000;

const valuesOf = (shares: readonly number[]) => (shares.length === 3 ? [-100, 0, 100] : [1, 2, 3, 4, 5]);

/** Random numbers from a seed, so that each run sees the same samples. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function draw(shares: readonly number[], answers: number, random: () => number): Score {
  const counts = shares.map(() => 0);
  for (let answer = 0; answer < answers; answer += 1) {
    let rest = random();
    const at = shares.findIndex((share) => (rest -= share) < 0);
    counts[at < 0 ? shares.length - 1 : at]! += 1;
  }
  return scoreOf(valuesOf(shares), counts) as Score;
}

describe.each(Object.entries(SHAPES))('answers of the shape "%s"', (_name, shares) => {
  const truth = valuesOf(shares).reduce((sum, value, at) => sum + value * (shares[at] ?? 0), 0);

  it.each([
    [5, 0.9],
    [10, 0.9],
    [20, 0.93],
    [50, 0.93],
    [200, 0.93],
  ])('with %i answers, hold the true score in at least %f of the intervals', (answers, least) => {
    const random = randomFrom(answers);
    const held = Array.from({ length: SAMPLES }, () => scoreInterval(draw(shares, answers, random))).filter(
      ({ low, high }) => low <= truth + 1e-9 && truth <= high + 1e-9,
    );
    expect(held.length / SAMPLES).toBeGreaterThanOrEqual(least);
  });

  it.each([
    [30, 30],
    [30, 300],
    [100, 100],
    [50, 500],
  ])('are said to differ in at most 6 % of equal groups of %i and %i', (one, other) => {
    const random = randomFrom(one + other);
    const claims = Array.from({ length: SAMPLES }, () =>
      differenceInterval(draw(shares, one, random), draw(shares, other, random), 0.05),
    ).filter(({ low, high }) => low > 0 || high < 0);
    // A thousand samples show 6 % with an error of 0.75 %.
    expect(claims.length / SAMPLES).toBeLessThan(0.075);
  });
});
