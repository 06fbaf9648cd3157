import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import { deleteResponseRows } from './removal-repository.ts';
import type { ResponseKey } from '../responses/pending-response.ts';

/** Deletes a survey's test responses except the newest. No counter contains them. */
export async function deleteOldestTests(
  tx: Queries,
  storeId: string,
  surveyId: string,
  kept: number,
): Promise<void> {
  const rows = await tx.query<{ responseId: string }>(
    `SELECT response_id FROM responses WHERE store_id = $1 AND survey_id = $2 AND is_test
      ORDER BY first_saved_at DESC, response_id DESC OFFSET $3::int`,
    [storeId, surveyId, kept],
  );
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.responseId);
  await deleteResponseRows(tx, storeId, surveyId, ids);
}

export async function findStoresWithExpiredTests(db: Queries, days: number): Promise<string[]> {
  const rows = await db.query<{ storeId: string }>(
    `SELECT /* every store */ DISTINCT store_id FROM responses
      WHERE is_test AND first_saved_at < now() - make_interval(days => $1::int) ORDER BY store_id`,
    [days],
    UPKEEP,
  );
  return rows.map((row) => row.storeId);
}

/** Up to `limit` test responses of a store that are older than this many days. */
export async function findExpiredTests(
  db: Queries,
  storeId: string,
  { days, limit }: { days: number; limit: number },
): Promise<ResponseKey[]> {
  return db.query<ResponseKey>(
    `SELECT survey_id, response_id FROM responses
      WHERE store_id = $1 AND is_test AND first_saved_at < now() - make_interval(days => $2::int)
      ORDER BY survey_id, response_id LIMIT $3::int`,
    [storeId, days, limit],
    UPKEEP,
  );
}
