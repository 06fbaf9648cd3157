import type { RowsByStore, Queries } from '#server/kernel/database/database.ts';
import { givenRows, statementByStore } from '#server/kernel/database/given-rows.ts';
import type { ResponseKey } from '../responses/pending-response.ts';
import { RESPONSE_KEYS } from '../responses/stored-response-repository.ts';

/** A response with a low score. */
export interface LowScore extends ResponseKey {
  /** The moment of its first save. */
  readonly at: string;
}

const SCORES = givenRows<LowScore, Record<'surveyId' | 'responseId' | 'lowAt', string>>({
  surveyId: ['text', ({ surveyId }) => surveyId],
  responseId: ['text', ({ responseId }) => responseId],
  lowAt: ['timestamptz', ({ at }) => at],
});

const INSERT = statementByStore(
  SCORES,
  ({
    rows,
    storeOf,
  }) => `INSERT INTO follow_ups AS kept (store_id, survey_id, response_id, state, changed_at, low_at)
     SELECT ${storeOf('given')}, survey_id, response_id, 'new', low_at, low_at FROM ${rows}
      ORDER BY ${storeOf('given')}, survey_id, response_id
     ON CONFLICT (store_id, survey_id, response_id) DO UPDATE SET low_at = excluded.low_at
      WHERE kept.low_at IS DISTINCT FROM excluded.low_at
     RETURNING response_id`,
);

/** Stores the low scores that are missing, and returns how many. Sorted, to avoid deadlocks. */
export async function insertLowScores(tx: Queries, scores: RowsByStore<LowScore>): Promise<number> {
  if (scores.length === 0) return 0;
  return (await tx.query(...INSERT(scores), { keepsPlan: true })).length;
}

const REMOVE = statementByStore(
  RESPONSE_KEYS,
  ({ rows, storeOf, anyStore }) => `UPDATE follow_ups SET low_at = NULL
      WHERE store_id = ${anyStore} AND low_at IS NOT NULL AND (store_id, survey_id, response_id) IN (
        SELECT ${storeOf('given')}, survey_id, response_id FROM ${rows})
      RETURNING response_id`,
);

/** Removes low scores. Their follow-ups stay. Returns how many there were. */
export async function removeLowScores(tx: Queries, keys: RowsByStore<ResponseKey>): Promise<number> {
  if (keys.length === 0) return 0;
  return (await tx.query(...REMOVE(keys))).length;
}
