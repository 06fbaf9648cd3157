import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { removeFilesLater } from '#server/areas/images/remove-files.ts';
import { makeJobsDue } from '#tests/support/jobs.ts';
import { newDataFolder, newPostgres, openPlace, prepare } from './support/prepare.ts';
import { startInstance } from './support/product.ts';

/** A bucket that keeps each call waiting until `answers` is set. */
async function startBucket() {
  const bucket = { url: '', calls: [] as string[], answers: false };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bucket.calls.push(body);
      if (bucket.answers) response.end('<?xml version="1.0"?><DeleteResult></DeleteResult>');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  bucket.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return bucket;
}

it.each([
  ['PGlite', newDataFolder],
  ['PostgreSQL', newPostgres],
])(
  'files of deleted pictures are removed although the process was killed in the middle, on %s',
  async (_, newPlace) => {
    const place = await newPlace();
    const { storeId } = await prepare(place);
    const bucket = await startBucket();
    const env = { S3_ENDPOINT: bucket.url };
    let database = await openPlace(place);
    await removeFilesLater(database, { newId: () => 'job' }, storeId, [{ imageId: 'gone', keptIn: 's3' }]);
    await database.close();

    const killed = await startInstance(place, { env });
    await expect.poll(() => bucket.calls.length).toBe(1);
    await killed.kill('SIGKILL');

    database = await openPlace(place);
    const jobs = () =>
      database.query(`SELECT status FROM jobs WHERE store_id = $1 AND job_id = 'job'`, [storeId]);
    expect(await jobs()).toEqual([{ status: 'queued' }]);
    await makeJobsDue({ database }, storeId);
    await database.close();

    bucket.answers = true;
    const next = await startInstance(place, { env });
    await expect.poll(() => bucket.calls.length).toBe(2);
    expect(bucket.calls[1]).toContain(`<Key>images/${storeId}/gone.webp</Key>`);
    await next.kill('SIGTERM');
    database = await openPlace(place);
    expect(await jobs()).toEqual([{ status: 'done' }]);
    await database.close();
  },
);
