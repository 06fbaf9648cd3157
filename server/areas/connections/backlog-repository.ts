import type { Attempt } from '#shared/api/connections.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import { logAsJson } from './attempt-log.ts';

export async function countWaiting(db: Queries, storeId: string, connectionId: string): Promise<number> {
  const [row] = await db.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM outbox
      WHERE store_id = $1 AND connection_id = $2 AND state = 'waiting'`,
    [storeId, connectionId],
    UPKEEP,
  );
  return row?.waiting ?? 0;
}

/** Gives up the oldest waiting events beyond those that are kept, erasures last; returns how many. */
export async function giveUpOldest(
  tx: Queries,
  storeId: string,
  connectionId: string,
  { kept, reason }: { readonly kept: number; readonly reason: Attempt },
): Promise<number> {
  const oldest = await tx.query<{ eventId: string }>(
    `SELECT event_id FROM outbox
      WHERE store_id = $1 AND connection_id = $2 AND state = 'waiting'
      ORDER BY (type IN ('response.erased', 'survey.deleted')) DESC, seq DESC OFFSET $3::int`,
    [storeId, connectionId, kept],
  );
  const rows = await tx.query(
    `UPDATE outbox SET state = 'dead', settled_at = now(), log = log || $3::jsonb
      WHERE store_id = $1 AND event_id = ANY ($2::text[]) AND state = 'waiting' RETURNING event_id`,
    [storeId, oldest.map(({ eventId }) => eventId), logAsJson([reason])],
  );
  return rows.length;
}

/** Whether events were given up for this reason within the last day. */
export async function hasGivenUp(
  tx: Queries,
  storeId: string,
  connectionId: string,
  failure: string,
): Promise<boolean> {
  const rows = await tx.query(
    `SELECT event_id FROM outbox
      WHERE store_id = $1 AND connection_id = $2 AND state = 'dead' AND settled_at > now() - interval '1 day'
        AND log -> -1 ->> 'failure' = $3 LIMIT 1`,
    [storeId, connectionId, failure],
  );
  return rows.length > 0;
}
