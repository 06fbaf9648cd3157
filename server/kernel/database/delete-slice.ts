import { UPKEEP, type Queries } from './database.ts';

/** Rows that are deleted at once. */
const SLICE = 5_000;

interface OldRows {
  readonly table: string;
  /** The column of time that an index of all stores has. */
  readonly at: string;
  /** The condition for a row to be deleted. */
  readonly isOld: string;
  /** The condition's parameters. */
  readonly values?: readonly unknown[];
}

/**
 * Deletes the oldest of these rows, of all stores at once; returns whether there may be more. It finds the stores of a
 * slice and the slice's newest moment, and deletes what these stores have up to it.
 */
export async function deleteSlice(db: Queries, { table, at, isOld, values = [] }: OldRows): Promise<boolean> {
  const [slice] = await db.query<{ storeIds: string[] | null; until: string }>(
    `SELECT /* every store */ array_agg(DISTINCT store_id) AS store_ids, max(${at}) AS until FROM (
       SELECT store_id, ${at} FROM ${table} WHERE ${isOld} ORDER BY ${at} LIMIT ${SLICE}) AS slice`,
    values,
    UPKEEP,
  );
  if (!slice?.storeIds) return false;
  const [stores, until] = [values.length + 1, values.length + 2];
  await db.query(
    `DELETE FROM ${table}
      WHERE store_id = ANY ($${stores}::text[]) AND ${at} <= $${until}::timestamptz AND ${isOld}`,
    [...values, slice.storeIds, slice.until],
    UPKEEP,
  );
  return true;
}
