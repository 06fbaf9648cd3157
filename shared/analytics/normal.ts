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

/** The value that a normal variable stays below with the probability `p`, by Halley's method. */
export function normalQuantile(p: number): number {
  const tail = Math.min(p, 1 - p);
  // Hastings' approximation, Abramowitz and Stegun 26.2.23, is right to three digits.
  const t = Math.sqrt(-2 * Math.log(tail));
  let z =
    (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3) -
    t;
  for (let step = 0; step < 2; step += 1) {
    const error = (normalCdf(z) - tail) / normalDensity(z);
    z -= error / (1 + (z * error) / 2);
  }
  return p < 0.5 ? z : -z;
}
