/** Longer than any statement may run, waiting for a lock included. */
const LONGEST_WAIT = `interval '1 minute'`;

/**
 * The condition under which a lease that ends by the database's clock may be taken: nobody holds it, or it has ended.
 * One that ends later than it could have been given was given before that clock was set back, and holds nobody off.
 * A statement's now() is when it began, not when its turn at the row came: who had the row in the meantime may hold a
 * lease that ends later by as long as the statement waited, and rightly so.
 */
export function leaseIsFree(endsAt: string, length: string): string {
  return `(${endsAt} IS NULL OR ${endsAt} < now() OR ${endsAt} > now() + ${length} + ${LONGEST_WAIT})`;
}
