import type { Queries } from '#server/kernel/database/database.ts';
import type { ResponseKey } from '../batch/batch-repository.ts';

/** A response with a low score. */
export interface LowScore extends ResponseKey {
  /** The moment of its first save. */
  readonly at: string;
}

/** Adds responses to the inbox, unless they are in it. Returns how many were missing. Sorted, to avoid deadlocks. */
export async function insertLowScores(
  tx: Queries,
  storeId: string,
  scores: readonly LowScore[],
): Promise<number> {
  const rows = await tx.query(
    `INSERT INTO follow_ups AS kept (store_id, survey_id, response_id, state, changed_at, low_at)
     SELECT $1, survey_id, response_id, 'new', low_at, low_at
       FROM unnest($2::text[], $3::text[], $4::timestamptz[]) AS given (survey_id, response_id, low_at)
      ORDER BY survey_id, response_id
     ON CONFLICT (store_id, survey_id, response_id) DO UPDATE SET low_at = excluded.low_at
      WHERE kept.low_at IS DISTINCT FROM excluded.low_at
     RETURNING response_id`,
    [
      storeId,
      scores.map(({ surveyId }) => surveyId),
      scores.map(({ responseId }) => responseId),
      scores.map(({ at }) => at),
    ],
    { keepsPlan: true },
  );
  return rows.length;
}

/** Removes responses from the inbox whose score is no longer low. Their notes stay. Returns how many were in it. */
export async function removeLowScores(
  tx: Queries,
  storeId: string,
  keys: readonly ResponseKey[],
): Promise<number> {
  const rows = await tx.query(
    `UPDATE follow_ups SET low_at = NULL
      WHERE store_id = $1 AND low_at IS NOT NULL AND (survey_id, response_id) IN (
        SELECT survey_id, response_id FROM unnest($2::text[], $3::text[]) AS given (survey_id, response_id))
      RETURNING response_id`,
    [storeId, keys.map(({ surveyId }) => surveyId), keys.map(({ responseId }) => responseId)],
  );
  return rows.length;
}
