import type { Queries } from '#server/kernel/database/database.ts';
import { givenRows } from '#server/kernel/database/given-rows.ts';
import type { responses, texts } from '#server/kernel/database/schema/responses.ts';
import type { ResponseKey } from './batch-repository.ts';
import type { CounterKeys } from '../counters/cell-changes.ts';
import type { PendingResponse } from '../responses/pending-response.ts';
import type { WrittenText } from './texts-of.ts';

/** A response as a row. The fixed fields are those of the first snapshot. */
export interface ResponseInsert {
  readonly first: PendingResponse;
  readonly best: PendingResponse;
  readonly day: string;
}

const RESPONSES = givenRows<ResponseInsert, typeof responses.$inferInsert>({
  surveyId: ['text', ({ first }) => first.surveyId],
  responseId: ['text', ({ first }) => first.responseId],
  version: ['int', ({ first }) => first.version],
  revision: ['int', ({ best }) => best.revision],
  respondentKey: ['text', ({ first }) => first.respondentKey],
  isComplete: ['boolean', ({ best }) => best.complete],
  isTest: ['boolean', ({ first }) => first.isTest],
  answers: ['jsonb', ({ best }) => best.answersJson],
  answerTimes: ['jsonb', ({ best }) => best.timingsJson],
  path: ['jsonb', ({ best }) => JSON.stringify(best.path)],
  day: ['date', ({ day }) => day],
  country: ['text', ({ first }) => first.segment.country],
  customerType: ['text', ({ first }) => first.segment.customerType],
  placement: ['text', ({ first }) => first.segment.placement],
  language: ['text', ({ first }) => first.language],
  customerId: ['text', ({ first }) => first.customerId],
  orderId: ['text', ({ first }) => first.order.orderId],
  orderValue: ['numeric', ({ first }) => first.order.value],
  orderCurrency: ['text', ({ first }) => first.order.currency],
  checkoutToken: ['text', ({ first }) => first.checkoutToken],
  consent: ['text', ({ best }) => best.consent],
  startedAt: ['timestamptz', ({ first }) => iso(first.startedAt)],
  firstSavedAt: ['timestamptz', ({ first }) => iso(first.changedAt)],
  savedAt: ['timestamptz', (row) => iso(lastSaveOf(row))],
  completedAt: ['timestamptz', (row) => (row.best.complete ? iso(lastSaveOf(row)) : null)],
  durationMs: ['int', ({ best }) => (best.complete ? best.durationMs : null)],
  variant: ['text', ({ first }) => first.variant],
});

const lastSaveOf = ({ first, best }: ResponseInsert) => Math.max(first.changedAt, best.changedAt);

/** Sorted by key, so that two batches do not deadlock. */
const into = (table: 'responses' | 'veiled_responses') => `INSERT INTO ${table} (store_id, ${RESPONSES.names})
     SELECT $1, ${RESPONSES.names} FROM unnest(${RESPONSES.lists}) AS given (${RESPONSES.names})
      ORDER BY survey_id, response_id`;

/**
 * Nothing else can insert under the survey's lock. If it happens, the counters would be wrong, so the transaction fails.
 */
export async function insertResponses(
  tx: Queries,
  storeId: string,
  rows: readonly ResponseInsert[],
): Promise<void> {
  await tx.query(into('responses'), [storeId, ...RESPONSES.values(rows)], { keepsPlan: true });
}

export async function insertVeiled(
  tx: Queries,
  storeId: string,
  rows: readonly ResponseInsert[],
): Promise<void> {
  await tx.query(into('veiled_responses'), [storeId, ...RESPONSES.values(rows)]);
}

/**
 * Updates stored responses. It uses an upsert, which always looks up by key: without statistics, PostgreSQL plans an
 * UPDATE of many rows as a scan of the store's rows.
 */
export async function updateResponses(
  tx: Queries,
  storeId: string,
  rows: readonly ResponseInsert[],
): Promise<void> {
  await tx.query(updateIn('responses'), [storeId, ...RESPONSES.values(rows)], { keepsPlan: true });
}

export async function updateVeiled(
  tx: Queries,
  storeId: string,
  rows: readonly ResponseInsert[],
): Promise<void> {
  await tx.query(updateIn('veiled_responses'), [storeId, ...RESPONSES.values(rows)]);
}

const updateIn = (table: 'responses' | 'veiled_responses') => `${into(table)}
     ON CONFLICT (store_id, survey_id, response_id) DO UPDATE
        SET revision = excluded.revision, is_complete = excluded.is_complete, answers = excluded.answers,
            consent = excluded.consent,
            answer_times = excluded.answer_times, path = excluded.path, duration_ms = excluded.duration_ms,
            saved_at = greatest(${table}.saved_at, excluded.saved_at),
            completed_at = CASE WHEN excluded.is_complete THEN greatest(${table}.saved_at, excluded.saved_at) END`;

export interface TextKey extends ResponseKey {
  readonly questionId: string;
}

export async function deleteTexts(tx: Queries, storeId: string, names: readonly TextKey[]): Promise<void> {
  await tx.query(
    `DELETE FROM texts USING unnest($2::text[], $3::text[], $4::text[]) AS gone (survey_id, response_id, question_id)
      WHERE texts.store_id = $1 AND texts.survey_id = gone.survey_id
        AND texts.response_id = gone.response_id AND texts.question_id = gone.question_id`,
    [
      storeId,
      names.map((name) => name.surveyId),
      names.map((name) => name.responseId),
      names.map((name) => name.questionId),
    ],
    { keepsPlan: true },
  );
}

/** A text with the counter keys of its response. */
export interface TextRow {
  readonly text: WrittenText;
  readonly place: CounterKeys;
  readonly responseId: string;
  readonly savedAt: number;
}

const TEXTS = givenRows<TextRow, typeof texts.$inferInsert>({
  surveyId: ['text', ({ place }) => place.surveyId],
  responseId: ['text', ({ responseId }) => responseId],
  questionId: ['text', ({ text }) => text.questionId],
  body: ['text', ({ text }) => text.body],
  isOther: ['boolean', ({ text }) => text.isOther],
  version: ['int', ({ place }) => place.version],
  day: ['date', ({ place }) => place.day],
  country: ['text', ({ place }) => place.country],
  customerType: ['text', ({ place }) => place.customerType],
  placement: ['text', ({ place }) => place.placement],
  savedAt: ['timestamptz', ({ savedAt }) => iso(savedAt)],
});

export async function upsertTexts(tx: Queries, storeId: string, rows: readonly TextRow[]): Promise<void> {
  await tx.query(
    `INSERT INTO texts (store_id, ${TEXTS.names}) SELECT $1, * FROM unnest(${TEXTS.lists})
     ON CONFLICT (store_id, survey_id, response_id, question_id)
     DO UPDATE SET body = excluded.body, is_other = excluded.is_other, saved_at = excluded.saved_at`,
    [storeId, ...TEXTS.values(rows)],
    { keepsPlan: true },
  );
}

const iso = (moment: number) => new Date(moment).toISOString();
