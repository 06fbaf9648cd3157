/** Beyond this, the tail probability is smaller than the precision of a double. */
const FAR = 8;

/**
 * The cumulative distribution function of the standard normal distribution, by Taylor series (Marsaglia 2004), exact
 * to double precision.
 */
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

/** The two-sided p value of z. */
export function twoSidedP(z: number): number {
  return Math.min(1, Math.max(0, 2 * normalCdf(-Math.abs(z))));
}

export function normalDensity(z: number): number {
  return Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);
}
