import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { started } from './support/start-process.ts';

test('the server starts, answers and stops cleanly', async () => {
  const DATA_DIR = await mkdtemp(join(inject('scratch'), 'data-'));
  const { child, url, ended } = await started({ DATA_DIR });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await expect(fetch(`${url}/readyz`)).rejects.toThrow();
});
