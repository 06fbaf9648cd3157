import type { Queries } from '#server/kernel/database/database.ts';
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

/** Sorted by key, so that two batches do not deadlock. */
const into = (table: 'responses' | 'veiled_responses') => `INSERT INTO ${table}
       (store_id, survey_id, response_id, version, revision, respondent_key, is_complete, is_test, answers,
        answer_times, path, day, country, customer_type, placement, language, customer_id, order_id, order_value,
        order_currency, checkout_token, consent, started_at, first_saved_at, saved_at, completed_at, duration_ms,
        variant)
     SELECT $1, survey_id, response_id, version, revision, respondent_key, is_complete, is_test, answers::jsonb,
        answer_times::jsonb, path::jsonb, day, country, customer_type, placement, language, customer_id, order_id,
        order_value, order_currency, checkout_token, consent, started_at, first_saved_at, saved_at,
        CASE WHEN is_complete THEN saved_at END, CASE WHEN is_complete THEN duration_ms END, variant
       FROM unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::text[], $7::boolean[], $8::boolean[],
              $9::text[], $10::text[], $11::text[], $12::date[], $13::text[], $14::text[], $15::text[], $16::text[],
              $17::text[], $18::text[], $19::numeric[], $20::text[], $21::text[], $22::text[],
              $23::timestamptz[], $24::timestamptz[], $25::timestamptz[], $26::int[], $27::text[])
         AS given (survey_id, response_id, version, revision, respondent_key, is_complete, is_test, answers,
              answer_times, path, day, country, customer_type, placement, language, customer_id, order_id,
              order_value, order_currency, checkout_token, consent, started_at, first_saved_at, saved_at, duration_ms,
              variant)
      ORDER BY survey_id, response_id`;

function columnsOf(rows: readonly ResponseInsert[]): unknown[][] {
  const column = <T>(pick: (row: ResponseInsert) => T): T[] => rows.map(pick);
  return [
    column(({ first }) => first.surveyId),
    column(({ first }) => first.responseId),
    column(({ first }) => first.version),
    column(({ best }) => best.revision),
    column(({ first }) => first.respondentKey),
    column(({ best }) => best.complete),
    column(({ first }) => first.isTest),
    column(({ best }) => best.answersJson),
    column(({ best }) => best.timingsJson),
    column(({ best }) => JSON.stringify(best.path)),
    column(({ day }) => day),
    column(({ first }) => first.segment.country),
    column(({ first }) => first.segment.customerType),
    column(({ first }) => first.segment.placement),
    column(({ first }) => first.language),
    column(({ first }) => first.customerId),
    column(({ first }) => first.order.orderId),
    column(({ first }) => first.order.value),
    column(({ first }) => first.order.currency),
    column(({ first }) => first.checkoutToken),
    column(({ best }) => best.consent),
    column(({ first }) => iso(first.startedAt)),
    column(({ first }) => iso(first.changedAt)),
    column(({ first, best }) => iso(Math.max(first.changedAt, best.changedAt))),
    column(({ best }) => best.durationMs),
    column(({ first }) => first.variant),
  ];
}

/**
 * Nothing else can insert under the survey's lock. If it happens, the counters would be wrong, so the transaction fails.
 */
export async function insertResponses(
  tx: Queries,
  storeId: string,
  rows: readonly ResponseInsert[],
): Promise<void> {
  await tx.query(into('responses'), [storeId, ...columnsOf(rows)], { keepsPlan: true });
}

export async function insertVeiled(
  tx: Queries,
  storeId: string,
  rows: readonly ResponseInsert[],
): Promise<void> {
  await tx.query(into('veiled_responses'), [storeId, ...columnsOf(rows)]);
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
  await tx.query(updateIn('responses'), [storeId, ...columnsOf(rows)], { keepsPlan: true });
}

export async function updateVeiled(
  tx: Queries,
  storeId: string,
  rows: readonly ResponseInsert[],
): Promise<void> {
  await tx.query(updateIn('veiled_responses'), [storeId, ...columnsOf(rows)]);
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

export async function upsertTexts(tx: Queries, storeId: string, rows: readonly TextRow[]): Promise<void> {
  const column = <T>(pick: (row: TextRow) => T): T[] => rows.map(pick);
  await tx.query(
    `INSERT INTO texts (store_id, survey_id, response_id, question_id, body, is_other, version, day, country,
        customer_type, placement, saved_at)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[], $7::int[], $8::date[],
        $9::text[], $10::text[], $11::text[], $12::timestamptz[])
     ON CONFLICT (store_id, survey_id, response_id, question_id)
     DO UPDATE SET body = excluded.body, is_other = excluded.is_other, saved_at = excluded.saved_at`,
    [
      storeId,
      column(({ place }) => place.surveyId),
      column(({ responseId }) => responseId),
      column(({ text }) => text.questionId),
      column(({ text }) => text.body),
      column(({ text }) => text.isOther),
      column(({ place }) => place.version),
      column(({ place }) => place.day),
      column(({ place }) => place.country),
      column(({ place }) => place.customerType),
      column(({ place }) => place.placement),
      column(({ savedAt }) => iso(savedAt)),
    ],
    { keepsPlan: true },
  );
}

const iso = (moment: number) => new Date(moment).toISOString();
