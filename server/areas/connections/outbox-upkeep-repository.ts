import { LOG_DAYS } from '#shared/connections/connection-limits.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import { deleteSlice } from '#server/kernel/database/delete-slice.ts';

/** Events in the log of one connection; the rest waits or is deleted. */
const MOST_LOGGED = 5_000;

/** Deletes what was delivered or given up a month ago; returns whether there may be more. */
export const deleteOldEntries = (db: Queries): Promise<boolean> =>
  deleteSlice(db, {
    table: 'outbox',
    at: 'settled_at',
    isOld: `state <> 'waiting' AND settled_at < now() - interval '${LOG_DAYS} days'`,
  });

/** Deletes the oldest entries of a connection's log beyond a number. */
export async function deleteOldestEntries(
  db: Queries,
  { storeId, connectionId }: ConnectionName,
): Promise<void> {
  await db.query(
    `DELETE FROM outbox WHERE store_id = $1 AND connection_id = $2 AND state <> 'waiting'
        AND seq <= (SELECT kept.seq FROM outbox AS kept
                     WHERE kept.store_id = $1 AND kept.connection_id = $2 AND kept.state <> 'waiting'
                     ORDER BY kept.seq DESC OFFSET ${MOST_LOGGED} LIMIT 1)`,
    [storeId, connectionId],
    UPKEEP,
  );
}

export interface ConnectionName {
  readonly storeId: string;
  readonly connectionId: string;
}

/** Connections with more entries than a log keeps. */
export async function findLongLogs(db: Queries): Promise<ConnectionName[]> {
  return db.query<ConnectionName>(
    `SELECT /* every store */ store_id, connection_id FROM outbox
      GROUP BY store_id, connection_id HAVING count(*) > ${MOST_LOGGED}
      ORDER BY store_id, connection_id`,
    [],
    UPKEEP,
  );
}

/** Active connections with events that could have been sent minutes ago. */
export async function findOverdueConnections(db: Queries): Promise<ConnectionName[]> {
  return db.query<ConnectionName>(
    `SELECT /* every store */ DISTINCT outbox.store_id, outbox.connection_id
       FROM outbox JOIN connections ON connections.store_id = outbox.store_id
        AND connections.connection_id = outbox.connection_id AND connections.state = 'active'
      WHERE outbox.state = 'waiting' AND outbox.next_at < now() - interval '5 minutes'`,
    [],
    UPKEEP,
  );
}

export interface OutboxFigures {
  readonly oldestSeconds: number;
  readonly waiting: number;
  readonly dead: number;
}

export async function measureOutbox(db: Queries): Promise<OutboxFigures> {
  const [row] = await db.query<OutboxFigures>(
    `SELECT /* every store */
       (SELECT coalesce(extract(epoch FROM now() - min(occurred_at)), 0)::float8 FROM outbox
         WHERE state = 'waiting') AS oldest_seconds,
       (SELECT count(*)::int FROM outbox WHERE state = 'waiting') AS waiting,
       (SELECT count(*)::int FROM outbox WHERE state = 'dead' AND NOT is_test) AS dead`,
    [],
    UPKEEP,
  );
  return row ?? { oldestSeconds: 0, waiting: 0, dead: 0 };
}
