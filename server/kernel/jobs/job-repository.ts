import { rowsByStore, type RowsByStore, UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import { givenRows, statementByStore } from '#server/kernel/database/given-rows.ts';
import { leaseIsFree } from '#server/kernel/database/lease.ts';
import { deleteSlice } from '#server/kernel/database/delete-slice.ts';
import type { Unfinished } from './turn.ts';

export interface JobName {
  readonly storeId: string;
  readonly jobId: string;
}

export interface NewJob extends JobName {
  readonly kind: string;
  /** A second job with the same key is not stored. Default: the job's id. */
  readonly uniqueKey?: string;
  readonly payload: object;
  /** How long the job runner waits before it may take the job. Default: not at all. */
  readonly delaySeconds?: number;
}

export interface Job extends JobName {
  readonly kind: string;
  readonly payload: unknown;
  /** Includes the current attempt. */
  readonly attempts: number;
}

/** Renewed while the job runs. After a kill the job waits no longer than this. */
const LEASE = `interval '1 minute'`;

const FREE = leaseIsFree('lease_until', LEASE);

/** Times are rounded to the millisecond, so that a job due now may lie half a millisecond in the future. */
const DUE = `run_at <= now() + interval '1 millisecond'`;

/** Stores a job in the caller's transaction: it survives if and only if the transaction commits. */
export async function insertJob(tx: Queries, job: NewJob): Promise<void> {
  const { storeId, jobId, kind, uniqueKey = jobId, payload, delaySeconds = 0 } = job;
  await tx.query(
    `INSERT INTO jobs (store_id, job_id, kind, unique_key, payload, run_at, created_at)
     VALUES ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6::int), now())
     ON CONFLICT (store_id, unique_key) DO NOTHING`,
    [storeId, jobId, kind, uniqueKey, JSON.stringify(payload), delaySeconds],
  );
}

/** Replaces the payload of an open job. */
export async function saveJobPayload(
  db: Queries,
  { storeId, jobId }: JobName,
  payload: object,
): Promise<void> {
  await db.query(
    `UPDATE jobs SET payload = $3::jsonb WHERE store_id = $1 AND job_id = $2 AND status = 'queued'`,
    [storeId, jobId, JSON.stringify(payload)],
  );
}

/** Closes a finished job in the transaction of its last write. Needs no lease. */
export async function closeJob(tx: Queries, { storeId, jobId }: JobName, outcome: object): Promise<void> {
  await tx.query(
    `UPDATE jobs SET status = 'done', finished_at = now(), payload = $3::jsonb, lease_by = NULL, lease_until = NULL,
            last_error = NULL
      WHERE store_id = $1 AND job_id = $2 AND status = 'queued'`,
    [storeId, jobId, JSON.stringify(outcome)],
  );
}

export interface DueJobsAsked {
  readonly kinds: readonly string[];
  /** Their jobs are left out. */
  readonly withoutStores: readonly string[];
  readonly limit: number;
}

/** Due jobs without a lease, the longest overdue first. */
export async function findDueJobs(
  db: Queries,
  { kinds, withoutStores, limit }: DueJobsAsked,
): Promise<JobName[]> {
  return db.query<JobName>(
    `SELECT /* every store */ store_id, job_id FROM jobs
      WHERE status = 'queued' AND kind = ANY ($1::text[]) AND ${DUE}
        AND ${FREE} AND store_id <> ALL ($3::text[])
      ORDER BY run_at, job_id LIMIT $2::int`,
    [kinds, limit, withoutStores],
    UPKEEP,
  );
}

/**
 * Leases for a minute by the database's clock those of these jobs that are due and that no other instance holds. A job's
 * id is random, so that no store has another one's; a cluster updates by two lists, but not by a join with a list.
 */
export async function leaseJobs(db: Queries, names: readonly JobName[], holder: string): Promise<Job[]> {
  return db.query<Job>(
    `UPDATE jobs SET lease_by = $3, lease_until = now() + ${LEASE}, attempts = attempts + 1
      WHERE store_id = ANY ($1::text[]) AND job_id = ANY ($2::text[]) AND status = 'queued' AND ${DUE} AND ${FREE}
      RETURNING store_id, job_id, kind, payload, attempts`,
    [names.map(({ storeId }) => storeId), names.map(({ jobId }) => jobId), holder],
    UPKEEP,
  );
}

/** Extends the lease of a running job. */
export async function renewLease(db: Queries, { storeId, jobId }: JobName, holder: string): Promise<void> {
  await db.query(
    `UPDATE jobs SET lease_until = now() + ${LEASE} WHERE store_id = $1 AND job_id = $2 AND lease_by = $3`,
    [storeId, jobId, holder],
    UPKEEP,
  );
}

/** The request is still working on its job: postpones the job runner's takeover. */
export async function postponeIntention(
  db: Queries,
  { storeId, jobId }: JobName,
  seconds: number,
): Promise<void> {
  await db.query(
    `UPDATE jobs SET run_at = now() + make_interval(secs => $3::int)
      WHERE store_id = $1 AND job_id = $2 AND status = 'queued' AND lease_by IS NULL`,
    [storeId, jobId, seconds],
    UPKEEP,
  );
}

/** Hands the request's job to the job runner at once. */
export async function handOverJob(db: Queries, { storeId, jobId }: JobName, payload: object): Promise<void> {
  await db.query(
    `UPDATE jobs SET run_at = now(), payload = $3::jsonb
      WHERE store_id = $1 AND job_id = $2 AND status = 'queued' AND lease_by IS NULL`,
    [storeId, jobId, JSON.stringify(payload)],
  );
}

/** The turn ended before the work did: the job is due again, behind the others or later. Not a failure. */
export async function yieldJob(
  db: Queries,
  { storeId, jobId }: JobName,
  holder: string,
  { payload, delaySeconds }: Unfinished,
): Promise<void> {
  await db.query(
    `UPDATE jobs SET run_at = now() + make_interval(secs => $5::float8), payload = $4::jsonb, attempts = 0, last_error = NULL, lease_by = NULL,
            lease_until = NULL
      WHERE store_id = $1 AND job_id = $2 AND lease_by = $3`,
    [storeId, jobId, holder, JSON.stringify(payload), delaySeconds],
    UPKEEP,
  );
}

/** The jobs of one kind that work for the same subject; their payload and their result name it. */
export interface JobsOfSubject {
  readonly storeId: string;
  readonly kind: string;
  readonly subject: string;
}

/**
 * Makes a job for a subject due in the caller's transaction, and stores one if all of them run just now. A job that is
 * due cannot begin before the transaction commits, so it sees what the transaction wrote.
 */
export async function wakeJob(
  tx: Queries,
  { storeId, kind, subject }: JobsOfSubject,
  newJobId: string,
): Promise<void> {
  await wakeJobs(tx, kind, [{ storeId, rows: [subject] }], () => newJobId);
}

interface Woken {
  readonly subject: string;
  /** Of a job that is stored if none waits. */
  readonly jobId: string;
}

const WOKEN = givenRows<Woken, Woken & { payload: object }>(
  {
    subject: ['text', ({ subject }) => subject],
    jobId: ['text', ({ jobId }) => jobId],
    payload: ['jsonb', ({ subject }) => JSON.stringify({ subject })],
  },
  3,
);

const WAKE = statementByStore(
  WOKEN,
  ({ rows, storeOf }) => `WITH woken AS (
       UPDATE jobs SET status = 'queued', run_at = least(run_at, now()), attempts = 0, finished_at = NULL
         FROM ${rows}
        WHERE jobs.store_id = ${storeOf('given')} AND status IN ('queued', 'done') AND kind = $2
          AND jobs.payload->>'subject' = given.subject AND lease_by IS NULL
        RETURNING jobs.store_id, given.subject)
     INSERT INTO jobs (store_id, job_id, kind, unique_key, payload, run_at, created_at)
     SELECT ${storeOf('given')}, job_id, $2, job_id, payload, now(), now()
       FROM ${rows}
      WHERE (${storeOf('given')}, given.subject) NOT IN (SELECT woken.store_id, woken.subject FROM woken)
     ON CONFLICT (store_id, unique_key) DO NOTHING`,
);

/** Wakes the jobs of several subjects in one statement. */
export async function wakeJobs(
  tx: Queries,
  kind: string,
  subjects: RowsByStore<string>,
  newJobId: () => string,
): Promise<void> {
  const woken = rowsByStore(subjects, ({ rows }) => rows.map((subject) => ({ subject, jobId: newJobId() })));
  if (woken.length > 0) await tx.query(...WAKE(woken, kind), { keepsPlan: true });
}

/**
 * Leaves the rest of the work to another job for the same subject that has not begun yet, and which begins after this
 * many seconds at the latest; false if there is none.
 */
export async function leaveToAnotherJob(
  db: Queries,
  { storeId, kind, subject }: JobsOfSubject,
  own: { readonly jobId: string; readonly delaySeconds: number },
): Promise<boolean> {
  const others = await db.query(
    `UPDATE jobs SET run_at = least(run_at, now() + make_interval(secs => $5::float8))
      WHERE store_id = $1 AND status = 'queued' AND kind = $2 AND payload->>'subject' = $3 AND lease_by IS NULL
        AND job_id <> $4
      RETURNING job_id`,
    [storeId, kind, subject, own.jobId, own.delaySeconds],
    UPKEEP,
  );
  return others.length > 0;
}

/** Whether a job of this kind is open for the payload's subject. */
export async function isJobOpen(
  db: Queries,
  storeId: string,
  kind: string,
  named: Readonly<Record<string, string>>,
): Promise<boolean> {
  const rows = await db.query(
    `SELECT job_id FROM jobs
      WHERE store_id = $1 AND status = 'queued' AND kind = $2 AND payload @> $3::jsonb LIMIT 1`,
    [storeId, kind, JSON.stringify(named)],
  );
  return rows.length > 0;
}

/** Whether an instance runs this job now. */
export async function isHeld(db: Queries, { storeId, jobId }: JobName): Promise<boolean> {
  const rows = await db.query(
    `SELECT job_id FROM jobs WHERE store_id = $1 AND job_id = $2 AND status = 'queued' AND NOT ${FREE}`,
    [storeId, jobId],
  );
  return rows.length > 0;
}

/** Marks a job done. Its payload, which may contain personal data, is replaced by the result. */
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

/** Schedules a failed job again. */
export async function postponeJob(
  db: Queries,
  { storeId, jobId }: JobName,
  holder: string,
  { seconds, error }: { readonly seconds: number; readonly error: string },
): Promise<void> {
  await db.query(
    `UPDATE jobs SET lease_by = NULL, lease_until = NULL, last_error = $5,
            run_at = now() + make_interval(secs => $4::int)
      WHERE store_id = $1 AND job_id = $2 AND lease_by = $3`,
    [storeId, jobId, holder, seconds, error],
    UPKEEP,
  );
}

/** Gives a failed job up. */
export async function giveUpJob(
  db: Queries,
  { storeId, jobId }: JobName,
  holder: string,
  error: string,
): Promise<void> {
  await db.query(
    `UPDATE jobs SET status = 'failed', finished_at = now(), last_error = $4, lease_by = NULL, lease_until = NULL
      WHERE store_id = $1 AND job_id = $2 AND lease_by = $3`,
    [storeId, jobId, holder, error],
    UPKEEP,
  );
}

/**
 * Deletes some of the jobs that ended: done ones after a day, and after thirty days those that failed and the kinds whose
 * result is read later. Returns whether there may be more.
 */
export const deleteEndedJobs = (db: Queries, readLater: readonly string[]): Promise<boolean> =>
  deleteSlice(db, {
    table: 'jobs',
    at: 'finished_at',
    isOld: `status <> 'queued' AND finished_at < now() - interval '1 day'
      AND (status = 'done' AND kind <> ALL ($1::text[]) OR finished_at < now() - interval '30 days')`,
    values: [readLater],
  });
