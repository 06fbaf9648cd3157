/**
 * Each bucket is 10 % wider than the one before: the median stays within 5 %, and the number of buckets stays small.
 */
const GROWTH = 1.1;
const LONGEST_SECONDS = 24 * 60 * 60;

/**
 * The lower bounds in seconds. The first bucket holds durations under a second, the last holds a day and longer. They
 * are computed by multiplication, not from logarithms, so that every JavaScript engine gets the same numbers.
 */
export const DURATION_BUCKETS: readonly number[] = lowerBounds();

/** The largest relative error of a median read from buckets: about 5 %. */
export const MEDIAN_ERROR = Math.sqrt(GROWTH) - 1;

function lowerBounds(): number[] {
  const bounds = [0];
  for (let bound = 1; bound < LONGEST_SECONDS; bound *= GROWTH) bounds.push(bound);
  bounds.push(LONGEST_SECONDS);
  return bounds;
}

export function durationBucket(milliseconds: number): number {
  const seconds = milliseconds / 1000;
  let low = 0;
  let high = DURATION_BUCKETS.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((DURATION_BUCKETS[middle] ?? Infinity) <= seconds) low = middle;
    else high = middle - 1;
  }
  return low;
}

export interface MedianDuration {
  /** The middle of the bucket that contains the median. */
  readonly seconds: number;
  /** The bucket's bounds: the lower is included, the upper is not. */
  readonly low: number;
  /** Null when there is no upper end. */
  readonly high: number | null;
}

/**
 * The median duration from counts by bucket; null without responses. For an even number it takes the lower middle
 * value.
 */
export function medianDuration(byBucket: ReadonlyMap<number, number>): MedianDuration | null {
  const buckets = [...byBucket].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [bucket, count] of buckets) {
    passed += count;
    if (passed * 2 >= total) return middleOf(bucket);
  }
  return null;
}

function middleOf(bucket: number): MedianDuration {
  const low = DURATION_BUCKETS[bucket] ?? LONGEST_SECONDS;
  const high = DURATION_BUCKETS[bucket + 1] ?? null;
  if (high === null) return { seconds: low, low, high };
  // The geometric middle gives the same relative error towards both bounds.
  return { seconds: low === 0 ? high / 2 : Math.sqrt(low * high), low, high };
}
