import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';

/** Rows that are deleted at once. */
const SLICE = 5_000;

/**
 * Deletes the oldest rows of all stores; returns whether there may be more. `find` names the stores of a slice and its
 * newest moment, `remove` deletes what these stores have up to it: so many stores need no statement each.
 */
export async function deleteSlice(db: Queries, find: string, remove: string): Promise<boolean> {
  const [slice] = await db.query<{ storeIds: string[] | null; until: string }>(find, [SLICE], UPKEEP);
  if (!slice?.storeIds) return false;
  await db.query(remove, [slice.storeIds, slice.until], UPKEEP);
  return true;
}
