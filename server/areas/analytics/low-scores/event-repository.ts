import type { Discount, LowScoreFollowUp } from '#shared/api/analytics-inbox.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { givenRows } from '#server/kernel/database/given-rows.ts';
import type { followUpEvents } from '#server/kernel/database/schema/follow-ups.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

/** A discount that the store may not have created yet is not part of the history. */
export type EventKind = 'change' | 'mail' | 'discount' | 'unconfirmed_discount';

/** The changed fields. */
export type Fields = Partial<LowScoreFollowUp>;

/** The fields, or the discount. */
type EventContent = Fields & { readonly discount?: Discount };

export interface NewEvent {
  readonly responseId: string;
  readonly changeId: string;
  readonly kind: EventKind;
  readonly actor: string;
  readonly before: Fields;
  readonly after: EventContent;
}

export interface StoredEvent extends NewEvent {
  readonly at: string;
  readonly undoneAt: string | null;
  readonly undoneBy: string;
}

const COLUMNS = `response_id, change_id, kind, at, actor, before, after, undone_at, undone_by`;

const EVENTS = givenRows<NewEvent, typeof followUpEvents.$inferInsert>(
  {
    responseId: ['text', ({ responseId }) => responseId],
    changeId: ['text', ({ changeId }) => changeId],
    kind: ['text', ({ kind }) => kind],
    actor: ['text', ({ actor }) => actor],
    before: ['jsonb', ({ before }) => JSON.stringify(before)],
    after: ['jsonb', ({ after }) => JSON.stringify(after)],
  },
  3,
);

export async function insertEvents(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  events: readonly NewEvent[],
): Promise<void> {
  await tx.query(
    `INSERT INTO follow_up_events (store_id, survey_id, at, ${EVENTS.names})
     SELECT $1, $2, now(), * FROM unnest(${EVENTS.lists}) ON CONFLICT DO NOTHING`,
    [storeId, surveyId, ...EVENTS.values(events)],
  );
}

const MOST_EVENTS = 200;

/** What was done about one low score, newest first. */
export function findHistory(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  responseId: string,
): Promise<StoredEvent[]> {
  return db.query<StoredEvent>(
    `SELECT ${COLUMNS} FROM follow_up_events
      WHERE store_id = $1 AND survey_id = $2 AND response_id = $3 AND kind <> 'unconfirmed_discount'
      ORDER BY at DESC, change_id DESC LIMIT ${MOST_EVENTS}`,
    [storeId, surveyId, responseId],
  );
}

/** One change, of one or several low scores. */
export function findChange(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  changeId: string,
): Promise<StoredEvent[]> {
  return db.query<StoredEvent>(
    `SELECT ${COLUMNS} FROM follow_up_events
      WHERE store_id = $1 AND survey_id = $2 AND change_id = $3 ORDER BY response_id`,
    [storeId, surveyId, changeId],
  );
}

export async function markUndone(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  { changeId, actor, responseIds }: { changeId: string; actor: string; responseIds: readonly string[] },
): Promise<void> {
  await tx.query(
    `UPDATE follow_up_events SET undone_at = now(), undone_by = $5
      WHERE store_id = $1 AND survey_id = $2 AND change_id = $3 AND response_id = ANY ($4::text[])`,
    [storeId, surveyId, changeId, responseIds, actor],
  );
}

export async function confirmDiscount(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  { responseId, changeId }: Pick<StoredEvent, 'responseId' | 'changeId'>,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE follow_up_events SET kind = 'discount', at = now()
      WHERE store_id = $1 AND survey_id = $2 AND response_id = $3 AND change_id = $4
        AND kind = 'unconfirmed_discount' RETURNING change_id`,
    [storeId, surveyId, responseId, changeId],
  );
  return rows.length > 0;
}
