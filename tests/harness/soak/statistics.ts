import { percentile } from '#tests/harness/bench/ingest/load.ts';
import { median } from '#tests/harness/bench/statistics.ts';

/** A value measured at a moment, in milliseconds from any start. */
export interface Sample {
  readonly at: number;
  readonly value: number;
}

/**
 * The increase per millisecond: the median of the slopes between every two samples, which a single outlier does not
 * change.
 */
export function slope(samples: readonly Sample[]): number {
  const slopes: number[] = [];
  for (const [index, { at, value }] of samples.entries()) {
    for (const later of samples.slice(index + 1)) {
      if (later.at !== at) slopes.push((later.value - value) / (later.at - at));
    }
  }
  return slopes.length === 0 ? 0 : median(slopes);
}

export interface Growth {
  /** The median over all samples. */
  readonly level: number;
  /** The increase by the slope from the first sample to the last. */
  readonly growth: number;
  readonly perHour: number;
}

export function growthOf(samples: readonly Sample[]): Growth {
  const perMs = slope(samples);
  const lasted = (samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0);
  return {
    level: median(samples.map(({ value }) => value)),
    growth: perMs * lasted,
    perHour: perMs * 3_600_000,
  };
}

export interface Typical {
  readonly p50: number;
  readonly p99: number;
}

export function typical(samples: readonly Sample[]): Typical {
  const values = samples.map(({ value }) => value);
  return { p50: percentile(values, 0.5), p99: percentile(values, 0.99) };
}

/** The first and the last third of the time between `from` and `to`. */
export function thirds(
  samples: readonly Sample[],
  from: number,
  to: number,
): { readonly first: readonly Sample[]; readonly last: readonly Sample[] } {
  const third = (to - from) / 3;
  return {
    first: samples.filter(({ at }) => at >= from && at < from + third),
    last: samples.filter(({ at }) => at >= to - third && at <= to),
  };
}
