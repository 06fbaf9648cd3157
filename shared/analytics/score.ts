import { betaQuantile } from './beta-distribution.ts';

/**
 * The mean of answers on a scale, such as a rating or an NPS, with its distribution. The textbook interval, mean ± 1.96
 * standard errors, fails for such answers: when all agree its error is 0, and with 95 % fives and 20 answers it holds the
 * true mean 64 % of the time. This one is a Bayesian posterior: the shares of the scale's k values get a Dirichlet prior
 * of 1/k each (Perks 1947), and the posterior of their mean is approximated by the beta distribution with the same mean
 * and variance. `npm run bench -- coverage` shows how often its intervals hold the truth.
 */
export interface Score {
  readonly answers: number;
  readonly score: number;
  /** The posterior's mean. */
  readonly centre: number;
  /** The value below which the posterior has the share `tail`; `side` is the end of the scale that it approaches. */
  readonly bound: (side: 'low' | 'high', tail: number, caution: number) => number;
}

/** From a scale's values in ascending order, and how often each was chosen. Null without answers. */
export function scoreOf(values: readonly number[], counts: readonly number[]): Score | null {
  const answers = counts.reduce((sum, count) => sum + count, 0);
  if (answers <= 0) return null;
  const score = counts.reduce((sum, count, at) => sum + count * (values[at] ?? 0), 0) / answers;
  const prior = counts.map((count) => count + 1 / counts.length);
  return {
    answers,
    score,
    centre: momentsOf(values, prior).mean,
    bound: (side, tail, caution) => {
      const end = side === 'low' ? 0 : counts.length - 1;
      const cautious = prior.map((count, at) => (at === end ? count + caution : count));
      return quantileOf(values, cautious, side === 'low' ? tail : 1 - tail);
    },
  };
}

/** Mean and variance of the mean of a scale whose shares have this Dirichlet distribution. */
function momentsOf(values: readonly number[], parameters: readonly number[]) {
  const total = parameters.reduce((sum, parameter) => sum + parameter, 0);
  const mean = parameters.reduce((sum, parameter, at) => sum + parameter * (values[at] ?? 0), 0) / total;
  const spread = parameters.reduce(
    (sum, parameter, at) => sum + parameter * ((values[at] ?? 0) - mean) ** 2,
    0,
  );
  return { mean, variance: spread / total / (total + 1) };
}

function quantileOf(values: readonly number[], parameters: readonly number[], p: number): number {
  const lowest = values[0] ?? 0;
  const range = (values.at(-1) ?? 0) - lowest;
  const { mean, variance } = momentsOf(values, parameters);
  const share = (mean - lowest) / range;
  const strength = (share * (1 - share)) / (variance / range ** 2) - 1;
  return lowest + range * betaQuantile(p, share * strength, (1 - share) * strength);
}

/**
 * Each bound counts a quarter of an answer more at its own end of the scale. Without it the interval holds the truth 89 %
 * of the time where answers take two values only, one of them rarely.
 */
const CAUTION = 0.25;

/** The 95 % interval of a score. It always contains the score. */
export function scoreInterval(found: Score): { low: number; high: number } {
  const tail = 0.025;
  return {
    low: Math.min(found.score, found.bound('low', tail, CAUTION)),
    high: Math.max(found.score, found.bound('high', tail, CAUTION)),
  };
}

/** Less than for one score: the errors of two scores rarely add up. */
const CAUTION_OF_DIFFERENCE = 0.15;

/**
 * The interval of a difference at a two-sided error `alpha`, from the two scores' own bounds (Zou and Donner 2008, the
 * method by which Newcombe combines two Wilson intervals). It always contains the difference.
 */
export function differenceInterval(one: Score, other: Score, alpha: number): { low: number; high: number } {
  const bound = (score: Score, side: 'low' | 'high') => score.bound(side, alpha / 2, CAUTION_OF_DIFFERENCE);
  const centre = one.centre - other.centre;
  const difference = one.score - other.score;
  const below = Math.hypot(one.centre - bound(one, 'low'), bound(other, 'high') - other.centre);
  const above = Math.hypot(bound(one, 'high') - one.centre, other.centre - bound(other, 'low'));
  return { low: Math.min(difference, centre - below), high: Math.max(difference, centre + above) };
}

/** The smallest error at which the interval of the difference leaves out 0, so that it agrees with the interval. */
export function differenceP(one: Score, other: Score): number {
  const difference = one.score - other.score;
  /** The distance of 0 from the interval; negative when 0 is inside. */
  const outside = (alpha: number) => {
    const { low, high } = differenceInterval(one, other, alpha);
    return difference > 0 ? low : -high;
  };
  return difference === 0 ? 1 : smallestError(outside);
}

/** Nothing smaller is told apart. */
const SMALLEST_P = 1e-12;

/**
 * The smallest error at which `outside`, which grows with the error, is positive: by false position on the logarithm
 * (the Illinois method).
 */
export function smallestError(outside: (error: number) => number): number {
  let [inside, beyond] = [Math.log(SMALLEST_P), 0];
  let [atInside, atBeyond] = [outside(SMALLEST_P), outside(1)];
  if (atBeyond <= 0) return 1;
  if (atInside > 0) return SMALLEST_P;
  for (let step = 0, last = 0; step < 60 && beyond - inside > 1e-7; step += 1) {
    const next = inside + ((beyond - inside) * atInside) / (atInside - atBeyond);
    const found = outside(Math.exp(next));
    // Halves the value of an end that stays, so that it does not stay forever.
    if (found > 0) {
      if (last > 0) atInside /= 2;
      [beyond, atBeyond] = [next, found];
    } else {
      if (last < 0) atBeyond /= 2;
      [inside, atInside] = [next, found];
    }
    last = found > 0 ? 1 : -1;
  }
  return Math.exp(beyond);
}
