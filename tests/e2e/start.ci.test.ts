import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { start, started } from './support/start-process.ts';

/** Each test starts one or more processes. */
const TEST_MS = 400_000;

function dataFolder(): Promise<string> {
  return mkdtemp(join(inject('scratch'), 'data-'));
}

test(
  'refuses a second start on the same folder, and starts there once the first has stopped',
  { timeout: TEST_MS },
  async () => {
    const DATA_DIR = await dataFolder();
    const first = await started({ DATA_DIR });
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

    const second = start({ DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(DATA_DIR);
    expect(second.said()).not.toMatch(/\n\s+at /);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const third = await started({ DATA_DIR });
    expect((await fetch(`${third.url}/readyz`)).status).toBe(200);
  },
);

test('reports an occupied port in one sentence', { timeout: TEST_MS }, async () => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const refused = start({ DATA_DIR: await dataFolder(), PORT: String(port) });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain(`Port ${port} is taken.`);
  expect(refused.said()).not.toMatch(/\n\s+at /);
});

test('reports a folder without write permission in one sentence', { timeout: TEST_MS }, async () => {
  const file = join(await dataFolder(), 'a-file');
  await writeFile(file, '');
  const refused = start({ DATA_DIR: join(file, 'data') });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain(file);
  expect(refused.said()).not.toMatch(/\n\s+at /);
});

test(
  'names an invalid setting, and refuses development settings in production',
  { timeout: TEST_MS },
  async () => {
    const bad = start({ DATA_DIR: await dataFolder(), PORT: 'three' });
    expect(await bad.ended).toBe(1);
    expect(bad.said()).toContain('PORT');
    const production = start({ DATA_DIR: await dataFolder(), NODE_ENV: 'production' });
    expect(await production.ended).toBe(1);
    expect(production.said()).toContain('APP_URL');
    expect(production.said()).toContain('DEV_STORE');
  },
);
