import type { TwoValues } from './enumerate.ts';
import { normal, type Random } from './random.ts';

const STARS = [1, 2, 3, 4, 5];
const NPS = [-100, 0, 100];

/** True shares of each value of a scale: stars from 1 to 5, then NPS groups from detractors to promoters. */
export const SCORE_SHAPES: Readonly<Record<string, readonly number[]>> = {
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

export const valuesOf = (shares: readonly number[]): readonly number[] => (shares.length === 3 ? NPS : STARS);

export const meanOf = (shares: readonly number[]): number =>
  valuesOf(shares).reduce((sum, value, at) => sum + value * (shares[at] ?? 0), 0);

/** Shapes in which all answers are one of two values, in any proportion. */
export const TWO_VALUES: Readonly<Record<string, TwoValues>> = {
  'stars, 1 or 5': { values: STARS, lower: 0, upper: 4 },
  'stars, 2 or 5': { values: STARS, lower: 1, upper: 4 },
  'stars, 3 or 5': { values: STARS, lower: 2, upper: 4 },
  'stars, 4 or 5': { values: STARS, lower: 3, upper: 4 },
  'stars, 2 or 4': { values: STARS, lower: 1, upper: 3 },
  'NPS, detractors or promoters': { values: NPS, lower: 0, upper: 2 },
  'NPS, passives or promoters': { values: NPS, lower: 1, upper: 2 },
};

/** True shares of one option. The method is the same for a share and the rest. */
export const SHARES: readonly number[] = [0.5, 0.3, 0.1, 0.05, 0.02];

interface AmountShape {
  readonly draw: (random: Random) => number;
  readonly median: number;
}

const lognormal = (spread: number): AmountShape => ({
  draw: (random) => 40 * Math.exp(spread * normal(random)),
  median: 40,
});

export const AMOUNT_SHAPES: Readonly<Record<string, AmountShape>> = {
  flat: { draw: (random) => 100 * random(), median: 50 },
  'lognormal, σ = 0.5': lognormal(0.5),
  'lognormal, σ = 1.5': lognormal(1.5),
  '3 % ten times larger': {
    draw: (random) => 40 * Math.exp(0.5 * normal(random)) * (random() < 0.03 ? 10 : 1),
    // Found by bisection of the mixture's distribution.
    median: 40.783,
  },
  'Pareto, α = 1.5': { draw: (random) => 20 * (1 - random()) ** (-1 / 1.5), median: 20 * 2 ** (1 / 1.5) },
  'three prices': {
    draw: (random) => {
      const at = random();
      return at < 0.4 ? 20 : at < 0.8 ? 35 : 60;
    },
    median: 35,
  },
};
