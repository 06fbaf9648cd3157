import { AppError } from '#shared/errors.ts';
import type { Metrics } from '#server/kernel/telemetry/metrics.ts';

/** A metric of refused calls by reason, so that operators see a burst. */
export interface Refusals {
  count(error: unknown): void;
}

export function createRefusals(metrics: Pick<Metrics, 'counter'>): Refusals {
  const add = metrics.counter('collect_refused_total', 'Answers and sightings that were not taken.', 'code');
  return { count: (error) => add(error instanceof AppError ? error.code : 'INTERNAL') };
}
