import { betaQuantile } from './beta-distribution.ts';
import { normalQuantile } from './normal.ts';

/**
 * The value that the mean of a scale stays below with the probability `p`, when the shares of its ascending values have
 * a Dirichlet distribution with these parameters: exactly for two values, else by the saddlepoint approximation of
 * Lugannani and Rice (1980) in the form of Barndorff-Nielsen (1986).
 */
export function dirichletMeanQuantile(
  values: readonly number[],
  parameters: readonly number[],
  p: number,
): number {
  const lowest = values[0] ?? 0;
  const range = (values.at(-1) ?? 0) - lowest;
  if (values.length === 2) return lowest + range * betaQuantile(p, parameters[1] ?? 0, parameters[0] ?? 0);
  const places = values.map((value) => (2 * (value - lowest)) / range - 1);
  return lowest + (range * (1 + placeBelow(places, parameters, normalQuantile(p)))) / 2;
}

const MOST_STEPS = 60;
const PRECISION = 1e-11;

/** The quantile for values between -1 and 1: by the secant method, within the tilts that are still possible. */
function placeBelow(places: readonly number[], parameters: readonly number[], normal: number): number {
  let [low, high] = [-1, 1];
  let last = tilted(places, parameters, 0);
  let next = (normal - last.normal) * last.step;
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const tilt = next > low && next < high ? next : (low + high) / 2;
    const found = tilted(places, parameters, tilt);
    if (found.normal < normal) low = tilt;
    else high = tilt;
    next = tilt + ((normal - found.normal) * (tilt - last.tilt)) / (found.normal - last.normal);
    last = found;
    if (Math.abs(next - tilt) < PRECISION || high - low < PRECISION) break;
  }
  return last.mean;
}

interface Tilted {
  readonly tilt: number;
  /** The mean that has this tilt as its saddlepoint. */
  readonly mean: number;
  /** The normal variable that stays below this value as often as the scale's mean stays below `mean`. */
  readonly normal: number;
  /** How much the tilt has to change for `normal` to change by 1, near a tilt of 0. */
  readonly step: number;
}

/** Nearer to the distribution's mean, rounding errors are larger than what the next term adds. */
const CENTRAL = 0.01;

/**
 * Shares with a Dirichlet distribution are gamma variables divided by their sum. So their mean is smaller than `mean` when
 * the sum of (place - mean) times such a variable is negative.
 */
function tilted(places: readonly number[], parameters: readonly number[], tilt: number): Tilted {
  let [sum, all] = [0, 0];
  for (let at = 0; at < places.length; at += 1) {
    const weight = (parameters[at] ?? 0) / (1 - tilt * (places[at] ?? 0));
    sum += weight * (places[at] ?? 0);
    all += weight;
  }
  const mean = sum / all;
  const saddle = tilt / (1 - tilt * mean);
  // The cumulant generating function at the saddlepoint, with its second and third derivative.
  let [cumulant, second, third] = [0, 0, 0];
  for (let at = 0; at < places.length; at += 1) {
    const parameter = parameters[at] ?? 0;
    const distance = (places[at] ?? 0) - mean;
    const factor = 1 - saddle * distance;
    const part = distance / factor;
    cumulant -= parameter * Math.log(factor);
    second += parameter * part ** 2;
    third += 2 * parameter * part ** 3;
  }
  const root = Math.sign(saddle) * Math.sqrt(Math.max(0, -2 * cumulant));
  const correction =
    Math.abs(root) < CENTRAL
      ? third / (6 * second ** 1.5)
      : Math.log((saddle * Math.sqrt(second)) / root) / root;
  return { tilt, mean, normal: root + correction, step: 1 / Math.sqrt(second) };
}
