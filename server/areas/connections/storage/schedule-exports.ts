import { dayOf } from '#shared/store/day-of.ts';
import { storeClock } from '#shared/store/time-at.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { EachStore } from '#server/kernel/jobs/each-store.ts';
import type { ConnectionRecord } from '../connection-repository.ts';
import { hasEntry } from '../digest-repository.ts';
import { eventIdOf, write } from '../record-events.ts';
import { delayEntry, findStorages, hasWaitingExport, type StorageSchedule } from './schedule-repository.ts';

const TYPE = 'store.export';

type ScheduleDeps = Pick<Deps, 'clock' | 'newId'>;

/** Begins the export of each connection whose hour has come today, and of those that were added after that hour today. */
export async function scheduleExports(
  deps: ScheduleDeps & Pick<Deps, 'database'>,
  eachStore: EachStore,
): Promise<void> {
  await eachStore(await findStorages(deps.database), async (storage) => {
    const today = dueDay(storage, deps.clock());
    if (today !== null) await scheduleExport(deps, storage, today);
  });
}

/** Returns the store's date once the hour of its export has come, else null. */
function dueDay({ timezone, hour }: StorageSchedule, now: number): string | null {
  const today = dayOf(now, timezone);
  const due = `${today} ${String(hour).padStart(2, '0')}:00:00`;
  return storeClock(timezone)(new Date(now).toISOString()) >= due ? today : null;
}

async function scheduleExport(
  deps: ScheduleDeps & Pick<Deps, 'database'>,
  { storeId, connectionId }: StorageSchedule,
  today: string,
): Promise<void> {
  const { database } = deps;
  const eventId = eventIdOf([connectionId, TYPE, today]);
  if (await hasEntry(database, storeId, eventId)) return;
  await database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    // One that waits for its next attempt writes everything.
    if (await hasWaitingExport(tx, storeId, connectionId, 'any')) return;
    await writeEntry(deps, tx, { storeId, connectionId, eventId });
  }, UPKEEP);
}

interface ExportEntry {
  readonly storeId: string;
  readonly connectionId: string;
  readonly eventId: string;
}

async function writeEntry(
  { clock, newId }: ScheduleDeps,
  tx: Queries,
  { storeId, connectionId, eventId }: ExportEntry,
): Promise<void> {
  const about = { surveyId: '', responseId: '', subject: TYPE, occurredAt: clock(), content: {} };
  await write({ newId }, tx, storeId, [{ ...about, eventId, connectionId, type: TYPE }]);
}

/** Several erasures lead to one export. */
const PATIENCE_SECONDS = 600;

/**
 * Lets the files of erased responses be written anew soon, in the transaction of the erasure. An export that has begun
 * may be past their files, so another one follows it.
 */
export async function exportAfterErasure(
  deps: ScheduleDeps,
  tx: Queries,
  storeId: string,
  storages: readonly Pick<ConnectionRecord, 'connectionId'>[],
): Promise<void> {
  for (const { connectionId } of storages) {
    if (await hasWaitingExport(tx, storeId, connectionId, 'later')) continue;
    const eventId = eventIdOf([connectionId, TYPE, deps.newId()]);
    await writeEntry(deps, tx, { storeId, connectionId, eventId });
    await delayEntry(tx, storeId, eventId, PATIENCE_SECONDS);
  }
}
