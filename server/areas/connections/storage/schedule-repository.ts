import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';

export interface StorageSchedule {
  readonly storeId: string;
  readonly connectionId: string;
  readonly timezone: string;
  readonly hour: number;
}

/** The active storages of all stores. */
export async function findStorages(db: Queries): Promise<StorageSchedule[]> {
  return db.query<StorageSchedule & Record<string, unknown>>(
    `SELECT /* every store */ connections.store_id AS "storeId", connection_id AS "connectionId", timezone,
            (connections.settings ->> 'hour')::int AS hour
       FROM connections JOIN stores ON stores.store_id = connections.store_id
      WHERE state = 'active' AND kind = 'storage'
      ORDER BY connections.store_id, connection_id`,
    [],
    UPKEEP,
  );
}

/** An export that begins later reads everything anew. */
const BEGINS_LATER = `attempts = 0 AND content = '{}' AND next_at > now()`;

/** Whether an export of the connection waits. It may ask for any, or only for one that has not begun and is not due yet. */
export async function hasWaitingExport(
  db: Queries,
  storeId: string,
  connectionId: string,
  which: 'any' | 'later',
): Promise<boolean> {
  const rows = await db.query(
    `SELECT event_id FROM outbox
      WHERE store_id = $1 AND connection_id = $2 AND state = 'waiting' AND subject = 'store.export'
        AND ${which === 'later' ? BEGINS_LATER : 'true'} LIMIT 1`,
    [storeId, connectionId],
  );
  return rows.length > 0;
}

export async function delayEntry(
  tx: Queries,
  storeId: string,
  eventId: string,
  seconds: number,
): Promise<void> {
  await tx.query(
    `UPDATE outbox SET next_at = now() + make_interval(secs => $3::float8) WHERE store_id = $1 AND event_id = $2`,
    [storeId, eventId, seconds],
  );
}
