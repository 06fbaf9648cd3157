import { performance } from 'node:perf_hooks';
import type { Priority, Database } from './database.ts';
import type { DatabaseError } from './database-error.ts';
import { faultKind, reasonOf } from './fault-kind.ts';
import type { EngineWatch } from './watch-engine.ts';
import type { DiskSpaceWatch } from './watch-disk-space.ts';
import type { Telemetry } from '../telemetry/metrics.ts';

/** Slower statements are logged, except upkeep. */
const SLOW_MS = 1_000;

/** A repeated fault is logged at this interval and counted each time. */
const LOG_INTERVAL_MS = 10_000;

/** Conflicts and refused values concern only the caller and are not logged here. */
const EVERYDAY = ['conflict', 'value'];

/** The code for statements after another one failed in the same transaction; only the first one is the fault. */
const TRANSACTION_FAILED = '25P02';

/**
 * Reports the database's state to log and metrics: the kind of fault, when the database becomes unreachable, and
 * when it is back.
 */
export function reportDatabase({ log, metrics }: Telemetry, diskSpace?: DiskSpaceWatch): EngineWatch {
  const countFault = metrics.counter('database_faults_total', 'Faults of the database.', 'kind');
  const countSlow = metrics.counter(
    'database_slow_total',
    'Statements and transactions that took more than a second.',
    'priority',
  );
  const { isNews, forget } = createRepeatFilter();
  let awaySince: number | undefined;

  return {
    begin(engine) {
      diskSpace?.begin(engine);
      metrics.gauge('database_up', '1 while the database answers, 0 while it is away.', () =>
        awaySince === undefined ? 1 : 0,
      );
      metrics.gauge(
        'database_waiting',
        'Callers that wait for a session of the database.',
        () => engine.waiting,
      );
    },
    answered() {
      if (awaySince === undefined) return;
      log.warn({ awayMs: Math.round(performance.now() - awaySince) }, 'The database is back');
      awaySince = undefined;
      forget();
    },
    failed(error: DatabaseError) {
      if (error.sqlState === TRANSACTION_FAILED) return;
      const kind = faultKind(error);
      countFault(kind);
      if (error.lost) awaySince ??= performance.now();
      if (kind === 'disk_full' && diskSpace !== undefined) {
        diskSpace.refused(error);
        return;
      }
      if (EVERYDAY.includes(kind) || !isNews(kind)) return;
      const reason = reasonOf(error);
      log.error(
        { kind, sqlState: error.sqlState, ...(reason !== '' && { reason }) },
        error.lost ? 'The database cannot be reached' : 'The database failed',
      );
    },
    took(milliseconds: number, priority: Priority) {
      if (milliseconds < SLOW_MS || priority === 'upkeep') return;
      countSlow(priority);
      if (isNews(`slow ${priority}`)) {
        log.warn({ priority, ms: Math.round(milliseconds) }, 'The database was slow');
      }
    },
  };
}

/** Remembers what was logged recently, to avoid repeats. */
function createRepeatFilter() {
  const toldAt = new Map<string, number>();
  return {
    isNews: (what: string): boolean => {
      const now = performance.now();
      if (now - (toldAt.get(what) ?? -Infinity) < LOG_INTERVAL_MS) return false;
      toldAt.set(what, now);
      return true;
    },
    forget: () => toldAt.clear(),
  };
}

/** Resolves when the database answers. */
export async function pingDatabase(database: Database): Promise<void> {
  await database.query('SELECT 1', [], { priority: 'ingest' });
}
