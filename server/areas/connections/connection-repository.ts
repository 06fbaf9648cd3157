import type { Connection } from '#shared/api/connections.ts';
import { EVENT_TYPES, type EventChoice, type EventType } from '#shared/connections/events.ts';
import type { Service } from '#shared/connections/kinds.ts';
import { FAILING_DAYS, PREVIOUS_SECRET_HOURS } from '#shared/connections/connection-limits.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import { leaseIsFree } from '#server/kernel/database/lease.ts';

export interface ConnectionRecord extends EventChoice {
  readonly connectionId: string;
  readonly name: string;
  readonly service: Service;
  readonly url: string;
  readonly state: Connection['state'];
  readonly stateChangedAt: string;
  readonly createdAt: string;
  readonly failingSince: string | null;
  readonly secretSealed: string;
  /** Null once requests are no longer signed with it. */
  readonly previousSecretSealed: string | null;
  readonly previousSecretUntil: string | null;
}

/** The secret before is told only as long as requests are signed with it. */
const WHILE_VALID = 'CASE WHEN previous_secret_until > now() THEN';

const COLUMNS = `connection_id, name, settings || jsonb_build_object('kind', kind) AS service, url, events, survey_ids,
  answer_filter, secret_sealed, ${WHILE_VALID} previous_secret_sealed END AS previous_secret_sealed,
  ${WHILE_VALID} previous_secret_until END AS previous_secret_until, state, state_changed_at, created_at, failing_since`;

export async function findConnections(db: Queries, storeId: string): Promise<ConnectionRecord[]> {
  return db.query<ConnectionRecord>(
    `SELECT ${COLUMNS} FROM connections WHERE store_id = $1 ORDER BY created_at, connection_id`,
    [storeId],
    { keepsPlan: true },
  );
}

/** The connections of several stores. */
export async function findConnectionsOf(
  db: Queries,
  storeIds: readonly string[],
): Promise<(ConnectionRecord & { storeId: string })[]> {
  const [storeId] = storeIds;
  if (storeId !== undefined && storeIds.length === 1) {
    return (await findConnections(db, storeId)).map((connection) => ({ ...connection, storeId }));
  }
  return db.query<ConnectionRecord & { storeId: string }>(
    `SELECT store_id, ${COLUMNS} FROM connections WHERE store_id = ANY ($1::text[]) ORDER BY created_at, connection_id`,
    [storeIds],
    { keepsPlan: true },
  );
}

export async function findConnection(
  db: Queries,
  storeId: string,
  connectionId: string,
): Promise<ConnectionRecord | null> {
  const [row] = await db.query<ConnectionRecord>(
    `SELECT ${COLUMNS} FROM connections WHERE store_id = $1 AND connection_id = $2`,
    [storeId, connectionId],
  );
  return row ?? null;
}

export interface ConnectionChoice extends EventChoice {
  readonly connectionId: string;
  readonly name: string;
  readonly service: Service;
  readonly url: string;
}

export async function insertConnection(
  tx: Queries,
  storeId: string,
  { connectionId, name, service, url, events, surveyIds, answerFilter }: ConnectionChoice,
  secretSealed: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO connections
       (store_id, connection_id, name, url, events, survey_ids, answer_filter, secret_sealed, kind, settings,
        state_changed_at, created_at)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7::jsonb, $8, $9, $10::jsonb, now(), now())`,
    [
      ...[storeId, connectionId, name, url, JSON.stringify(events), JSON.stringify(surveyIds)],
      ...[answerFilter === null ? null : JSON.stringify(answerFilter), secretSealed],
      ...[service.kind, settingsOf(service)],
    ],
  );
}

function settingsOf({ kind: _, ...settings }: Service): string {
  return JSON.stringify(settings);
}

/**
 * A new address or key begins without the failures of the old one. Null leaves the key as it is; a new one ends the
 * previous secret too.
 */
export async function updateConnection(
  tx: Queries,
  storeId: string,
  { connectionId, name, service, url, events, surveyIds, answerFilter }: ConnectionChoice,
  keySealed: string | null,
): Promise<void> {
  await tx.query(
    `UPDATE connections
        SET name = $3, url = $4, events = $5::jsonb, survey_ids = $6::jsonb, answer_filter = $7::jsonb,
            settings = $8::jsonb, secret_sealed = coalesce($9, secret_sealed),
            previous_secret_sealed = CASE WHEN $9::text IS NULL THEN previous_secret_sealed END,
            previous_secret_until = CASE WHEN $9::text IS NULL THEN previous_secret_until END,
            failing_since = CASE WHEN url = $4 AND $9::text IS NULL THEN failing_since END
      WHERE store_id = $1 AND connection_id = $2`,
    [
      ...[storeId, connectionId, name, url, JSON.stringify(events), JSON.stringify(surveyIds)],
      ...[answerFilter === null ? null : JSON.stringify(answerFilter), settingsOf(service), keySealed],
    ],
  );
}

export async function saveState(
  tx: Queries,
  storeId: string,
  connectionId: string,
  state: Connection['state'],
): Promise<void> {
  await tx.query(
    `UPDATE connections SET state = $3, state_changed_at = now(), failing_since = NULL
      WHERE store_id = $1 AND connection_id = $2`,
    [storeId, connectionId, state],
  );
}

export async function saveNewSecret(
  tx: Queries,
  storeId: string,
  connectionId: string,
  secretSealed: string,
): Promise<void> {
  await tx.query(
    `UPDATE connections
        SET previous_secret_sealed = secret_sealed, secret_sealed = $3,
            previous_secret_until = now() + interval '${PREVIOUS_SECRET_HOURS} hours'
      WHERE store_id = $1 AND connection_id = $2`,
    [storeId, connectionId, secretSealed],
  );
}

export async function deleteConnectionRow(tx: Queries, storeId: string, connectionId: string): Promise<void> {
  await tx.query(`DELETE FROM connections WHERE store_id = $1 AND connection_id = $2`, [
    storeId,
    connectionId,
  ]);
}

/** Lets the places of the facts know which events to write. Call it after each change, under the store's lock. */
export async function saveWantedEvents(tx: Queries, storeId: string): Promise<void> {
  const active = (await findConnections(tx, storeId)).filter(({ state }) => state === 'active');
  const wanted = EVENT_TYPES.filter((type) => active.some(({ events }) => events.includes(type)));
  await tx.query(`UPDATE stores SET wanted_events = $2::jsonb WHERE store_id = $1`, [
    storeId,
    JSON.stringify(wanted),
  ]);
}

export async function findWantedEvents(db: Queries, storeId: string): Promise<readonly EventType[]> {
  const [row] = await db.query<{ wantedEvents: EventType[] }>(
    `SELECT wanted_events FROM stores WHERE store_id = $1`,
    [storeId],
  );
  return row?.wantedEvents ?? [];
}

/** Longer than a job's turn with its last requests. `deliver` renews it while it sends. */
const LEASE = `interval '1 minute'`;

/** Lets one job send to a connection: `held` if another does. */
export async function leaseConnection(
  db: Queries,
  storeId: string,
  connectionId: string,
  holder: string,
): Promise<ConnectionRecord | 'off' | 'held'> {
  const leased = await db.query(
    `UPDATE connections SET lease_by = $3, lease_until = now() + ${LEASE}
      WHERE store_id = $1 AND connection_id = $2 AND state = 'active' AND ${leaseIsFree('lease_until', LEASE)}
      RETURNING connection_id`,
    [storeId, connectionId, holder],
    UPKEEP,
  );
  const connection = await findConnection(db, storeId, connectionId);
  if (connection?.state !== 'active') return 'off';
  return leased.length > 0 ? connection : 'held';
}

/** Extends the lease while a longer piece of work runs. */
export async function renewConnection(
  db: Queries,
  storeId: string,
  connectionId: string,
  holder: string,
): Promise<void> {
  await db.query(
    `UPDATE connections SET lease_until = now() + ${LEASE}
      WHERE store_id = $1 AND connection_id = $2 AND lease_by = $3`,
    [storeId, connectionId, holder],
    UPKEEP,
  );
}

export async function releaseConnection(
  db: Queries,
  storeId: string,
  connectionId: string,
  holder: string,
): Promise<void> {
  await db.query(
    `UPDATE connections SET lease_by = NULL, lease_until = NULL
      WHERE store_id = $1 AND connection_id = $2 AND lease_by = $3`,
    [storeId, connectionId, holder],
    UPKEEP,
  );
}

/** Records that a delivery succeeded: the failures are over. */
export async function saveSuccess(db: Queries, storeId: string, connectionId: string): Promise<void> {
  await db.query(
    `UPDATE connections SET failing_since = NULL
      WHERE store_id = $1 AND connection_id = $2 AND failing_since IS NOT NULL`,
    [storeId, connectionId],
    UPKEEP,
  );
}

/** Records that a delivery failed. Returns whether all have failed for days. */
export async function saveFailure(db: Queries, storeId: string, connectionId: string): Promise<boolean> {
  await db.query(
    `UPDATE connections SET failing_since = now()
      WHERE store_id = $1 AND connection_id = $2 AND failing_since IS NULL`,
    [storeId, connectionId],
    UPKEEP,
  );
  const rows = await db.query(
    `SELECT connection_id FROM connections
      WHERE store_id = $1 AND connection_id = $2 AND failing_since < now() - interval '${FAILING_DAYS} days'`,
    [storeId, connectionId],
    UPKEEP,
  );
  return rows.length > 0;
}
