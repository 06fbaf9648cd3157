import type { Deps } from '#server/kernel/deps/deps.ts';
import type { ConnectionRecord } from '../connection-repository.ts';
import type { PostResult } from '../post-request.ts';
import { attemptAt, openStorage } from './attempt-storage.ts';
import { keyIn, type StorageService } from './storage-place.ts';

/** Writes a small object and deletes it, so that a missing permission is found before the first export. */
export async function testStorage(
  deps: Pick<Deps, 'clock' | 'config'>,
  storeId: string,
  connection: ConnectionRecord,
  path: string,
): Promise<PostResult> {
  const service = connection.service as StorageService;
  const result = await attemptAt({ clock: deps.clock, service }, async () => {
    const bucket = await openStorage(deps, storeId, connection);
    try {
      await bucket.put(path, Buffer.from('A test of Askwell. It may be deleted.\n'), 'text/plain');
      await bucket.remove(path);
      return `Written and deleted: ${keyIn(service, path)}`;
    } finally {
      bucket.close();
    }
  });
  if (result === null) throw new Error('A test has no further turn.');
  return result;
}
