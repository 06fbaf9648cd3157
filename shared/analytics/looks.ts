import { normalDensity, normalQuantile, twoSidedP } from './normal.ts';

// Merchants look at growing answers again and again, and at many places of one series. Each look is a chance to be wrong.

const LARGEST_Z = 8;

/** The largest z at which `together`, which falls with z, is above the error; as a two-sided p value. */
function errorOf(error: number, together: (z: number) => number): number {
  let [low, high] = [1, LARGEST_Z];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (together(middle) > error) low = middle;
    else high = middle;
  }
  return twoSidedP(high);
}

/** How often a sum that grows from one size to `exp(spread)` times that is ever beyond z (Miller and Siegmund 1982). */
const everBeyond = (z: number, spread: number) => normalDensity(z) * (4 / z + (z - 1 / z) * spread);

/**
 * The error that each place may have so that all places together have the given one. Neighbouring places share most of
 * their answers, so the bound of Miller and Siegmund is often less strict than Bonferroni's; the less strict of the two
 * holds.
 */
export function errorAtOnePlace(error: number, shares: readonly number[]): number {
  const odds = shares.map((share) => share / (1 - share));
  const spread = Math.log(Math.max(...odds) / Math.min(...odds));
  return errorOf(error, (z) => Math.min(shares.length * twoSidedP(z), everBeyond(z, spread)));
}

/** A series of weeks has 13 more looks in 90 days, most of which see the same weeks; early ones know the wobble least. */
export const ONE_WEEKLY_LOOK = 1 / 6;

/** Answers that are looked at on each of 90 days grow up to 90 times. */
const DAYS = 90;
const SPREAD_OF_GROWTH = Math.log(DAYS);

/**
 * How often such a p value, or a smaller one, is seen on any of 90 days, if nothing differs. The answers grow, or they are
 * the newest of so many days: then old ones leave as new ones come.
 */
export function pOverLooks(p: number, newestDays = Infinity): number {
  if (p >= ALWAYS) return 1;
  const spread = Math.max(SPREAD_OF_GROWTH, (2 * DAYS) / newestDays);
  return Math.min(1, everBeyond(-normalQuantile(Math.max(1e-15, p / 2)), spread));
}

const ALWAYS = 0.2;

/** The error of one look so that all of 90 days together have the given one. */
export const errorAtOneLook = (error: number): number =>
  errorOf(error, (z) => everBeyond(z, SPREAD_OF_GROWTH));
