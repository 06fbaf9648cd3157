import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { lockFolder } from '#server/kernel/database/pglite/folder-lock.ts';
import { lockByHeartbeat } from '#server/kernel/database/pglite/heartbeat-lock.ts';
import type { Lock } from '#server/kernel/database/pglite/system-lock.ts';
import { lockBySystem } from '#server/kernel/database/pglite/system-lock.ts';

/** Twice the heartbeat interval. Shorter than in production to keep the tests fast. */
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

async function take(silenceMs = SILENCE_MS): Promise<'got' | 'taken'> {
  const lock = await lockByHeartbeat(path, silenceMs);
  if (lock === 'taken') return 'taken';
  held.push(lock);
  return 'got';
}

/** Writes a lock record like that of this process, with some fields changed. */
async function recordOf(change: object): Promise<void> {
  await take();
  const own = JSON.parse(readFileSync(path, 'utf8')) as object;
  for (const lock of held) lock.release();
  held = [];
  writeFileSync(path, JSON.stringify({ ...own, token: 'another', ...change }));
}

describe('the lock file used where the system has no file lock', () => {
  it('allows one holder of the lock file', async () => {
    expect(await take()).toBe('got');
    expect(await take()).toBe('taken');
    held.pop()?.release();
    expect(await take()).toBe('got');
  });

  it.runIf(process.platform === 'linux')(
    'takes over a lock at once from a process that ended, even if another process has its id',
    async () => {
      await recordOf({ startedAt: '1' });
      // Longer than the test's own limit.
      expect(await take(3_600_000)).toBe('got');
    },
  );

  it('takes over a lock of another container after its heartbeat stops, even if its process id exists here', async () => {
    await recordOf({ world: 'another' });
    expect(await take()).toBe('got');
  });

  it('does not take over a lock of another container with a heartbeat', async () => {
    await recordOf({ world: 'another' });
    const heart = setInterval(() => utimesSync(path, new Date(), new Date()), 100);
    expect(await take().finally(() => clearInterval(heart))).toBe('taken');
  });

  it('takes over a lock when a crash left a truncated record', async () => {
    writeFileSync(path, '{"token":');
    expect(await take()).toBe('got');
  });

  it('gives a stale lock to exactly one of many processes', async () => {
    await recordOf({ world: 'another' });
    const results = await Promise.all(Array.from({ length: 8 }, take));
    expect(results.filter((result) => result === 'got')).toHaveLength(1);
  });

  it('names the reason when the folder cannot be locked', async () => {
    held.push(await lockFolder(folder, true));
    await expect(lockFolder(folder, true)).rejects.toThrow(`in use by process ${process.pid}`);
  });
});

it('finds the system’s file lock on every supported platform', () => {
  const lock = lockBySystem(join(folder, 'lock'));
  if (typeof lock === 'string') expect.fail(`It is ${lock}.`);
  expect(lockBySystem(join(folder, 'lock'))).toBe('taken');
  lock.release();
  const again = lockBySystem(join(folder, 'lock'));
  if (typeof again === 'string') expect.fail(`It is ${again}.`);
  again.release();
});
