import type { Attempt, Delivery } from '#shared/api/connections.ts';
import type { EventType } from '#shared/connections/events.ts';
import { orderedOf, type OrderedRow, presentProducts } from '#server/areas/orders/ordered-products.ts';
import { type RowsByStore, UPKEEP, type Database, type Queries } from '#server/kernel/database/database.ts';
import { givenRows, statementByStore } from '#server/kernel/database/given-rows.ts';
import { logAsJson } from './attempt-log.ts';
import type { OrderContent } from './kinds/event-content.ts';
import type { NewEntry } from './new-entry-repository.ts';

export interface Entry {
  readonly eventId: string;
  readonly type: EventType;
  readonly seq: number;
  readonly subject: string;
  readonly content: unknown;
  readonly occurredAt: string;
  readonly state: Delivery['state'];
  readonly attempts: number;
  readonly nextAt: string;
  readonly settledAt: string | null;
  readonly log: readonly Attempt[];
  readonly isTest: boolean;
  readonly isCustomerConfirmed: boolean;
}

export interface DueEntry extends Entry {
  /** How long ago it could have been sent. */
  readonly lateSeconds: number;
}

/** With the order as it is now, if the event may name it: what was bought is not copied into events. */
const COLUMNS = `event_id, type, seq::float8 AS seq, subject, content, occurred_at, state, attempts, next_at,
  settled_at, log, is_test,
  CASE WHEN content ? 'order_id' THEN (
    SELECT ${orderedOf('responses')} FROM responses
     WHERE responses.store_id = $1 AND responses.survey_id = outbox.survey_id
       AND responses.response_id = outbox.response_id) END AS ordered,
  content ? 'customer_id' AND EXISTS (
    SELECT 1 FROM responses
     WHERE responses.store_id = $1 AND responses.survey_id = outbox.survey_id
       AND responses.response_id = outbox.response_id AND is_order_verified
       AND customer_id = content ->> 'customer_id') AS is_customer_confirmed`;

type EntryRow<Row extends Entry> = Row & { readonly content: object; readonly ordered: OrderedRow | null };

const withOrder = <Row extends Entry>({ ordered, ...row }: EntryRow<Row>): Row =>
  ({ ...row, ...(ordered && { content: { ...row.content, ...orderContent(ordered) } }) }) as unknown as Row;

const orderContent = ({ name, lines }: OrderedRow): OrderContent => ({
  ...(name !== null && { order_name: name }),
  order_products: presentProducts(lines).map(({ productId, variantId, ...product }) => ({
    product_id: productId,
    variant_id: variantId,
    ...product,
  })),
});

/**
 * The first waiting event of each subject, which the others wait for. Read in the order of the index: comparing each event
 * with the others takes minutes for thousands of them.
 */
const firstOfSubjects = (columns: string) =>
  `SELECT DISTINCT ON (subject) ${columns} FROM outbox
    WHERE store_id = $1 AND connection_id = $2 AND state = 'waiting' ORDER BY subject, seq`;

/** Due events, the oldest first, without those that wait for an earlier event of the same subject. */
export async function findDueEntries(
  db: Queries,
  storeId: string,
  connectionId: string,
  limit: number,
): Promise<DueEntry[]> {
  const rows = await db.query<EntryRow<DueEntry>>(
    `SELECT ${COLUMNS}, extract(epoch FROM now() - next_at)::float8 AS late_seconds FROM outbox
      WHERE store_id = $1 AND event_id IN (
        SELECT event_id FROM (${firstOfSubjects('event_id, seq, next_at')}) AS first_events
         WHERE next_at <= now() ORDER BY seq LIMIT $3::int)
      ORDER BY seq`,
    [storeId, connectionId, limit],
    { ...UPKEEP, keepsPlan: true },
  );
  return rows.map(withOrder);
}

/** Seconds until the next event may be sent; null if none waits. */
export async function secondsToNext(
  db: Queries,
  storeId: string,
  connectionId: string,
): Promise<number | null> {
  const [row] = await db.query<{ seconds: number | null }>(
    `SELECT extract(epoch FROM min(next_at) - now())::float8 AS seconds
       FROM (${firstOfSubjects('next_at')}) AS first_events`,
    [storeId, connectionId],
    UPKEEP,
  );
  return row?.seconds == null ? null : Math.max(0, row.seconds);
}

export interface DeadEntry {
  readonly eventId: string;
  readonly type: EventType;
  readonly subject: string;
  readonly seq: number;
}

/** Events of these subjects that were given up. */
export async function findDeadOf(
  db: Queries,
  storeId: string,
  connectionId: string,
  subjects: readonly string[],
): Promise<DeadEntry[]> {
  return db.query<DeadEntry>(
    `SELECT event_id, type, subject, seq::float8 AS seq FROM outbox
      WHERE store_id = $1 AND connection_id = $2 AND state = 'dead' AND subject = ANY ($3::text[]) ORDER BY seq`,
    [storeId, connectionId, subjects],
    UPKEEP,
  );
}

/** What an attempt led to. Null seconds: it is not sent again. */
export interface Settlement {
  readonly entry: Pick<Entry, 'eventId' | 'attempts'>;
  readonly state: Delivery['state'];
  readonly seconds: number | null;
  readonly log: readonly Attempt[];
}

/**
 * Records attempts, except those of events that were settled or erased meanwhile. A delivered erasure names no customer
 * any more.
 */
export async function saveAttempts(
  db: Database,
  storeId: string,
  settlements: readonly Settlement[],
): Promise<void> {
  const isWaiting = ({ state }: Settlement) => state === 'waiting';
  // Citus refuses an UPDATE that has now() inside CASE, so each group has a statement of its own.
  const groups = [
    { settledAt: 'now()', settled: settlements.filter((each) => !isWaiting(each)) },
    { settledAt: 'NULL', settled: settlements.filter(isWaiting) },
  ].filter(({ settled }) => settled.length > 0);
  // A transaction, so that it is repeated after a deadlock with an answer that withholds events.
  await db.transaction(
    (tx) =>
      tx.commitWith((last) =>
        Promise.all(groups.map(({ settledAt, settled }) => settle(last, storeId, settledAt, settled))),
      ),
    UPKEEP,
  );
}

async function settle(
  db: Queries,
  storeId: string,
  settledAt: string,
  settled: readonly Settlement[],
): Promise<void> {
  const column = <T>(pick: (each: Settlement) => T): T[] => settled.map(pick);
  // Citus also refuses an UPDATE that adds a column to now(), so the WITH calculates `next_at` first.
  await db.query(
    `WITH given AS MATERIALIZED (
       SELECT event_id, attempts, state, log, now() + make_interval(secs => seconds) AS next_at
         FROM unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::float8[])
           AS each (event_id, attempts, state, log, seconds))
     UPDATE outbox SET state = given.state, attempts = outbox.attempts + 1, log = given.log::jsonb,
            settled_at = ${settledAt},
            content = CASE WHEN given.state = 'withheld'
                           THEN jsonb_object(ARRAY['survey_id', survey_id, 'response_id', response_id])
                           WHEN given.state = 'delivered' AND type = 'response.erased' THEN content - 'customer_id'
                           ELSE content END,
            next_at = given.next_at
       FROM given
      WHERE outbox.store_id = $1 AND outbox.event_id = given.event_id AND outbox.attempts = given.attempts
        AND outbox.state = 'waiting'`,
    [
      storeId,
      column(({ entry }) => entry.eventId),
      column(({ entry }) => entry.attempts),
      column(({ state }) => state),
      column(({ log }) => logAsJson(log)),
      column(({ seconds }) => seconds ?? 0),
    ],
    { keepsPlan: true },
  );
}

/** Gives up what waits for a connection; it can be sent again. */
export async function giveUpWaiting(tx: Queries, storeId: string, connectionId: string): Promise<void> {
  await tx.query(
    `UPDATE outbox SET state = 'dead', settled_at = now()
      WHERE store_id = $1 AND connection_id = $2 AND state = 'waiting'`,
    [storeId, connectionId],
  );
}

export async function retryWaiting(tx: Queries, storeId: string, connectionId: string): Promise<void> {
  await tx.query(
    `UPDATE outbox SET next_at = now()
      WHERE store_id = $1 AND connection_id = $2 AND state = 'waiting' AND next_at > now()`,
    [storeId, connectionId],
  );
}

/** Makes given-up events wait again, with all attempts before them; returns how many. Null: all of the connection. */
export async function reviveDead(
  tx: Queries,
  storeId: string,
  connectionId: string,
  eventId: string | null,
): Promise<number> {
  const rows = await tx.query(
    `UPDATE outbox SET state = 'waiting', attempts = 0, next_at = now(), settled_at = NULL
      WHERE store_id = $1 AND connection_id = $2 AND state = 'dead' AND NOT is_test
        AND ($3::text IS NULL OR event_id = $3)
      RETURNING event_id`,
    [storeId, connectionId, eventId],
  );
  return rows.length;
}

type EntrySubject = Pick<NewEntry, 'connectionId' | 'subject'>;

const SUBJECTS = givenRows<EntrySubject, EntrySubject>({
  connectionId: ['text', ({ connectionId }) => connectionId],
  subject: ['text', ({ subject }) => subject],
});

const WITHHOLD = statementByStore(
  SUBJECTS,
  ({ rows, storeOf, anyStore }) => `UPDATE outbox SET state = 'withheld', settled_at = now(),
            content = jsonb_object(ARRAY['survey_id', survey_id, 'response_id', response_id])
      WHERE store_id = ${anyStore} AND state IN ('waiting', 'dead')
        AND (store_id, connection_id, subject) IN (SELECT ${storeOf('given')}, connection_id, subject FROM ${rows})`,
);

/** Withholds what waits of these subjects, because the shopper does not allow it any more. */
export async function withholdWaiting(tx: Queries, entries: RowsByStore<EntrySubject>): Promise<void> {
  if (entries.length > 0) await tx.query(...WITHHOLD(entries));
}

/** Takes out who gave the responses whose claims were removed, also those that a backup brought back. */
export async function forgetClaimed(tx: Queries, storeId: string): Promise<void> {
  await tx.query(
    `UPDATE outbox SET content = content - '{customer_id,order_id,order_value,order_currency}'::text[]
      WHERE store_id = $1 AND content ?| '{customer_id,order_id}'::text[] AND (survey_id, response_id) IN (
        SELECT split_part(name, '/', 1), split_part(name, '/', 2)
          FROM erasures CROSS JOIN LATERAL jsonb_array_elements_text(response_ids) AS removed (name)
         WHERE store_id = $1 AND subject = 'claim')`,
    [storeId],
  );
}

export async function deleteEntries(tx: Queries, storeId: string, connectionId: string): Promise<void> {
  await tx.query(`DELETE FROM outbox WHERE store_id = $1 AND connection_id = $2`, [storeId, connectionId]);
}

/** The log, newest first. */
export async function findEntries(
  db: Queries,
  storeId: string,
  connectionId: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<Entry[]> {
  const rows = await db.query<EntryRow<Entry>>(
    `SELECT ${COLUMNS} FROM outbox
      WHERE store_id = $1 AND connection_id = $2 AND ($3::bigint IS NULL OR seq < $3::bigint)
      ORDER BY seq DESC LIMIT $4::int`,
    [storeId, connectionId, before, limit],
  );
  return rows.map(withOrder);
}

export interface EntryCounts {
  readonly connectionId: string;
  readonly waiting: number;
  readonly dead: number;
  readonly lastDeliveredAt: string | null;
}

export async function countEntries(db: Queries, storeId: string): Promise<EntryCounts[]> {
  return db.query<EntryCounts>(
    `SELECT connection_id, (count(*) FILTER (WHERE state = 'waiting'))::int AS waiting,
            (count(*) FILTER (WHERE state = 'dead' AND NOT is_test))::int AS dead,
            max(settled_at) FILTER (WHERE state = 'delivered' AND NOT is_test) AS last_delivered_at
       FROM outbox WHERE store_id = $1 GROUP BY connection_id`,
    [storeId],
  );
}
