import { SCORE_CHANGE_ERROR } from './compare.ts';
import { normalDensity, twoSidedP } from './normal.ts';
import type { Day } from './periods.ts';
import { differenceInterval, type Score, scoreOf } from './score.ts';
import { FEWEST_IN_POINT } from './trend-points.ts';

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
export type LevelChange =
  /** No week has enough answers before it and enough from it on. */
  | { readonly kind: 'too_few' }
  /** `places` is the number of weeks at which a change was looked for. */
  | { readonly kind: 'none'; readonly places: number }
  | {
      readonly kind: 'changed';
      readonly places: number;
      /** The first week of the new level. */
      readonly since: Day;
      readonly before: Level;
      readonly after: Level;
      /** The interval of the difference, corrected for the places. It does not contain 0. */
      readonly low: number;
      readonly high: number;
    };

/**
 * Of all score changes told on one page, at most the part `SCORE_CHANGE_ERROR` of pages shall have a false one. With few
 * points on the scale and few answers the interval of a difference is up to a fifth too short: at 5 %, 6.0 % of two weeks
 * with 32 answers each, all at the ends of the scale, seemed to differ. So the error is multiplied by this.
 */
const CAUTION = 0.8;

/**
 * Looks for the one week at which the score changed most, and tells whether chance explains the change. `series` is the
 * number of scores that the same page examines: all of its claims together are false at most as often as `error` says.
 */
export function levelChange(
  weeks: readonly Week[],
  series: number,
  error: number = SCORE_CHANGE_ERROR,
): LevelChange {
  const places = placesOf(weeks);
  const [first] = places;
  if (!first) return { kind: 'too_few' };
  const best = places.reduce((one, other) => (other.strength > one.strength ? other : one), first);
  if (best.strength < FEWEST_STANDARD_ERRORS * deviationOf(weeks))
    return { kind: 'none', places: places.length };
  const shares = places.map(({ before, after }) => before.answers / (before.answers + after.answers));
  const errorHere = errorAtOnePlace((CAUTION * error) / series, shares);
  const { before, after, since } = best;
  const { low, high } = differenceInterval(after, before, errorHere);
  if (low <= 0 && high >= 0) return { kind: 'none', places: places.length };
  return {
    kind: 'changed',
    places: places.length,
    since,
    before: levelOf(before),
    after: levelOf(after),
    low,
    high,
  };
}

/** Below this many standard errors no test is significant, so the interval, which is slow for many answers, is not computed. */
const FEWEST_STANDARD_ERRORS = 1.5;

/** The standard deviation of all answers. */
function deviationOf(weeks: readonly Week[]): number {
  const { values = [] } = weeks[0] ?? {};
  const counts = weeks.reduce(
    (sum, week) => combine(sum, week.counts, 1),
    values.map(() => 0),
  );
  return standardDeviation({ values, counts });
}

const levelOf = ({ answers, score }: Score): Level => ({ answers, score });

interface Place {
  readonly since: Day;
  readonly before: Score;
  readonly after: Score;
  /** Grows with the likelihood of a change here. */
  readonly strength: number;
}

/** The weeks with answers, and with enough of them before and from then on. */
function placesOf(weeks: readonly Week[]): Place[] {
  const places: Place[] = [];
  const none = (weeks[0]?.counts ?? []).map(() => 0);
  const total = weeks.reduce((sum, { counts }) => combine(sum, counts, 1), none);
  let earlier = none;
  for (const { start, values, counts } of weeks) {
    if (counts.every((count) => count === 0)) continue;
    const before = scoreOf(values, earlier);
    const after = scoreOf(values, combine(total, earlier, -1));
    if (before && after && Math.min(before.answers, after.answers) >= FEWEST_IN_POINT) {
      const error = Math.sqrt(1 / before.answers + 1 / after.answers);
      places.push({ since: start, before, after, strength: Math.abs(after.score - before.score) / error });
    }
    earlier = combine(earlier, counts, 1);
  }
  return places;
}

function combine(one: readonly number[], other: readonly number[], sign: 1 | -1): number[] {
  return one.map((count, at) => count + sign * (other[at] ?? 0));
}

const LARGEST_Z = 8;

/**
 * The error that each place may have so that all places together have the given one. Neighbouring places share most of
 * their answers, so the bound of Miller and Siegmund (1982) is often less strict than Bonferroni's; the less strict of
 * the two holds.
 */
function errorAtOnePlace(error: number, shares: readonly number[]): number {
  const odds = shares.map((share) => share / (1 - share));
  const spread = Math.log(Math.max(...odds) / Math.min(...odds));
  const together = (z: number) => {
    const bonferroni = shares.length * twoSidedP(z);
    return Math.min(bonferroni, normalDensity(z) * (4 / z + (z - 1 / z) * spread));
  };
  let [low, high] = [1, LARGEST_Z];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (together(middle) > error) low = middle;
    else high = middle;
  }
  return twoSidedP(high);
}
