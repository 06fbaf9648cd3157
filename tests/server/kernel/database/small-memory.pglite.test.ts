import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { prepareCluster } from '#server/kernel/database/pglite/cluster-folder.ts';
import { unpackClusterImage, writeClusterImage } from '#server/kernel/database/pglite/cluster-image.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';
import { memorySettings } from '#server/kernel/database/pglite/start-pglite.ts';

/** Creating a database takes seconds, many more on a busy machine. */
const MAKING_MS = 300_000;

const MB = 1024 * 1024;

/** Brotli's quality for a file that only a test reads. */
const FAST = 1;

let folder: string;
let image: string;

/** The tests make their own image, so that the last build does not matter. */
beforeAll(async () => {
  folder = join(inject('scratch'), `image-${process.pid}`);
  image = join(folder, 'cluster.image');
  await writeClusterImage(image, FAST);
}, MAKING_MS);

async function newFolder(name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(path, { recursive: true });
  return path;
}

/** A file that only the image holds, to tell a copy of it from a database that PGlite created. */
const MARK = 'made-from-the-image';

async function markedImage(name: string, change: (head: { version: string }) => void): Promise<string> {
  const content = brotliDecompressSync(await readFile(image));
  const end = content.indexOf('\n');
  const head = JSON.parse(content.toString('utf8', 0, end)) as {
    version: string;
    files: { name: string; bytes: number }[];
  };
  head.files.push({ name: MARK, bytes: 0 });
  change(head);
  const path = join(folder, name);
  const parts = [Buffer.from(`${JSON.stringify(head)}\n`), content.subarray(end + 1)];
  await writeFile(
    path,
    brotliCompressSync(Buffer.concat(parts), { params: { [constants.BROTLI_PARAM_QUALITY]: FAST } }),
  );
  return path;
}

describe('a new data folder', () => {
  it('begins from the image, and opens', { timeout: MAKING_MS }, async () => {
    const dataDir = await newFolder('from-image');
    const cluster = await prepareCluster(dataDir, await markedImage('marked', () => undefined));
    expect(await readdir(cluster)).toContain(MARK);
    const database = await openDatabase({ engine: 'pglite', dataDir });
    try {
      await database.query('CREATE TABLE marks (n integer)');
      await database.query('INSERT INTO marks VALUES (7)');
      expect(await database.query('SELECT n FROM marks')).toEqual([{ n: 7 }]);
    } finally {
      await database.close();
    }
    expect(await prepareCluster(dataDir, image)).toBe(cluster);
    expect(await readdir(cluster)).toContain(MARK);
  });

  it('is created by PGlite if the image is damaged', { timeout: MAKING_MS }, async () => {
    const damaged = await markedImage('cut', () => undefined);
    await truncate(damaged, 1_000_000);
    const dataDir = await newFolder('created');
    const names = await readdir(await prepareCluster(dataDir, damaged));
    expect(names).toContain('PG_VERSION');
    expect(names).not.toContain(MARK);
    expect(await readdir(dataDir)).toEqual(['cluster']);
  });
});

it.each([
  ['there is no image', async () => join(folder, 'none')],
  ['another version of PGlite made it', () => markedImage('other', (head) => (head.version = '0.0.1'))],
  [
    'it is no image',
    async () => {
      const path = join(folder, 'noise');
      await writeFile(path, Buffer.alloc(10_000, 7));
      return path;
    },
  ],
])('refuses a file if %s', async (_why, imageOf) => {
  expect(await unpackClusterImage(await imageOf(), join(folder, 'refused'))).toBe(false);
});

it('leaves a folder that has a database as it is', async () => {
  const dataDir = await newFolder('existing');
  const cluster = await prepareCluster(dataDir, image);
  const before = await readdir(cluster);
  expect(await prepareCluster(dataDir, await markedImage('later', () => undefined))).toBe(cluster);
  expect(await readdir(cluster)).toEqual(before);
});

describe('the memory of PGlite', () => {
  it.each([
    [256, '16MB', '1MB', '16MB'],
    [512, '32MB', '1MB', '16MB'],
    [1_024, '64MB', '2MB', '32MB'],
    [2_048, '128MB', '4MB', '64MB'],
    [64_000, '128MB', '4MB', '64MB'],
  ])('with %i MB is a share of it', (megabytes, buffers, work, maintenance) => {
    expect(memorySettings(megabytes * MB)).toEqual({
      shared_buffers: buffers,
      work_mem: work,
      maintenance_work_mem: maintenance,
    });
  });

  it('is what the database runs with', async () => {
    const dataDir = await newFolder('settings');
    await prepareCluster(dataDir, image);
    const database = await openDatabase({ engine: 'pglite', dataDir, memoryBytes: 512 * MB });
    try {
      const rows = await database.query(
        "SELECT current_setting('shared_buffers') AS buffers, current_setting('work_mem') AS work",
      );
      expect(rows).toEqual([{ buffers: '32MB', work: '1MB' }]);
    } finally {
      await database.close();
    }
  });
});
