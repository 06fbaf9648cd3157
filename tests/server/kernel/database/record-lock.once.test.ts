import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { lockFolder } from '#server/kernel/database/pglite/folder-lock.ts';
import { lockByRecord } from '#server/kernel/database/pglite/record-lock.ts';
import type { Lock } from '#server/kernel/database/pglite/system-lock.ts';
import { lockBySystem } from '#server/kernel/database/pglite/system-lock.ts';

/** Twice the heartbeat: shorter than in service, so that the tests are. */
const SILENCE_MS = 1_000;

let folder: string;
let path: string;
let made = 0;
let held: Lock[] = [];

beforeEach(() => {
  made += 1;
  folder = join(inject('scratch'), `locks-${process.pid}-${made}`);
  mkdirSync(folder, { recursive: true });
  path = join(folder, 'lock.record');
});

afterEach(() => {
  for (const lock of held) lock.release();
  held = [];
});

async function take(): Promise<'got' | 'taken'> {
  const lock = await lockByRecord(path, SILENCE_MS);
  if (lock === 'taken') return 'taken';
  held.push(lock);
  return 'got';
}

/** The record of a holder like ourselves, changed in parts. */
async function recordOf(change: object): Promise<void> {
  await take();
  const own = JSON.parse(readFileSync(path, 'utf8')) as object;
  for (const lock of held) lock.release();
  held = [];
  writeFileSync(path, JSON.stringify({ ...own, token: 'another', ...change }));
}

describe('the lock by record, where the system has none', () => {
  it('is held by one', async () => {
    expect(await take()).toBe('got');
    expect(await take()).toBe('taken');
    held.pop()?.release();
    expect(await take()).toBe('got');
  });

  it.runIf(process.platform === 'linux')(
    'is taken over at once from a process that ended, though its id is someone else now',
    async () => {
      await recordOf({ startedAt: '1' });
      const begin = performance.now();
      expect(await take()).toBe('got');
      expect(performance.now() - begin).toBeLessThan(SILENCE_MS);
    },
  );

  it('is taken over from another container once its heart no longer beats, though its process id lives here', async () => {
    await recordOf({ world: 'another' });
    expect(await take()).toBe('got');
  });

  it('is not taken from another container whose heart beats', async () => {
    await recordOf({ world: 'another' });
    const heart = setInterval(() => utimesSync(path, new Date(), new Date()), 100);
    expect(await take().finally(() => clearInterval(heart))).toBe('taken');
  });

  it('is taken over when a crash left half a record', async () => {
    writeFileSync(path, '{"token":');
    expect(await take()).toBe('got');
  });

  it('goes to exactly one of many who find it stale', async () => {
    await recordOf({ world: 'another' });
    const results = await Promise.all(Array.from({ length: 8 }, take));
    expect(results.filter((result) => result === 'got')).toHaveLength(1);
  });

  it('refuses a folder in words', async () => {
    held.push(await lockFolder(folder, true));
    await expect(lockFolder(folder, true)).rejects.toThrow(`in use by process ${process.pid}`);
  });
});

it('the lock of the system is there on every platform that we know', () => {
  const lock = lockBySystem(join(folder, 'lock'));
  if (typeof lock === 'string') expect.fail(`It is ${lock}.`);
  expect(lockBySystem(join(folder, 'lock'))).toBe('taken');
  lock.release();
  const again = lockBySystem(join(folder, 'lock'));
  if (typeof again === 'string') expect.fail(`It is ${again}.`);
  again.release();
});
