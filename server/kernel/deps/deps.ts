import type { Config } from '#server/kernel/config/config.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Logger } from '#server/kernel/telemetry/log.ts';
import type { Metrics } from '#server/kernel/telemetry/metrics.ts';

/**
 * The dependencies that the composition root gives to the areas. A use case names the ones it needs: `deps:
 * Pick<Deps, 'database' | 'clock'>`.
 */
export interface Deps {
  config: Config;
  database: Database;
  log: Logger;
  metrics: Metrics;
  /** Milliseconds since the epoch. Only the start of the process passes the real clock. */
  clock: () => number;
  /** A new unguessable id: 128 random bits in lower-case hex. */
  newId: () => string;
}
