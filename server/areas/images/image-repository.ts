import type { ImageKey } from '#shared/survey/picture.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { StorageName } from './image-files.ts';

export interface NewImage extends ImageKey {
  readonly contentHash: string;
  readonly keptIn: StorageName;
  readonly width: number;
  readonly height: number;
  readonly byteSize: number;
}

/** Locks the store's row, so that two uploads cannot both take the last room. */
export async function lockBytesInUse(tx: Queries, storeId: string): Promise<number> {
  await lockStore(tx, storeId);
  const [row] = await tx.query<{ bytes: number }>(
    `SELECT coalesce(sum(byte_size), 0)::int AS bytes FROM images WHERE store_id = $1`,
    [storeId],
  );
  return row?.bytes ?? 0;
}

export async function insertImage(tx: Queries, image: NewImage): Promise<void> {
  const { storeId, imageId, contentHash, keptIn, width, height, byteSize } = image;
  await tx.query(
    `INSERT INTO images (store_id, image_id, content_hash, kept_in, width, height, byte_size, created_at, used_at)
     VALUES ($1, $2, $3, $4, $5::int, $6::int, $7::int, now(), now())`,
    [storeId, imageId, contentHash, keptIn, width, height, byteSize],
  );
}

/** The id of an image with this content, which counts as used from now on; null without one. */
export async function reuseImage(tx: Queries, storeId: string, contentHash: string): Promise<string | null> {
  const [row] = await tx.query<{ imageId: string }>(
    `UPDATE images SET used_at = now() WHERE store_id = $1 AND content_hash = $2 RETURNING image_id`,
    [storeId, contentHash],
  );
  return row?.imageId ?? null;
}

export async function deleteImage(tx: Queries, { storeId, imageId }: ImageKey): Promise<void> {
  await tx.query(`DELETE FROM images WHERE store_id = $1 AND image_id = $2`, [storeId, imageId]);
}

/** Marks the images as used and returns the ids that exist. */
export async function markUsed(tx: Queries, storeId: string, imageIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ imageId: string }>(
    `UPDATE images SET used_at = now() WHERE store_id = $1 AND image_id = ANY ($2::text[]) RETURNING image_id`,
    [storeId, imageIds],
  );
  return rows.map((row) => row.imageId);
}

/** Where an image is stored; null if there is no such image. */
export async function findStorage(db: Queries, { storeId, imageId }: ImageKey): Promise<StorageName | null> {
  const [row] = await db.query<{ keptIn: StorageName }>(
    `SELECT kept_in FROM images WHERE store_id = $1 AND image_id = $2`,
    [storeId, imageId],
  );
  return row?.keptIn ?? null;
}

/** Stores that have images which nothing was known to use for that many days. */
export async function findStoresToCollect(db: Queries, days: number): Promise<string[]> {
  const rows = await db.query<{ storeId: string }>(
    `SELECT /* every store */ DISTINCT store_id FROM images
      WHERE used_at < now() - make_interval(days => $1::int) ORDER BY store_id`,
    [days],
    UPKEEP,
  );
  return rows.map((row) => row.storeId);
}

/** The images of a store that nothing was known to use for that many days. */
export async function findIdleImages(db: Queries, storeId: string, days: number): Promise<string[]> {
  const rows = await db.query<{ imageId: string }>(
    `SELECT image_id FROM images WHERE store_id = $1 AND used_at < now() - make_interval(days => $2::int)`,
    [storeId, days],
    UPKEEP,
  );
  return rows.map((row) => row.imageId);
}

/** The addresses of all pictures in the store's drafts, versions, templates and logos. */
export async function findAddressesInUse(db: Queries, storeId: string): Promise<string[]> {
  const rows = await db.query<{ address: string }>(
    `SELECT jsonb_path_query(definition, '$.**.picture.address') #>> '{}' AS address FROM drafts WHERE store_id = $1
     UNION
     SELECT jsonb_path_query(definition, '$.**.picture.address') #>> '{}' FROM versions WHERE store_id = $1
     UNION
     SELECT jsonb_path_query(definition, '$.**.picture.address') #>> '{}' FROM store_templates WHERE store_id = $1
     UNION
     SELECT appearance->'logo'->>'address' FROM surveys WHERE store_id = $1 AND appearance ? 'logo'
     UNION
     SELECT settings->'appearance'->'logo'->>'address' FROM stores WHERE store_id = $1 AND settings->'appearance' ? 'logo'`,
    [storeId],
    UPKEEP,
  );
  return rows.map((row) => row.address);
}

export interface KeptImage {
  readonly imageId: string;
  readonly keptIn: StorageName;
}

/** The deleted images that are still not used, by storage. */
export async function deleteIdleImages(
  tx: Queries,
  storeId: string,
  { imageIds, days }: { readonly imageIds: readonly string[]; readonly days: number },
): Promise<KeptImage[]> {
  return tx.query<KeptImage>(
    `DELETE FROM images WHERE store_id = $1 AND image_id = ANY ($2::text[])
        AND used_at < now() - make_interval(days => $3::int)
      RETURNING image_id, kept_in`,
    [storeId, imageIds, days],
    UPKEEP,
  );
}

export async function listImages(tx: Queries, storeId: string): Promise<KeptImage[]> {
  return tx.query<KeptImage>(`SELECT image_id, kept_in FROM images WHERE store_id = $1`, [storeId]);
}
