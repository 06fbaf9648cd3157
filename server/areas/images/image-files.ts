import type { ImageKey } from '#shared/survey/picture.ts';

export type StorageName = 'database' | 's3';

/** Stores the content of pictures. Every instance of a deployment reaches the same files. */
export interface ImageFiles {
  put(key: ImageKey, content: Buffer): Promise<void>;
  /** Null if there is no such file. */
  get(key: ImageKey): Promise<Buffer | null>;
  /** Idempotent. */
  remove(storeId: string, imageIds: readonly string[]): Promise<void>;
}

export type Storages = Readonly<Record<StorageName, ImageFiles>>;
