import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Logger } from './http/log.ts';
import type { Metrics } from './http/metrics.ts';

/**
 * What the composition root hands to the areas. A use case names the part that it needs:
 * `deps: Pick<Deps, 'database' | 'clock'>`.
 */
export interface Deps {
  config: Config;
  database: Database;
  log: Logger;
  metrics: Metrics;
  /** Milliseconds since the epoch. Only `main.ts` knows the real one. */
  clock: () => number;
  /** A new unguessable id: 128 random bits in lower-case hex. */
  newId: () => string;
}
