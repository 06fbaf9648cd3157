import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { bytes, integer, moment, storeId, text } from './columns.ts';

/** A picture of a store. */
export const images = pgTable(
  'images',
  {
    storeId: storeId(),
    imageId: text('image_id').notNull(),
    /** Of the stored file. A picture that is uploaded again gets the address that it has. */
    contentHash: text('content_hash').notNull(),
    /** `database` or `s3`. */
    keptIn: text('kept_in').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    byteSize: integer('byte_size').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was last known to be used. */
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.imageId] }),
    index('images_by_content').on(table.storeId, table.contentHash),
  ],
);

/** The content of pictures that are stored in the database. */
export const imageFiles = pgTable(
  'image_files',
  {
    storeId: storeId(),
    imageId: text('image_id').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.imageId] })],
);
