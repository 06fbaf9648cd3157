import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import { leaseIsFree } from '#server/kernel/database/lease.ts';

export interface PeriodicChore {
  readonly name: string;
  readonly everyMs: number;
}

/** Renewed while the chore runs. After a kill it waits no longer than this. */
const LEASE = `interval '1 minute'`;
const FREE = leaseIsFree('lease_until', LEASE);

/**
 * The interval since the last run is over. Intervals are told in seconds. A run in the future was recorded before the
 * database's clock was set back.
 */
const isDue = (seconds: string) =>
  `(ran_at IS NULL OR ran_at <= now() - make_interval(secs => ${seconds}) OR ran_at > now() + interval '1 minute')`;

const secondsOf = ({ everyMs }: PeriodicChore) => everyMs / 1000;

/** The names of chores that are due and free. */
export async function findDueChores(db: Queries, chores: readonly PeriodicChore[]): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `SELECT asked.name FROM unnest($1::text[], $2::float8[]) AS asked (name, seconds)
       LEFT JOIN chores ON chores.name = asked.name
      WHERE ${FREE} AND ${isDue('asked.seconds')}`,
    [chores.map(({ name }) => name), chores.map(secondsOf)],
    UPKEEP,
  );
  return rows.map(({ name }) => name);
}

export interface ChoreLease {
  /** The store after which an earlier run ended. */
  readonly resumeAfter: string | null;
}

/** Leases a chore for a minute by the database's clock; null if it is not due or another instance runs it. */
export async function leaseChore(
  db: Queries,
  chore: PeriodicChore,
  holder: string,
): Promise<ChoreLease | null> {
  await db.query(`INSERT INTO chores (name) VALUES ($1) ON CONFLICT (name) DO NOTHING`, [chore.name], UPKEEP);
  const [lease] = await db.query<{ resumeAfter: string | null }>(
    `UPDATE chores SET lease_by = $2, lease_until = now() + ${LEASE}
      WHERE name = $1 AND ${FREE} AND ${isDue('$3::float8')} RETURNING resume_after`,
    [chore.name, holder, secondsOf(chore)],
    UPKEEP,
  );
  return lease ?? null;
}

/** Extends the lease of a running chore. */
export async function renewChore(db: Queries, name: string, holder: string): Promise<void> {
  await db.query(
    `UPDATE chores SET lease_until = now() + ${LEASE} WHERE name = $1 AND lease_by = $2`,
    [name, holder],
    UPKEEP,
  );
}

/** Records that a chore ran: it is due again after its interval. */
export async function finishChore(
  db: Queries,
  name: string,
  holder: string,
  resumeAfter: string | null,
): Promise<void> {
  await db.query(
    `UPDATE chores SET ran_at = now(), resume_after = $3, lease_by = NULL, lease_until = NULL
      WHERE name = $1 AND lease_by = $2`,
    [name, holder, resumeAfter],
    UPKEEP,
  );
}

/** Gives a chore back that was cut short: it stays due. */
export async function releaseChore(
  db: Queries,
  name: string,
  holder: string,
  resumeAfter: string | null,
): Promise<void> {
  await db.query(
    `UPDATE chores SET resume_after = $3, lease_by = NULL, lease_until = NULL WHERE name = $1 AND lease_by = $2`,
    [name, holder, resumeAfter],
    UPKEEP,
  );
}
