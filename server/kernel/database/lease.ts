/** Longer than any statement may run, including its wait for a lock. */
const LONGEST_WAIT = `interval '1 minute'`;

/**
 * SQL condition under which a lease may be taken: it is free, or it has expired by the database's clock. A lease
 * that expires later than any valid lease could was written before the database's clock was set back, and is
 * ignored. now() is when the statement began, not when it got the row lock, so a valid lease may expire later by the
 * time that the statement waited; `LONGEST_WAIT` allows for it.
 */
export function leaseIsFree(endsAt: string, length: string): string {
  return `(${endsAt} IS NULL OR ${endsAt} < now() OR ${endsAt} > now() + ${length} + ${LONGEST_WAIT})`;
}
