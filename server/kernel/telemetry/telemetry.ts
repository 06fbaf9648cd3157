import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';

/** The log and the metrics of the kernel. */
export interface Telemetry {
  readonly log: Logger;
  readonly metrics: Metrics;
}
