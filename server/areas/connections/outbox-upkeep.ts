import { MINUTE_MS } from '#shared/durations.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { wakeJob } from '#server/kernel/jobs/job-repository.ts';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import type { EachStore } from '#server/kernel/jobs/each-store.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';
import { measuredLater } from '#server/kernel/telemetry/measured-later.ts';
import { DELIVER_EVENTS } from './delivery-job-name.ts';
import {
  deleteOldEntries,
  deleteOldestEntries,
  findLongLogs,
  findOverdueConnections,
  measureOutbox,
} from './outbox-upkeep-repository.ts';
import { writeDigests } from './write-digests.ts';

export function outboxChores(deps: Pick<Deps, 'clock' | 'database' | 'newId'>): Chore[] {
  return [
    {
      name: 'find overdue deliveries',
      everyMs: 5 * MINUTE_MS,
      run: (_, eachStore) => wakeOverdue(deps, eachStore),
    },
    {
      name: 'write daily digests',
      everyMs: 5 * MINUTE_MS,
      run: (_, eachStore) => writeDigests(deps, eachStore),
    },
    {
      name: 'delete old deliveries',
      everyMs: 60 * MINUTE_MS,
      run: (turn, eachStore) => deleteOld(deps, turn, eachStore),
    },
  ];
}

/** Wakes the jobs of connections whose events nothing sends, such as after a job's row was lost. */
async function wakeOverdue(
  { database, newId }: Pick<Deps, 'database' | 'newId'>,
  eachStore: EachStore,
): Promise<void> {
  await eachStore(await findOverdueConnections(database), ({ storeId, connectionId }) =>
    database.transaction((tx) =>
      wakeJob(tx, { storeId, kind: DELIVER_EVENTS, subject: connectionId }, newId()),
    ),
  );
}

async function deleteOld(
  { database }: Pick<Deps, 'database'>,
  turn: Turn,
  eachStore: EachStore,
): Promise<void> {
  while (!turn.isOver() && (await deleteOldEntries(database)));
  await eachStore(await findLongLogs(database), (log) => deleteOldestEntries(database, log));
}

const FRESH_MS = 5_000;

export function observeOutbox({ database, metrics }: Pick<Deps, 'database' | 'metrics'>): void {
  const measured = measuredLater(FRESH_MS, () => measureOutbox(database), UNKNOWN);
  metrics.gauge(
    'outbox_oldest_waiting_seconds',
    'Age of the oldest event that waits for its delivery.',
    () => measured().oldestSeconds,
  );
  metrics.gauge('outbox_waiting_events', 'Events that wait for their delivery.', () => measured().waiting);
  metrics.gauge(
    'outbox_dead_letters',
    'Events that were given up and can be sent again.',
    () => measured().dead,
  );
}

/** The database has not answered. */
const UNKNOWN = { oldestSeconds: Number.NaN, waiting: Number.NaN, dead: Number.NaN };
