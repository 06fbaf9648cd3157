import { describe, expect, it } from 'vitest';
import { levelChange, type Week } from '#shared/analytics/level-change.ts';
import { addDays, periodStart } from '#shared/analytics/periods.ts';
import { wholeWeeks } from '#shared/analytics/trend-points.ts';
import { createRandom, type Random } from '#tests/server/areas/analytics/generate.ts';

type Shares = readonly number[];

/** True shares of each value of a scale: stars from 1 to 5, or NPS groups from detractors to promoters. */
const SHAPES: Readonly<Record<string, Shares>> = {
  'stars, flat': [0.2, 0.2, 0.2, 0.2, 0.2],
  'stars, bell': [0.07, 0.24, 0.38, 0.24, 0.07],
  'stars, 70 % at the top': [0.03, 0.03, 0.06, 0.18, 0.7],
  'stars, 98 % at the top': [0.004, 0.002, 0.004, 0.01, 0.98],
  'stars, 95 % at the top and 5 % at the bottom': [0.05, 0, 0, 0, 0.95],
  'NPS, flat': [0.33, 0.34, 0.33],
  'NPS, 70 % promoters': [0.1, 0.2, 0.7],
  'NPS, polar': [0.5, 0, 0.5],
};

/** How many answers each day has, from the first. The first day is a Wednesday. */
const VOLUMES: Readonly<Record<string, readonly number[]>> = {
  'one answer a day for 90 days': Array.from({ length: 90 }, () => 1),
  '6 answers a day for 30 days': Array.from({ length: 30 }, () => 6),
  '10 answers a day for 90 days': Array.from({ length: 90 }, () => 10),
  '3 answers a day for a year': Array.from({ length: 365 }, () => 3),
  'from 1 to 40 answers a day in half a year': Array.from({ length: 182 }, (_, day) =>
    Math.round(40 ** (day / 181)),
  ),
};

const FIRST_DAY = '2026-01-07';
const SAMPLES = 400;

const valuesOf = (shares: Shares) => (shares.length === 3 ? [-100, 0, 100] : [1, 2, 3, 4, 5]);

function draw(shares: Shares, answers: number, random: Random): number[] {
  const counts = shares.map(() => 0);
  for (let answer = 0; answer < answers; answer += 1) {
    let rest = random.roll(1_000_000) / 1_000_000;
    const at = shares.findIndex((share) => (rest -= share) < 0);
    counts[at < 0 ? shares.length - 1 : at]! += 1;
  }
  return counts;
}

/** Whole weeks of answers whose shares depend on the day. */
function drawWeeks(volume: readonly number[], sharesOf: (day: number) => Shares, random: Random): Week[] {
  const values = valuesOf(sharesOf(0));
  const weeks = new Map(
    wholeWeeks({ from: FIRST_DAY, to: addDays(FIRST_DAY, volume.length - 1) }).map((start) => [
      start,
      values.map(() => 0),
    ]),
  );
  volume.forEach((answers, day) => {
    const counts = weeks.get(periodStart(addDays(FIRST_DAY, day), 'week'));
    draw(sharesOf(day), answers, random).forEach((count, at) => counts && (counts[at]! += count));
  });
  return [...weeks].map(([start, counts]) => ({ start, values, counts }));
}

/** The share of samples in which a change is told. */
function toldIn(volume: readonly number[], sharesOf: (day: number) => Shares): number {
  const random = createRandom(volume.length);
  const told = Array.from({ length: SAMPLES }, () => levelChange(drawWeeks(volume, sharesOf, random), 1));
  return told.filter(({ kind }) => kind === 'changed').length / SAMPLES;
}

const isWeekend = (day: number) => day % 7 === 3 || day % 7 === 4;

/** The shares in reverse order: a shape that is high on the scale becomes low. */
const upsideDown = (shares: Shares) => [...shares].reverse();

const meanOf = (shares: Shares) =>
  valuesOf(shares).reduce((sum, value, at) => sum + value * (shares[at] ?? 0), 0);
const deviationOf = (shares: Shares) =>
  Math.sqrt(
    valuesOf(shares).reduce((sum, value, at) => sum + (value - meanOf(shares)) ** 2 * (shares[at] ?? 0), 0),
  );

/** Mixes in the reversed shape until the mean lies half a standard deviation away. */
function shifted(shares: Shares): Shares {
  const goal = deviationOf(shares) / 2;
  const lowest = shares.map((_, at) => (at === 0 ? 1 : 0));
  const part = goal / (meanOf(shares) - meanOf(lowest));
  return shares.map((share, at) => share * (1 - part) + (lowest[at] ?? 0) * part);
}

/** With fewer answers or weeks, the power is printed only. */
const ENOUGH = 800;
/** Where nearly all answers are alike, half a standard deviation is a few rare answers, and weeks seem to differ by them. */
const RARE = 'stars, 98 % at the top';
const LEAST_OF_RARE = 0.4;
/** 400 samples show the least, 74 %, with an error of 2.2 %. */
const LEAST = 0.7;

// A share of 5 % in 400 samples has a standard error of 1.1 %.
const MOST_FALSE = 0.05 + 2 * 0.011;

describe.each(Object.entries(VOLUMES))('with %s', (name, volume) => {
  it.each(Object.entries(SHAPES))('rarely tells a change that is not there: %s', (_, shares) => {
    expect(toldIn(volume, () => shares)).toBeLessThanOrEqual(MOST_FALSE);
  });

  it.each(Object.entries(SHAPES))('is not misled by weekends that answer differently: %s', (_, shares) => {
    const ofDay = (day: number) => (isWeekend(day) ? upsideDown(shares) : shares);
    expect(toldIn(volume, ofDay)).toBeLessThanOrEqual(MOST_FALSE);
  });

  it('finds a shift of half a standard deviation in the middle', () => {
    const powers = Object.entries(SHAPES).map(([shape, shares]) => {
      const lower = shifted(shares);
      const power = toldIn(volume, (day) => (day < volume.length / 2 ? shares : lower));
      return { shape, power };
    });
    const table = powers.map(({ shape, power }) => `  ${shape}: ${Math.round(power * 100)} %`).join('\n');
    process.stdout.write(`Power against half a standard deviation, ${name}:\n${table}\n`);
    const answers = volume.reduce((sum, count) => sum + count, 0);
    if (answers < ENOUGH) return;
    for (const { shape, power } of powers) {
      expect(power, shape).toBeGreaterThanOrEqual(shape === RARE ? LEAST_OF_RARE : LEAST);
    }
  });
});
