/** The two-sided 95 % quantile of the normal distribution. */
const Z95 = 1.959963984540054;

/** With fewer answers than this, results show no figure. */
export const FEWEST_ANSWERS = 10;

/** A share with its Wilson score interval. */
export interface Rate {
  readonly count: number;
  readonly total: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/**
 * A share with Wilson's interval (1927), which stays accurate for few answers and for shares near 0 or 1. Null
 * without answers.
 */
export function rate(count: number, total: number): Rate | null {
  if (total <= 0) return null;
  const share = count / total;
  const z2 = Z95 * Z95;
  const centre = (count + z2 / 2) / (total + z2);
  const half = (Z95 * Math.sqrt(total * share * (1 - share) + z2 / 4)) / (total + z2);
  // Rounding errors could push a bound past the share itself, so the bounds are clamped to it.
  return {
    count,
    total,
    share,
    low: count === 0 ? 0 : Math.max(0, centre - half),
    high: count === total ? 1 : Math.min(1, centre + half),
  };
}
