import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { ImageFiles } from './image-files.ts';

/** Stores pictures beside the other data, so one backup holds everything. */
export function databaseFiles(db: Queries): ImageFiles {
  return {
    async put({ storeId, imageId }, content) {
      await db.query(
        `INSERT INTO image_files (store_id, image_id, content) VALUES ($1, $2, $3::bytea)
         ON CONFLICT (store_id, image_id) DO NOTHING`,
        [storeId, imageId, content],
      );
    },
    async get({ storeId, imageId }) {
      const [row] = await db.query<{ content: Buffer }>(
        `SELECT content FROM image_files WHERE store_id = $1 AND image_id = $2`,
        [storeId, imageId],
      );
      return row?.content ?? null;
    },
    async remove(storeId, imageIds) {
      await db.query(
        `DELETE FROM image_files WHERE store_id = $1 AND image_id = ANY ($2::text[])`,
        [storeId, imageIds],
        UPKEEP,
      );
    },
  };
}
