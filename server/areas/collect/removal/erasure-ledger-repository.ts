import type { Queries } from '#server/kernel/database/database.ts';

export interface ResponseErasure {
  readonly erasureId: string;
  readonly subject: 'shopper' | 'response';
  readonly surveyId: string;
  readonly responseIds: readonly string[];
}

/** Records the random ids of erased responses in the ledger. */
export async function recordErasure(tx: Queries, storeId: string, erasure: ResponseErasure): Promise<void> {
  const { erasureId, subject, surveyId, responseIds } = erasure;
  await tx.query(
    `INSERT INTO erasures (store_id, erasure_id, subject, survey_id, response_ids, requested_at, completed_at)
     VALUES ($1, $2, $3, $4, $5::jsonb, now(), now())`,
    [storeId, erasureId, subject, surveyId, JSON.stringify(responseIds)],
  );
}
