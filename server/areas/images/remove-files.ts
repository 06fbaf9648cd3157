import * as z from 'zod/mini';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { insertJob } from '#server/kernel/jobs/job-repository.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import type { StorageName, Storages } from './image-files.ts';
import { listImages } from './image-repository.ts';

const REMOVE_FILES = 'remove_image_files';

const removal = z.object({ keptIn: z.enum(['database', 's3']), imageIds: z.array(z.string()) });

interface StoredImage {
  readonly imageId: string;
  readonly keptIn: StorageName;
}

/** Stores a job that removes the files, in the transaction that deletes the images. */
export async function removeFilesLater(
  tx: Queries,
  { newId }: Pick<Deps, 'newId'>,
  storeId: string,
  images: readonly StoredImage[],
): Promise<void> {
  for (const keptIn of new Set(images.map((image) => image.keptIn))) {
    const imageIds = images.filter((image) => image.keptIn === keptIn).map(({ imageId }) => imageId);
    await insertJob(tx, { storeId, jobId: newId(), kind: REMOVE_FILES, payload: { keptIn, imageIds } });
  }
}

/** Files outside the database, which deleting a store's rows leaves. */
export async function findOutsideFiles(tx: Queries, storeId: string): Promise<StoredImage[]> {
  return (await listImages(tx, storeId)).filter(({ keptIn }) => keptIn !== 'database');
}

export function removeFilesJob(storages: Storages): JobKinds {
  return {
    [REMOVE_FILES]: {
      async run({ storeId, payload }) {
        const { keptIn, imageIds } = removal.parse(payload);
        await storages[keptIn].remove(storeId, imageIds);
        return { keptIn, imageIds };
      },
      neverGivesUp: true,
    },
  };
}
