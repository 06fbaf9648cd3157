import { AppError } from '#shared/errors.ts';
import type { Metrics } from '#server/kernel/telemetry/metrics.ts';

/** What shoppers' pages sent and was not kept, by reason, so that a burst of it is seen. */
export interface Refusals {
  count(error: unknown): void;
}

export function createRefusals(metrics: Pick<Metrics, 'counter'>): Refusals {
  const add = metrics.counter('collect_refused_total', 'Answers and sightings that were not taken.', 'code');
  return { count: (error) => add(error instanceof AppError ? error.code : 'INTERNAL') };
}
