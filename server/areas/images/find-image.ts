import { imageAt, IMAGES_PATH } from '#shared/survey/picture.ts';
import type { ImageDeps } from './image-deps.ts';
import { findStorage } from './image-repository.ts';

/** The file of an address; null if there is none. */
export async function findImage(
  { database, storages }: Pick<ImageDeps, 'database' | 'storages'>,
  name: string,
): Promise<Buffer | null> {
  const key = imageAt(`${IMAGES_PATH}/${name}`);
  if (key === null) return null;
  const keptIn = await findStorage(database, key);
  return keptIn === null ? null : storages[keptIn].get(key);
}
