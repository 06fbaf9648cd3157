/** The middle value; for an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The typical distance from the median, as a share of the median. */
export function spread(values: readonly number[]): number {
  const centre = median(values);
  return median(values.map((value) => Math.abs(value - centre))) / centre;
}

export interface Point {
  readonly size: number;
  readonly value: number;
}

/**
 * The exponent of the growth with the size, fitted over all points on logarithmic axes: 0 is constant, 1 linear, 2
 * quadratic.
 */
export function growth(points: readonly Point[]): number {
  const xs = points.map(({ size }) => Math.log(size));
  const ys = points.map(({ value }) => Math.log(value));
  const meanX = mean(xs);
  const meanY = mean(ys);
  const covariance = xs.reduce((sum, x, index) => sum + (x - meanX) * ((ys[index] ?? 0) - meanY), 0);
  return covariance / xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
