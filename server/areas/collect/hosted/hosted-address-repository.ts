import type { HostedCode } from '#shared/collect/hosted-address.ts';
import type { Queries } from '#server/kernel/database/database.ts';

/** Stores whose id starts so: one, and rarely a second one. */
export async function findStoresByStart(
  db: Queries,
  { storeStart }: Pick<HostedCode, 'storeStart'>,
): Promise<string[]> {
  const rows = await db.query<{ storeId: string }>(
    `SELECT DISTINCT store_id FROM shop_domains WHERE left(store_id, 8) = $1 ORDER BY store_id`,
    [storeStart],
  );
  return rows.map((row) => row.storeId);
}

/** The public id of a store's survey that starts so. */
export async function findPublicIdByStart(
  db: Queries,
  storeId: string,
  { publicStart }: Pick<HostedCode, 'publicStart'>,
): Promise<string | null> {
  const [row] = await db.query<{ publicId: string }>(
    `SELECT public_id FROM surveys WHERE store_id = $1 AND left(public_id, 17) = $2`,
    [storeId, publicStart],
  );
  return row?.publicId ?? null;
}
