import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';
import { inject, onTestFinished } from 'vitest';

const OBJECT = '._S3rver_object';

/** The keys that the stand-in accepts. */
export const BUCKET_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } as const;

/** A bucket on this machine that speaks S3. */
export async function startBucket(name: string) {
  const directory = await mkdtemp(join(inject('scratch'), 'bucket-'));
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name }],
  });
  const { port } = await server.run();
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${port}`,
    close,
    /** The names of the objects. */
    async keys(): Promise<string[]> {
      const files = await readdir(join(directory, name), { recursive: true });
      return files
        .filter((file) => file.endsWith(OBJECT) && !file.startsWith('.'))
        .map((file) => file.slice(0, -OBJECT.length))
        .sort();
    },
  };
}
