/** Each bucket is this much longer than the one before: fine enough to trust, few enough to store. */
const GROWTH = 1.1;
const LONGEST_SECONDS = 24 * 60 * 60;

/**
 * The lower bounds in seconds. The first bucket holds everything under a second, the last everything from a
 * day on. Made by multiplying, not by logarithms, so that every engine draws the same borders.
 */
export const DURATION_BUCKETS: readonly number[] = lowerBounds();

/** How far the median read from buckets may be from the true one, as a share of it: about 5 %. */
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
  /** The middle of the bucket in which the median lies. */
  readonly seconds: number;
  /** The bucket's ends: the true median is at least the first and less than the second. */
  readonly low: number;
  /** Null when there is no upper end. */
  readonly high: number | null;
}

/** From the number of responses by bucket; null without any. Of an even number it takes the lower middle. */
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
  // The geometric middle makes the largest error the same share on both sides.
  return { seconds: low === 0 ? high / 2 : Math.sqrt(low * high), low, high };
}
