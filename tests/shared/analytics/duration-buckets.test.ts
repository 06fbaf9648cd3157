import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DURATION_BUCKETS,
  durationBucket,
  MEDIAN_ERROR,
  medianDuration,
} from '#shared/analytics/duration-buckets.ts';

function medianOf(durations: readonly number[]) {
  const byBucket = new Map<number, number>();
  for (const duration of durations) {
    const bucket = durationBucket(duration);
    byBucket.set(bucket, (byBucket.get(bucket) ?? 0) + 1);
  }
  return medianDuration(byBucket);
}

describe('duration buckets', () => {
  it('contain every duration between their bounds', () => {
    fc.assert(
      fc.property(fc.nat(200_000_000), (milliseconds) => {
        const bucket = durationBucket(milliseconds);
        expect(milliseconds / 1000).toBeGreaterThanOrEqual(DURATION_BUCKETS[bucket] ?? NaN);
        expect(milliseconds / 1000).toBeLessThan(DURATION_BUCKETS[bucket + 1] ?? Infinity);
      }),
    );
  });

  it('give a median within the stated error', () => {
    const duration = fc.integer({ min: 1000, max: 80_000_000 });
    fc.assert(
      fc.property(fc.array(duration, { minLength: 1, maxLength: 50 }), (durations) => {
        const sorted = [...durations].sort((a, b) => a - b);
        const exact = (sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN) / 1000;
        const found = medianOf(durations);
        expect(found?.low).toBeLessThanOrEqual(exact);
        expect(found?.high).toBeGreaterThan(exact);
        expect(Math.abs((found?.seconds ?? NaN) / exact - 1)).toBeLessThanOrEqual(MEDIAN_ERROR + 1e-9);
      }),
    );
    expect(MEDIAN_ERROR).toBeLessThan(0.05);
  });

  it('give no median without durations and no upper bound for the last bucket', () => {
    expect(medianDuration(new Map())).toBeNull();
    expect(medianDuration(new Map([[3, 0]]))).toBeNull();
    expect(medianOf([9e9])).toEqual({ seconds: 86_400, low: 86_400, high: null });
    expect(medianOf([10])).toEqual({ seconds: 0.5, low: 0, high: 1 });
  });
});
