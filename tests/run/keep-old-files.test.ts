import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { keepOldFiles } from '#server/cli/build-stale.ts';

const DAY = 24 * 3_600_000;

it('keeps replaced files with a content hash in their name for a month', async () => {
  const folder = await mkdtemp(join(inject('scratch'), 'kept-'));
  const [output, kept] = [await mkdtemp(join(folder, 'out-')), join(folder, 'kept')];
  for (const name of ['show-BePSzLp1.js', 'show-BePSzLp1.js.br', 'loader.json', '.built-from']) {
    await writeFile(join(output, name), name);
  }
  const now = Date.now();
  await keepOldFiles(output, kept, now);
  expect((await readdir(kept)).sort()).toEqual(['show-BePSzLp1.js', 'show-BePSzLp1.js.br']);
  const old = new Date(now - 31 * DAY);
  await utimes(join(kept, 'show-BePSzLp1.js.br'), old, old);
  await keepOldFiles(join(folder, 'nowhere'), kept, now);
  expect(await readdir(kept)).toEqual(['show-BePSzLp1.js']);
  await keepOldFiles(join(folder, 'nowhere'), kept, now + 31 * DAY);
  expect(await readdir(kept)).toEqual([]);
});
