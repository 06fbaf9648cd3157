import { ACTIVITY_DAYS, type ActivityKind } from '#shared/activity/activity-kinds.ts';
import type { ActivityEntry } from '#shared/api/activity.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';

export type NewActivity = Pick<ActivityEntry, 'activityId' | 'kind' | 'actor' | 'actorName' | 'subject'>;

export async function insertActivity(
  tx: Queries,
  storeId: string,
  { activityId, kind, actor, actorName, subject }: NewActivity,
): Promise<void> {
  await tx.query(
    `INSERT INTO activity (store_id, activity_id, at, kind, actor, actor_name, subject)
     VALUES ($1, $2, now(), $3, $4, $5, $6)`,
    [storeId, activityId, kind, actor, actorName, subject],
  );
}

/** The email address of the person who opened a session; empty if it is not known. */
export async function findEmailOfSession(tx: Queries, storeId: string, sessionId: string): Promise<string> {
  const [session] = await tx.query<{ userEmail: string | null }>(
    `SELECT user_email FROM sessions WHERE store_id = $1 AND session_id = $2`,
    [storeId, sessionId],
  );
  return session?.userEmail ?? '';
}

/** A place in the log: after this entry come older ones. */
export interface ActivityPlace {
  readonly at: string;
  readonly activityId: string;
}

export async function findActivity(
  db: Queries,
  storeId: string,
  {
    kinds,
    before,
    limit,
  }: {
    readonly kinds: readonly ActivityKind[];
    readonly before: ActivityPlace | null;
    readonly limit: number;
  },
): Promise<ActivityEntry[]> {
  return db.query<ActivityEntry>(
    `SELECT activity_id, at, kind, actor, actor_name, subject FROM activity
      WHERE store_id = $1 AND kind = ANY ($2::text[])
        AND ($3::timestamptz IS NULL OR (at, activity_id) < ($3::timestamptz, $4::text))
      ORDER BY at DESC, activity_id DESC LIMIT $5::int`,
    [storeId, kinds, before?.at ?? null, before?.activityId ?? '', limit],
  );
}

const IS_OLD = `at < now() - interval '${ACTIVITY_DAYS} days'`;
export async function findStoresWithOldActivity(db: Queries): Promise<string[]> {
  const rows = await db.query<{ storeId: string }>(
    `SELECT /* every store */ DISTINCT store_id FROM activity WHERE ${IS_OLD}`,
    [],
    UPKEEP,
  );
  return rows.map((row) => row.storeId);
}

export async function deleteOldActivity(db: Queries, storeId: string): Promise<void> {
  await db.query(`DELETE FROM activity WHERE store_id = $1 AND ${IS_OLD}`, [storeId], UPKEEP);
}
