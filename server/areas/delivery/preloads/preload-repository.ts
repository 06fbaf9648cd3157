import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';

/**
 * The platform's copy is compared again after this time: it may be lost, and limits are reached without a change. A
 * store without live surveys has only the app's address there.
 */
const RECHECK = `CASE WHEN live_surveys > 0 THEN interval '1 hour' ELSE interval '1 day' END`;

/**
 * Installed stores whose theme has other preloads than this build's for the current revision, and those that were not
 * compared for an hour. A store with an open job of this kind is left to that job.
 */
export async function findStoresToPreload(
  db: Queries,
  { build, kind, limit }: { readonly build: string; readonly kind: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db.query<{ storeId: string }>(
    `SELECT /* every store */ store_id FROM stores
      WHERE installed_at IS NOT NULL AND uninstalled_at IS NULL AND access_token_sealed IS NOT NULL
        AND (preloads_for IS DISTINCT FROM manifest_revision::text || ' ' || $1
             OR preloads_checked_at < now() - ${RECHECK})
        AND NOT EXISTS (SELECT 1 FROM jobs
                         WHERE jobs.store_id = stores.store_id AND jobs.status = 'queued' AND jobs.kind = $2)
      ORDER BY preloads_checked_at NULLS FIRST, store_id LIMIT $3::int`,
    [build, kind, limit],
    UPKEEP,
  );
  return rows.map((row) => row.storeId);
}

/** Records that the platform has the preloads of this revision and build. */
export async function savePreloadsWritten(
  db: Queries,
  storeId: string,
  { revision, build }: { readonly revision: number; readonly build: string },
): Promise<void> {
  await db.query(
    `UPDATE stores SET preloads_for = $2, preloads_checked_at = now() WHERE store_id = $1`,
    [storeId, `${revision} ${build}`],
    UPKEEP,
  );
}
