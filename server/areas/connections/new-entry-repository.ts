import type { Attempt } from '#shared/api/connections.ts';
import { PROGRESS_EVENTS, type EventType } from '#shared/connections/events.ts';
import { type RowsByStore, rowsByStore, type Queries } from '#server/kernel/database/database.ts';
import { givenRows, statementByStore } from '#server/kernel/database/given-rows.ts';
import type { outbox } from '#server/kernel/database/schema/connections.ts';
import { logAsJson } from './attempt-log.ts';

/** An event for one connection. */
export interface NewEntry {
  readonly eventId: string;
  readonly connectionId: string;
  readonly type: EventType;
  /** Empty for an event that must outlive its survey. */
  readonly surveyId: string;
  readonly responseId: string;
  readonly subject: string;
  readonly content: object;
  readonly occurredAt: number;
  /** The connection must not be told of it; only the log says that it happened. */
  readonly isWithheld?: boolean;
}

const PROGRESS: readonly EventType[] = PROGRESS_EVENTS;

const occurredAtOf = ({ occurredAt }: NewEntry) => new Date(occurredAt).toISOString();

const ENTRIES = givenRows<NewEntry, typeof outbox.$inferInsert>(
  {
    eventId: ['text', ({ eventId }) => eventId],
    connectionId: ['text', ({ connectionId }) => connectionId],
    type: ['text', ({ type }) => type],
    surveyId: ['text', ({ surveyId }) => surveyId],
    responseId: ['text', ({ responseId }) => responseId],
    subject: ['text', ({ subject }) => subject],
    content: ['jsonb', ({ content }) => JSON.stringify(content)],
    occurredAt: ['timestamptz', occurredAtOf],
    state: ['text', ({ isWithheld }) => (isWithheld ? 'withheld' : 'waiting')],
  },
  3,
);

/** Events of progress with their stores, after the columns of all events. */
const REPLACING = givenRows<
  NewEntry & { readonly storeId: string },
  Pick<typeof outbox.$inferInsert, 'storeId' | 'eventId' | 'connectionId' | 'subject' | 'occurredAt'>
>(
  {
    storeId: ['text', ({ storeId }) => storeId],
    eventId: ['text', ({ eventId }) => eventId],
    connectionId: ['text', ({ connectionId }) => connectionId],
    subject: ['text', ({ subject }) => subject],
    occurredAt: ['timestamptz', occurredAtOf],
  },
  12,
);

const INSERT = statementByStore(
  ENTRIES,
  ({ placedRows, storeOf, anyStore }) => `WITH replaced AS (
       DELETE FROM outbox WHERE store_id = ${anyStore} AND event_id = ANY (ARRAY(
           SELECT unnest(ARRAY(
                    SELECT older.event_id FROM outbox AS older
                     WHERE older.store_id = ${storeOf('newer')} AND older.connection_id = newer.connection_id
                       AND older.state = 'waiting' AND older.subject = newer.subject AND older.attempts = 0
                       AND older.log = '[]'::jsonb AND older.type = ANY ($2::text[])
                       AND older.event_id <> newer.event_id AND older.occurred_at <= newer.occurred_at))
             FROM unnest(${REPLACING.lists}) AS newer (${REPLACING.names})))
        RETURNING store_id, connection_id, subject, type)
     INSERT INTO outbox (store_id, seq, event_id, connection_id, type, survey_id, response_id, subject, content,
        occurred_at, state, next_at, settled_at)
     SELECT ${storeOf('given')},
            place + (SELECT coalesce(max(seq), 0) FROM outbox AS earlier
                      WHERE earlier.store_id = ${storeOf('given')} AND earlier.connection_id = given.connection_id),
            event_id, connection_id,
            CASE WHEN type = 'response.changed' AND state = 'waiting'
                  AND (${storeOf('given')}, connection_id, subject, 'response.saved') IN (
                        SELECT store_id, connection_id, subject, type FROM replaced)
                 THEN 'response.saved' ELSE type END,
            survey_id, response_id, subject, content, occurred_at, state, now(),
            -- Citus refuses now() inside CASE here.
            (SELECT now() WHERE state = 'withheld')
       FROM ${placedRows}
     ON CONFLICT (store_id, event_id) DO NOTHING`,
);

/**
 * Writes events behind the earlier ones of their connection. The caller holds the stores' locks, so the order is that of
 * the transactions. An event that is there already is not written again.
 *
 * An event of progress takes the place of one of the same response that waits and was never attempted, so a response
 * that is often revised has one row. If that was to say that the response is new, the newer one says so.
 */
export async function insertEntries(tx: Queries, entries: RowsByStore<NewEntry>): Promise<void> {
  if (entries.length === 0) return;
  const written = rowsByStore(entries, ({ rows }) => withoutReplaced(rows));
  const progress = written.flatMap(({ storeId, rows }) =>
    rows.filter(isProgress).map((entry) => ({ ...entry, storeId })),
  );
  const [sql, parameters] = INSERT(written, PROGRESS);
  await tx.query(sql, [...parameters, ...REPLACING.values(progress)], { keepsPlan: true });
}

const isProgress = ({ type, isWithheld = false }: NewEntry) => !isWithheld && PROGRESS.includes(type);

/** Leaves out events of progress that are followed by a newer one for the same connection. */
function withoutReplaced(entries: readonly NewEntry[]): NewEntry[] {
  const kept = new Map<unknown, NewEntry>();
  for (const entry of entries) {
    const key = isProgress(entry) ? JSON.stringify([entry.connectionId, entry.subject]) : entry;
    const type = kept.get(key)?.type === 'response.saved' ? 'response.saved' : entry.type;
    // Behind the others, because a newer event has a later place.
    kept.delete(key);
    kept.set(key, { ...entry, type });
  }
  return [...kept.values()];
}

/** Writes a test that was sent. Nothing sends it again. */
export async function insertTest(
  db: Queries,
  storeId: string,
  entry: NewEntry,
  { isDelivered, attempt }: { readonly isDelivered: boolean; readonly attempt: Attempt },
): Promise<void> {
  await db.query(
    `INSERT INTO outbox (store_id, event_id, connection_id, seq, type, survey_id, response_id, subject, content,
        occurred_at, next_at, state, attempts, settled_at, log, is_test)
     SELECT $1, $2, $3, (SELECT coalesce(max(seq), 0) + 1 FROM outbox WHERE store_id = $1 AND connection_id = $3),
            $4, $5, $6, $7, $8::jsonb, $9, now(), $10, 1, now(), $11::jsonb, true`,
    [
      ...[storeId, entry.eventId, entry.connectionId, entry.type, entry.surveyId, entry.responseId],
      ...[`test:${entry.eventId}`, JSON.stringify(entry.content), new Date(entry.occurredAt).toISOString()],
      ...[isDelivered ? 'delivered' : 'dead', logAsJson([attempt])],
    ],
  );
}
