/** The mean of one week, and the variance that the number of its answers alone gives it. */
export interface WeekMean {
  readonly mean: number;
  readonly variance: number;
}

/** How much weeks differ beyond what the number of their answers explains. */
export interface Wobble {
  /** Between weeks. */
  readonly variance: number;
  /** How many times as many independent weeks would be needed: 1 if weeks do not remember each other. */
  readonly memory: number;
}

/** How far the change has come in each week, from 0 to 1. */
type Come = readonly number[];

/** One way in which the weeks may have changed. */
export interface ChangingWeeks {
  readonly weeks: readonly WeekMean[];
  readonly come: Come;
  /** Of the answers, before or after the change, wherever it is smaller. */
  readonly answersVariance: number;
}

interface Line {
  readonly weights: readonly number[];
  readonly middle: number;
  readonly spread: number;
  readonly difference: number;
  readonly residuals: readonly number[];
  /** Of the residuals, weighted. */
  readonly squares: number;
}

function lineOf(weeks: readonly WeekMean[], come: Come, between: number): Line {
  const weights = weeks.map(({ variance }) => 1 / Math.max(1e-9, variance + between));
  const sum = (of: (at: number) => number) => weights.reduce((all, weight, at) => all + weight * of(at), 0);
  const total = sum(() => 1);
  const [x, y] = [(at: number) => come[at] ?? 0, (at: number) => weeks[at]?.mean ?? 0];
  const [middle, mean] = [sum(x) / total, sum(y) / total];
  const spread = sum((at) => (x(at) - middle) ** 2);
  const difference = sum((at) => (x(at) - middle) * (y(at) - mean)) / spread;
  const residuals = weeks.map((_, at) => y(at) - mean - difference * (x(at) - middle));
  return { weights, middle, spread, difference, residuals, squares: sum((at) => (residuals[at] ?? 0) ** 2) };
}

/**
 * The wobble around the change that fits best, by the moments of DerSimonian and Laird (1986). The best of many changes
 * explains most of the wobble of few weeks, so a least wobble is assumed. Each week's wobble may remember the last one's: the
 * memory is that of an autoregressive series.
 */
export function wobbleOf(ways: readonly ChangingWeeks[]): Wobble {
  const lines = ways.map((way) => ({ ...way, line: lineOf(way.weeks, way.come, 0) }));
  const [best] = lines.sort((one, other) => one.line.squares - other.line.squares);
  if (!best) return { variance: 0, memory: 1 };
  const { weeks, come, answersVariance } = best;
  const { weights, middle, spread, squares } = best.line;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const ofWeeks = weights.reduce(
    (sum, weight, at) => sum + weight ** 2 * (1 / total + ((come[at] ?? 0) - middle) ** 2 / spread),
    0,
  );
  const seen = (squares - (weeks.length - PARAMETERS)) / (total - ofWeeks);
  const variance = Math.max(LEAST_WOBBLE ** 2 * answersVariance, seen);
  return { variance, memory: memoryOf(lineOf(weeks, come, variance)) };
}

/** A level and a change. */
const PARAMETERS = 2;
/** Of the standard deviation of answers: about four points of a net promoter score. */
const LEAST_WOBBLE = 0.045;
/** Weeks are too few to show that a wobble is forgotten, so some memory is assumed. */
const LEAST_MEMORY = 0.4;
const MOST_MEMORY = 0.8;

function memoryOf({ weights, residuals }: Line): number {
  const standard = residuals.map((residual, at) => residual * Math.sqrt(weights[at] ?? 0));
  const squares = standard.reduce((sum, value) => sum + value ** 2, 0);
  const products = standard.slice(1).reduce((sum, value, at) => sum + value * (standard[at] ?? 0), 0);
  // Residuals of a fitted change lean to the opposite of the week before (Marriott and Pope 1954).
  const seen = squares > ALIKE ? products / squares + MISSED / residuals.length : 0;
  const kept = Math.min(MOST_MEMORY, Math.max(LEAST_MEMORY, seen));
  return (1 + kept) / (1 - kept);
}

const MISSED = 3;
/** Residuals of weeks that are exactly alike are errors of rounding. */
const ALIKE = 1e-9;

export interface ChangeFit {
  readonly difference: number;
  readonly standardError: number;
  /** Of Student's t, by Satterthwaite (1946): the part that the answers explain is known, the wobble is estimated. */
  readonly degrees: number;
  readonly t: number;
}

/** The change by weighted least squares. */
export function fitChange({ weeks, come }: ChangingWeeks, { variance, memory }: Wobble): ChangeFit {
  const { difference, spread, middle, weights } = lineOf(weeks, come, variance);
  const errorOf = (of: (week: WeekMean) => number) =>
    weeks.reduce(
      (sum, week, at) => sum + (weights[at] ?? 0) ** 2 * ((come[at] ?? 0) - middle) ** 2 * of(week),
      0,
    ) /
    spread ** 2;
  const ofAnswers = errorOf((week) => week.variance);
  const ofWobble = memory * errorOf(() => variance);
  const part = ofWobble / (ofAnswers + ofWobble);
  const standardError = Math.sqrt(ofAnswers + ofWobble);
  const degrees = Math.max(FEWEST_DEGREES, (weeks.length - PARAMETERS) / memory) / part ** 2;
  return {
    difference,
    standardError,
    degrees: Math.min(MOST_DEGREES, degrees),
    t: difference / standardError,
  };
}

const FEWEST_DEGREES = 3;
/** As good as the normal distribution. */
const MOST_DEGREES = 1_000;
