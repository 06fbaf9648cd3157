import { imageAt } from '#shared/survey/picture.ts';
import { UPKEEP } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { EachStore } from '#server/kernel/jobs/each-store.ts';
import {
  deleteIdleImages,
  findAddressesInUse,
  findIdleImages,
  findStoresToCollect,
  markUsed,
} from './image-repository.ts';
import { removeFilesLater } from './remove-files.ts';

/** A merchant may undo for a while what removed a picture. */
const UNUSED_DAYS = 7;

type CollectDeps = Pick<Deps, 'database' | 'newId'>;

/** Deletes the pictures of all stores that nothing uses. Idempotent: after a kill it starts over. */
export async function collectUnused(deps: CollectDeps, eachStore: EachStore): Promise<void> {
  await eachStore(await findStoresToCollect(deps.database, UNUSED_DAYS), (storeId) =>
    collectOfStore(deps, storeId, UNUSED_DAYS),
  );
}

/** Deletes the pictures that nothing has used for that many days. */
export async function collectOfStore(deps: CollectDeps, storeId: string, days: number): Promise<void> {
  const { database } = deps;
  const idle = await findIdleImages(database, storeId, days);
  if (idle.length === 0) return;
  const used = new Set(
    (await findAddressesInUse(database, storeId)).map((address) => imageAt(address)?.imageId),
  );
  await database.transaction(async (tx) => {
    await markUsed(
      tx,
      storeId,
      idle.filter((id) => used.has(id)),
    );
    const imageIds = idle.filter((id) => !used.has(id));
    await removeFilesLater(tx, deps, storeId, await deleteIdleImages(tx, storeId, { imageIds, days }));
  }, UPKEEP);
}
