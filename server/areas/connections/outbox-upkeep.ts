import type { Deps } from '#server/kernel/deps/deps.ts';
import { wakeJob } from '#server/kernel/jobs/job-repository.ts';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';
import { DELIVER_EVENTS } from './delivery-job-name.ts';
import {
  deleteOldEntries,
  findAllConnections,
  findOverdueConnections,
  measureOutbox,
} from './outbox-repository.ts';

const MINUTE_MS = 60_000;

export function outboxChores(deps: Pick<Deps, 'database' | 'newId'>): Chore[] {
  return [
    { name: 'find overdue deliveries', everyMs: 5 * MINUTE_MS, run: () => wakeOverdue(deps) },
    { name: 'delete old deliveries', everyMs: 60 * MINUTE_MS, run: (turn) => deleteOld(deps, turn) },
  ];
}

/** Wakes the jobs of connections whose events nothing sends, such as after a job's row was lost. */
async function wakeOverdue({ database, newId }: Pick<Deps, 'database' | 'newId'>): Promise<void> {
  for (const { storeId, connectionId } of await findOverdueConnections(database)) {
    await database.transaction((tx) =>
      wakeJob(tx, { storeId, kind: DELIVER_EVENTS, subject: connectionId }, newId()),
    );
  }
}

async function deleteOld({ database }: Pick<Deps, 'database'>, turn: Turn): Promise<void> {
  for (const { storeId, connectionId } of await findAllConnections(database)) {
    if (turn.isOver()) return;
    await deleteOldEntries(database, storeId, connectionId);
  }
}

const FRESH_MS = 5_000;

/** The gauges ask the database at a scrape. */
export function observeOutbox({ database, metrics }: Pick<Deps, 'database' | 'metrics'>): void {
  let asked = { at: -Infinity, measured: measureNothing };
  const measure = () => {
    if (performance.now() - asked.at > FRESH_MS) {
      asked = { at: performance.now(), measured: measureOutbox(database).catch(() => UNKNOWN) };
    }
    return asked.measured;
  };
  metrics.gauge(
    'outbox_oldest_waiting_seconds',
    'Age of the oldest event that waits for its delivery.',
    async () => (await measure()).oldestSeconds,
  );
  metrics.gauge(
    'outbox_dead_letters',
    'Events that were given up and can be sent again.',
    async () => (await measure()).dead,
  );
}

/** The database does not answer. */
const UNKNOWN = { oldestSeconds: Number.NaN, dead: Number.NaN };
const measureNothing = Promise.resolve(UNKNOWN);
