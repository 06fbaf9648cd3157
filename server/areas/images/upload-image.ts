import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/images.ts';
import { AppError } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { addressOfImage } from '#shared/survey/picture.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { collectOfStore } from './collect-unused.ts';
import type { DrawnPicture } from './draw-picture.ts';
import { deleteImage, insertImage, lockBytesInUse, reuseImage, type NewImage } from './image-repository.ts';
import type { ImageDeps } from './image-deps.ts';

/** If there is no room, pictures that were not used for a day make room. */
const UNUSED_DAYS_WITHOUT_ROOM = 1;

export async function uploadImage(
  deps: ImageDeps,
  { storeId }: Session,
  { purpose, content }: InputOf<typeof api.uploadImage>,
): Promise<OutputOf<typeof api.uploadImage>> {
  const { features } = await deps.billing.loadCustomer(storeId);
  if (!isAllowed(features, { type: 'use_images' })) {
    throw new AppError('PLAN_LIMIT', UPGRADE_PROMPTS.customFeatures.description);
  }
  const drawn = await deps.draw(storeId, Buffer.from(content, 'base64'), purpose);
  const { width, height } = drawn;
  const imageId = await storePicture(deps, storeId, drawn);
  return { address: addressOfImage({ storeId, imageId }), width, height };
}

/**
 * The image's row comes first, so that no file is without one; if the file cannot be stored, the row is deleted again.
 */
async function storePicture(deps: ImageDeps, storeId: string, drawn: DrawnPicture): Promise<string> {
  const { database, storages, config, newId } = deps;
  const { content, contentHash, width, height } = drawn;
  const { storage: keptIn } = config.images;
  const size = { width, height, byteSize: content.length };
  const image = { storeId, imageId: newId(), contentHash, keptIn, ...size };
  const known = await reserve(deps, image);
  const imageId = known ?? image.imageId;
  try {
    // Again for a known picture, because a process may have been killed before it stored the file.
    await storages[keptIn].put({ storeId, imageId }, content);
  } catch (fault) {
    if (known === null) await deleteImage(database, image);
    throw fault;
  }
  return imageId;
}

/** Returns the id of the same picture if the store has it already. */
async function reserve(deps: ImageDeps, image: NewImage): Promise<string | null> {
  const first = await tryToReserve(deps, image);
  if (first !== 'full') return first.known;
  await collectOfStore(deps, image.storeId, UNUSED_DAYS_WITHOUT_ROOM);
  const second = await tryToReserve(deps, image);
  if (second !== 'full') return second.known;
  const megabytes = Math.round(deps.config.images.quota / 1_000_000);
  throw new AppError(
    'TOO_LARGE',
    `Your pictures take up all of the ${megabytes} MB that a store has. Please remove pictures from surveys that you no longer need; the room is free a day later.`,
  );
}

function tryToReserve(
  { database, config }: ImageDeps,
  image: NewImage,
): Promise<{ readonly known: string | null } | 'full'> {
  return database.transaction(async (tx) => {
    const inUse = await lockBytesInUse(tx, image.storeId);
    const known = await reuseImage(tx, image.storeId, image.contentHash);
    if (known !== null) return { known };
    if (inUse + image.byteSize > config.images.quota) return 'full';
    await insertImage(tx, image);
    return { known };
  });
}
