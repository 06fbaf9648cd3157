import { AppError } from '#shared/errors.ts';
import type { Queries } from '#server/kernel/database/database.ts';

/**
 * Reads the number of live surveys and locks the store's row, so that two concurrent changes cannot both take the last
 * place of the plan.
 */
export async function lockLiveCount(tx: Queries, storeId: string): Promise<number> {
  const rows = await tx.query<{ liveSurveys: number }>(
    `SELECT live_surveys FROM stores WHERE store_id = $1 FOR UPDATE`,
    [storeId],
  );
  if (rows[0] === undefined) throw new AppError('NOT_FOUND', 'There is no such store.');
  return rows[0].liveSurveys;
}

export async function findLiveCount(db: Queries, storeId: string): Promise<number> {
  const rows = await db.query<{ liveSurveys: number }>(
    `SELECT live_surveys FROM stores WHERE store_id = $1`,
    [storeId],
  );
  return rows[0]?.liveSurveys ?? 0;
}

export interface StoreChange {
  /** The change of the number of live surveys. */
  readonly live: -1 | 0 | 1;
  readonly isFirstPublication?: boolean;
}

/** Also raises the manifest's revision, because the store's script contains what changed. */
export async function saveStoreChange(
  tx: Queries,
  storeId: string,
  { live, isFirstPublication = false }: StoreChange,
): Promise<void> {
  await tx.query(
    `UPDATE stores
        SET live_surveys = live_surveys + $2::int, total_published_surveys = total_published_surveys + $3::int,
            manifest_revision = manifest_revision + 1, updated_at = now()
      WHERE store_id = $1`,
    [storeId, live, isFirstPublication ? 1 : 0],
  );
}
