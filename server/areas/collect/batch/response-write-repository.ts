import type { RowsByStore, Queries } from '#server/kernel/database/database.ts';
import { givenRows, statementByStore } from '#server/kernel/database/given-rows.ts';
import type { responses, texts } from '#server/kernel/database/schema/responses.ts';
import type { PendingResponse } from '../responses/pending-response.ts';
import type { TextKey, TextRow } from './text-changes.ts';

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
const into = (table: 'responses' | 'veiled_responses', conflict = '') =>
  statementByStore(
    RESPONSES,
    ({ rows, storeOf }) => `INSERT INTO ${table} (store_id, ${RESPONSES.names})
     SELECT ${storeOf('given')}, ${RESPONSES.names} FROM ${rows}
      ORDER BY ${storeOf('given')}, survey_id, response_id ${conflict}`,
  );

/**
 * Updates stored responses. It uses an upsert, which always looks up by key: without statistics, PostgreSQL plans an
 * UPDATE of many rows as a scan of the store's rows.
 */
const updateIn = (table: 'responses' | 'veiled_responses') =>
  into(
    table,
    `ON CONFLICT (store_id, survey_id, response_id) DO UPDATE
        SET revision = excluded.revision, is_complete = excluded.is_complete, answers = excluded.answers,
            consent = excluded.consent,
            answer_times = excluded.answer_times, path = excluded.path, duration_ms = excluded.duration_ms,
            saved_at = greatest(${table}.saved_at, excluded.saved_at),
            completed_at = CASE WHEN excluded.is_complete THEN greatest(${table}.saved_at, excluded.saved_at) END`,
  );

const WRITES = {
  /**
   * Nothing else can insert under the survey's lock. If it happens, the counters would be wrong, so the transaction
   * fails.
   */
  insert: into('responses'),
  update: updateIn('responses'),
  insertVeiled: into('veiled_responses'),
  updateVeiled: updateIn('veiled_responses'),
};

export async function writeResponses(
  tx: Queries,
  how: keyof typeof WRITES,
  responses: RowsByStore<ResponseInsert>,
): Promise<void> {
  if (responses.length === 0) return;
  await tx.query(...WRITES[how](responses), { keepsPlan: true });
}

const TEXT_KEYS = givenRows<TextKey, typeof texts.$inferInsert>({
  surveyId: ['text', ({ surveyId }) => surveyId],
  responseId: ['text', ({ responseId }) => responseId],
  questionId: ['text', ({ questionId }) => questionId],
});

const DELETE_TEXTS = statementByStore(
  TEXT_KEYS,
  ({ rows, storeOf }) => `DELETE FROM texts USING ${rows}
      WHERE texts.store_id = ${storeOf('given')} AND texts.survey_id = given.survey_id
        AND texts.response_id = given.response_id AND texts.question_id = given.question_id`,
);

export async function deleteTexts(tx: Queries, keys: RowsByStore<TextKey>): Promise<void> {
  if (keys.length > 0) await tx.query(...DELETE_TEXTS(keys), { keepsPlan: true });
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

const UPSERT_TEXTS = statementByStore(
  TEXTS,
  ({ rows, storeOf }) => `INSERT INTO texts (store_id, ${TEXTS.names})
     SELECT ${storeOf('given')}, ${TEXTS.names} FROM ${rows}
     ON CONFLICT (store_id, survey_id, response_id, question_id)
     DO UPDATE SET body = excluded.body, is_other = excluded.is_other, saved_at = excluded.saved_at`,
);

export async function upsertTexts(tx: Queries, written: RowsByStore<TextRow>): Promise<void> {
  if (written.length > 0) await tx.query(...UPSERT_TEXTS(written), { keepsPlan: true });
}

const iso = (moment: number) => new Date(moment).toISOString();
