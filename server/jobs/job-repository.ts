import type { Queries } from '../database/database.ts';
import { leaseIsFree } from '../database/lease.ts';

export interface JobName {
  readonly storeId: string;
  readonly jobId: string;
}

export interface Job extends JobName {
  readonly kind: string;
  readonly payload: unknown;
  /** This one included. */
  readonly attempts: number;
}

const LEASE = `interval '10 minutes'`;
const FREE = leaseIsFree('lease_until', LEASE);

const UPKEEP = { priority: 'upkeep' } as const;

/** Moments are kept to the millisecond, rounded: what is due at once may seem to lie half of one ahead. */
const DUE = `run_at <= now() + interval '1 millisecond'`;

/** Work that is due and that nobody holds, the longest due first. */
export async function findDueJobs(db: Queries, kinds: readonly string[], limit: number): Promise<JobName[]> {
  const rows = await db.query<{ store_id: string; job_id: string }>(
    `SELECT /* every store */ store_id, job_id FROM jobs
      WHERE status = 'queued' AND kind = ANY ($1::text[]) AND ${DUE}
        AND ${FREE}
      ORDER BY run_at, job_id LIMIT $2::int`,
    [kinds, limit],
    UPKEEP,
  );
  return rows.map((row) => ({ storeId: row.store_id, jobId: row.job_id }));
}

/** Takes a job for ten minutes by the database's clock; null if somebody else was quicker. */
export async function leaseJob(
  db: Queries,
  { storeId, jobId }: JobName,
  holder: string,
): Promise<Job | null> {
  const [row] = await db.query<{ kind: string; payload: unknown; attempts: number }>(
    `UPDATE jobs SET lease_by = $3, lease_until = now() + ${LEASE}, attempts = attempts + 1
      WHERE store_id = $1 AND job_id = $2 AND status = 'queued' AND ${FREE}
      RETURNING kind, payload, attempts`,
    [storeId, jobId, holder],
    UPKEEP,
  );
  return row ? { storeId, jobId, ...row } : null;
}

/** Done. What the job knew about people is replaced by what came of it. */
export async function finishJob(
  db: Queries,
  { storeId, jobId }: JobName,
  holder: string,
  outcome: object,
): Promise<void> {
  await db.query(
    `UPDATE jobs SET status = 'done', finished_at = now(), payload = $4::jsonb, lease_by = NULL, lease_until = NULL,
            last_error = NULL
      WHERE store_id = $1 AND job_id = $2 AND lease_by = $3`,
    [storeId, jobId, holder, JSON.stringify(outcome)],
    UPKEEP,
  );
}

/** Failed: tried again after a while, or given up. */
export async function postponeJob(
  db: Queries,
  { storeId, jobId }: JobName,
  holder: string,
  { seconds, error }: { readonly seconds: number | null; readonly error: string },
): Promise<void> {
  await db.query(
    `UPDATE jobs SET lease_by = NULL, lease_until = NULL, last_error = $5,
            status = CASE WHEN $4::int IS NULL THEN 'failed' ELSE status END,
            run_at = now() + make_interval(secs => coalesce($4::int, 0))
      WHERE store_id = $1 AND job_id = $2 AND lease_by = $3`,
    [storeId, jobId, holder, seconds, error],
    UPKEEP,
  );
}

/** What was done a month ago has been read by whoever wanted to. */
export async function deleteOldJobs(db: Queries, storeId: string): Promise<void> {
  await db.query(
    `DELETE FROM jobs WHERE store_id = $1 AND status = 'done' AND finished_at < now() - interval '30 days'`,
    [storeId],
    UPKEEP,
  );
}
