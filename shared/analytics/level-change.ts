import type * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { SCORE_CHANGE_ERROR } from './compare.ts';
import { errorAtOnePlace, ONE_WEEKLY_LOOK } from './looks.ts';
import type { Day } from './periods.ts';
import { differenceInterval, type Score, scoreOf } from './score.ts';
import { tQuantile } from './student-t.ts';
import { FEWEST_IN_POINT } from './trend-points.ts';
import type { levelChangeSchema } from './trend-schema.ts';
import {
  type ChangeFit,
  type ChangingWeeks,
  fitChange,
  type WeekMean,
  type Wobble,
  wobbleOf,
} from './week-wobble.ts';

/** How often each value of a scale was chosen; the values ascend. */
export interface Distribution {
  readonly values: readonly number[];
  readonly counts: readonly number[];
}

/** Of the answers themselves; 0 without answers. */
export function standardDeviation({ values, counts }: Distribution): number {
  const answers = counts.reduce((sum, count) => sum + count, 0);
  const moment = (of: (value: number) => number) =>
    counts.reduce((sum, count, at) => sum + count * of(values[at] ?? 0), 0) / Math.max(1, answers);
  const mean = moment((value) => value);
  return Math.sqrt(moment((value) => (value - mean) ** 2));
}

export interface Week extends Distribution {
  readonly start: Day;
}

/** A score before or after a change. */
interface Level {
  readonly answers: number;
  readonly score: number;
}

/** Whether the level of a score changed between two weeks. */
export type LevelChange = DeepReadonly<z.output<typeof levelChangeSchema>>;

/** With fewer weeks, nothing tells how much weeks differ without a reason. */
export const FEWEST_WEEKS = 8;
/** A single week may be one that differs. */
const FEWEST_ON_A_SIDE = 2;

/**
 * With few points on the scale and few answers the interval of a difference is up to a fifth too short: at 5 %, 6.0 % of
 * two weeks with 32 answers each, all at the ends of the scale, seemed to differ. So the error is multiplied by this.
 */
const CAUTION = 0.8;
/** A slow change is one place beside many. */
const PART_OF_SLOW = 0.25;

/**
 * Looks for the one week at which the score changed most, and for a slow change over all weeks, and tells whether chance
 * and the usual wobble between weeks explain it. `series` is the number of scores that the same page examines: all of its
 * claims together, read on each of 90 days, are false at most as often as `error` says.
 */
export function levelChange(
  weeks: readonly Week[],
  series: number,
  error: number = SCORE_CHANGE_ERROR,
): LevelChange {
  const known = answered(weeks);
  if (known.length < FEWEST_WEEKS) return { kind: 'too_few', lacks: 'weeks' };
  const splits = splitsOf(known);
  if (splits.length === 0) return { kind: 'too_few', lacks: 'answers' };
  const places = splits.length;
  const { ways, wobble } = waysOf(known, splits);
  const shares = splits.map(({ before, after }) => before.answers / (before.answers + after.answers));
  const all = (CAUTION * ONE_WEEKLY_LOOK * error) / series;
  const errors = { slow: PART_OF_SLOW * all, sudden: errorAtOnePlace((1 - PART_OF_SLOW) * all, shares) };
  const [best] = ways
    .map((way) => ({ ...way, fit: fitChange(way, wobble) }))
    .filter(({ shape, fit }) => Math.abs(fit.t) > tQuantile(errors[shape], fit.degrees))
    .sort((one, other) => clarityOf(other) - clarityOf(one));
  if (!best) return { kind: 'none', places };
  const { before, after, since, shape, fit } = best;
  const errorHere = errors[shape];
  const reach = tQuantile(errorHere, fit.degrees) * fit.standardError;
  // A bell is no good guess for few answers at one end of a scale, so this interval must leave out 0 as well.
  const ofAnswers = differenceInterval(after, before, errorHere);
  const low = Math.min(ofAnswers.low, fit.difference - reach);
  const high = Math.max(ofAnswers.high, fit.difference + reach);
  if (low <= 0 && high >= 0) return { kind: 'none', places };
  return {
    ...{ kind: 'changed', shape, places, since, low, high },
    before: levelOf(before),
    after: levelOf(after),
  };
}

/** A slow change has to fit clearly better: what is said of a sudden one is true of a slow one as well. */
const SLOW_AHEAD = 1.1;

const clarityOf = ({ shape, fit }: Way & { readonly fit: ChangeFit }) =>
  Math.abs(fit.t) / (shape === 'slow' ? SLOW_AHEAD : 1);

const answered = (weeks: readonly Week[]) => weeks.filter(({ counts }) => counts.some((count) => count > 0));

/** How much weeks differ around the change that fits best; null with too few weeks to know. */
export function wobbleBetween(weeks: readonly Week[]): Wobble | null {
  const known = answered(weeks);
  return known.length < FEWEST_WEEKS ? null : waysOf(known, splitsOf(known)).wobble;
}

/** The week at which the score changed most, and a slow change. */
function waysOf(known: readonly Week[], splits: readonly Split[]) {
  const sudden = splits.length > 0 ? suddenOf(known, splits.reduce(stronger)) : null;
  const ways = [sudden, slowOf(known)].filter((way) => way !== null);
  return { ways, wobble: wobbleOf(ways) };
}

/** The one at which a change is more likely: the one that leaves less of the differences between answers. */
const stronger = (one: Split, other: Split) => (strengthOf(other) > strengthOf(one) ? other : one);

const strengthOf = ({ before, after }: Split) =>
  Math.abs(after.score - before.score) / Math.sqrt(1 / before.answers + 1 / after.answers);

const levelOf = ({ answers, score }: Score): Level => ({ answers, score });

/** A way in which the score may have changed. */
interface Way extends ChangingWeeks {
  readonly shape: 'sudden' | 'slow';
  readonly since: Day;
  readonly before: Score;
  readonly after: Score;
}

interface Split {
  readonly at: number;
  readonly before: Score;
  readonly after: Score;
}

/** The weeks with enough weeks and answers before them and from then on. */
function splitsOf(weeks: readonly Week[]): Split[] {
  const splits: Split[] = [];
  const total = sumOf(weeks);
  let earlier = total.map(() => 0);
  weeks.forEach(({ values, counts }, at) => {
    const before = scoreOf(values, earlier);
    const after = scoreOf(values, combine(total, earlier, -1));
    const isLong = at >= FEWEST_ON_A_SIDE && weeks.length - at >= FEWEST_ON_A_SIDE;
    if (isLong && before && after && Math.min(before.answers, after.answers) >= FEWEST_IN_POINT) {
      splits.push({ at, before, after });
    }
    earlier = combine(earlier, counts, 1);
  });
  return splits;
}

function suddenOf(weeks: readonly Week[], { at, before, after }: Split): Way {
  const usual = varianceOf(weeks);
  const sides = [weeks.slice(0, at), weeks.slice(at)];
  return {
    ...{ shape: 'sudden', since: weeks[at]?.start ?? '', before, after },
    come: weeks.map((_, week) => Number(week >= at)),
    // Answers of another level differ by another amount, above all near an end of the scale.
    weeks: sides.flatMap((side) => meansOf(side, usual)),
    answersVariance: Math.min(...sides.map(varianceOf)),
  };
}

/** By the same step each week. Null with too few answers in the first or the last third. */
function slowOf(weeks: readonly Week[]): Way | null {
  const third = Math.floor(weeks.length / 3);
  const { values = [], start = '' } = weeks[0] ?? {};
  const before = scoreOf(values, sumOf(weeks.slice(0, third)));
  const after = scoreOf(values, sumOf(weeks.slice(-third)));
  if (!before || !after || Math.min(before.answers, after.answers) < FEWEST_IN_POINT) return null;
  const come = weeks.map((_, at) => at / (weeks.length - 1));
  return {
    ...{ shape: 'slow', since: start, before, after, come },
    weeks: meansOf(weeks, varianceOf(weeks)),
    answersVariance: varianceOf(weeks),
  };
}

/** So many imagined answers that vary as usual: a few alike ones do not show that all are. */
const IMAGINED = 32;

function meansOf(weeks: readonly Week[], usual: number): WeekMean[] {
  const answers = sumOf(weeks).reduce((sum, count) => sum + count, 0);
  const own = (varianceOf(weeks) * answers + usual * IMAGINED) / (answers + IMAGINED);
  return weeks.flatMap(({ values, counts }) => {
    const found = scoreOf(values, counts);
    return found ? [{ mean: found.score, variance: own / found.answers }] : [];
  });
}

const varianceOf = (weeks: readonly Week[]) =>
  standardDeviation({ values: weeks[0]?.values ?? [], counts: sumOf(weeks) }) ** 2;

const sumOf = (weeks: readonly Week[]) =>
  weeks.reduce(
    (sum, { counts }) => combine(sum, counts, 1),
    (weeks[0]?.counts ?? []).map(() => 0),
  );

function combine(one: readonly number[], other: readonly number[], sign: 1 | -1): number[] {
  return one.map((count, at) => count + sign * (other[at] ?? 0));
}
