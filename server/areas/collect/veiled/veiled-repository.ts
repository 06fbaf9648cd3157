import { LARGEST_INT } from '#shared/largest-int.ts';
import type { Answers } from '#shared/survey/answer.ts';
import type { Consent } from '#shared/collect/consent.ts';
import type { Variant } from '#shared/survey/variant.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

/** A response as it was veiled. */
export interface VeiledResponse {
  readonly responseId: string;
  readonly version: number;
  readonly revision: number;
  readonly respondentKey: string;
  readonly isComplete: boolean;
  readonly answers: Answers;
  readonly answerTimes: Readonly<Record<string, number>>;
  readonly path: readonly string[];
  readonly country: string;
  readonly customerType: string;
  readonly placement: string;
  readonly language: string;
  readonly customerId: string | null;
  readonly orderId: string | null;
  readonly orderValue: string | null;
  readonly orderCurrency: string | null;
  readonly checkoutToken: string | null;
  readonly consent: Consent;
  readonly variant: Variant | null;
  readonly startedAt: string;
  readonly firstSavedAt: string;
  readonly savedAt: string;
  readonly durationMs: number | null;
}

/** The surveys with responses that were veiled under a smaller limit than this, by id. */
export async function findUnveilable(db: Queries, storeId: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ surveyId: string }>(
    `SELECT survey_id FROM surveys
      WHERE store_id = $1 AND veiled_limit < $2::int
        AND EXISTS (SELECT 1 FROM veiled_responses AS veiled
                     WHERE veiled.store_id = $1 AND veiled.survey_id = surveys.survey_id)
      ORDER BY survey_id`,
    [storeId, Math.min(limit, LARGEST_INT)],
  );
  return rows.map((row) => row.surveyId);
}

/** The oldest veiled responses of a survey. The caller holds the survey's lock. */
export function findVeiled(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  rows: number,
): Promise<(VeiledResponse & Record<string, unknown>)[]> {
  return tx.query(
    `SELECT response_id, version, revision, respondent_key, is_complete, answers, answer_times, path, country,
            customer_type, placement, language, customer_id, order_id, order_value, order_currency, checkout_token,
            consent, variant, started_at, first_saved_at, saved_at, duration_ms
       FROM veiled_responses WHERE store_id = $1 AND survey_id = $2
      ORDER BY first_saved_at, response_id LIMIT $3::int`,
    [storeId, surveyId, rows],
  );
}

/** Deletes veiled responses and returns the ids of those that existed. */
export async function deleteVeiled(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  responseIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ responseId: string }>(
    `DELETE FROM veiled_responses WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])
     RETURNING response_id`,
    [storeId, surveyId, responseIds],
  );
  return rows.map((row) => row.responseId);
}

/** Deletes the veiled responses that were first saved before a moment. The caller holds the store's lock. */
export async function deleteVeiledBefore(tx: Queries, storeId: string, before: string): Promise<void> {
  await tx.query(`DELETE FROM veiled_responses WHERE store_id = $1 AND first_saved_at < $2::timestamptz`, [
    storeId,
    before,
  ]);
}

/** The stores with responses that were first saved before a moment and are still veiled. */
export async function findStoresWithVeiledBefore(db: Queries, before: string): Promise<string[]> {
  const rows = await db.query<{ storeId: string }>(
    `SELECT /* every store */ DISTINCT store_id FROM veiled_responses WHERE first_saved_at < $1::timestamptz
      ORDER BY store_id`,
    [before],
    UPKEEP,
  );
  return rows.map((row) => row.storeId);
}
