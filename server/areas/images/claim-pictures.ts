import { AppError } from '#shared/errors.ts';
import { imageAt } from '#shared/survey/picture.ts';
import type { Picture } from '#shared/survey/picture-schema.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { markUsed } from './image-repository.ts';

/**
 * Refuses pictures that this store does not have, and marks the others as used, so that no concurrent upkeep deletes
 * them. Called in the transaction that stores the pictures.
 */
export async function claimPictures(
  tx: Queries,
  storeId: string,
  pictures: readonly Picture[],
): Promise<void> {
  const wanted = new Set(pictures.map(({ address }) => idOf(storeId, address)));
  if (wanted.size === 0) return;
  const found = new Set<string | null>(
    await markUsed(
      tx,
      storeId,
      [...wanted].filter((id) => id !== null),
    ),
  );
  if ([...wanted].every((id) => found.has(id))) return;
  throw new AppError(
    'INVALID_INPUT',
    'A picture is no longer there. Please remove it, or choose the file again.',
  );
}

function idOf(storeId: string, address: string): string | null {
  const image = imageAt(address);
  return image?.storeId === storeId ? image.imageId : null;
}
