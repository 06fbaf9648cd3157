import type { Database } from '#server/kernel/database/database.ts';
import { makeJobsDue } from '#tests/support/jobs.ts';

/** A killed instance's leases would last a minute, and the pauses after failures longer. */
export async function freeLeases(database: Database, storeId: string): Promise<void> {
  await database.query(`UPDATE connections SET lease_by = NULL, lease_until = NULL WHERE store_id = $1`, [
    storeId,
  ]);
  await database.query(`UPDATE outbox SET next_at = now() WHERE store_id = $1 AND state = 'waiting'`, [
    storeId,
  ]);
  await makeJobsDue({ database }, storeId);
}

/** Replaces the pauses after failures. Leases stay. */
export async function skipPauses(database: Database, storeId: string): Promise<void> {
  await database.query(`UPDATE outbox SET next_at = now() WHERE store_id = $1 AND state = 'waiting'`, [
    storeId,
  ]);
  await database.query(
    `UPDATE jobs SET run_at = now() WHERE store_id = $1 AND status = 'queued' AND lease_by IS NULL`,
    [storeId],
  );
}
