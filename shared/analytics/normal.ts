/** Beyond this the tails are below what a double can tell from 0. */
const FAR = 8;

/** The standard normal distribution's share below z, by its Taylor series (Marsaglia 2004), exact to doubles. */
export function normalCdf(z: number): number {
  if (z < -FAR) return 0;
  if (z > FAR) return 1;
  let sum = z;
  let term = z;
  for (let n = 3, previous = NaN; sum !== previous; n += 2) {
    previous = sum;
    term *= (z * z) / n;
    sum += term;
  }
  return 0.5 + (sum * Math.exp(-0.5 * z * z)) / Math.sqrt(2 * Math.PI);
}

/** How often chance alone brings a value at least as far from 0 as z, on either side. */
export function twoSidedP(z: number): number {
  return Math.min(1, Math.max(0, 2 * normalCdf(-Math.abs(z))));
}
