import { performance } from 'node:perf_hooks';
import type { Telemetry } from '#server/kernel/telemetry/telemetry.ts';
import type { Priority } from './database.ts';
import type { DatabaseError } from './database-error.ts';
import { faultKind, reasonOf } from './fault-kind.ts';
import type { EngineWatch } from './watch-engine.ts';
import type { RoomWatch } from './watch-room.ts';

/** Longer than this is worth a look. Upkeep may take its time. */
const SLOW_MS = 1_000;

/** A fault that comes with every request is told this often, and counted each time. */
const TELL_EVERY_MS = 10_000;

/** Conflicts and refused values concern the caller only, so they are not logged here. */
const EVERYDAY = ['conflict', 'value'];

/** What is said to statements of a transaction in which another one failed: that one is the fault. */
const TRANSACTION_FAILED = '25P02';

/** Tells log and metrics how the database does: what kind of fault it is, when it goes away, when it is back. */
export function reportDatabase({ log, metrics }: Telemetry, room?: RoomWatch): EngineWatch {
  const countFault = metrics.counter('database_faults_total', 'Faults of the database.', 'kind');
  const countSlow = metrics.counter(
    'database_slow_total',
    'Statements and transactions that took more than a second.',
    'priority',
  );
  const { isNews, forget } = rememberTold();
  let awaySince: number | undefined;

  return {
    begin(engine) {
      room?.begin(engine);
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
      if (kind === 'disk_full' && room !== undefined) {
        room.refused(error);
        return;
      }
      if (EVERYDAY.includes(kind) || !isNews(kind)) return;
      const reason = reasonOf(error);
      log.error(
        { kind, sqlState: error.sqlState, ...(reason !== '' && { reason }) },
        error.lost ? 'The database is away' : 'The database failed',
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

/** What was told a short while ago is no news. */
function rememberTold() {
  const toldAt = new Map<string, number>();
  return {
    isNews: (what: string): boolean => {
      const now = performance.now();
      if (now - (toldAt.get(what) ?? -Infinity) < TELL_EVERY_MS) return false;
      toldAt.set(what, now);
      return true;
    },
    forget: () => toldAt.clear(),
  };
}
