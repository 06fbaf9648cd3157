import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Where the kernel's parts tell how they do. */
export interface Telemetry {
  readonly log: Logger;
  readonly metrics: Metrics;
}
