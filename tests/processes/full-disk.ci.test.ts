import { execFileSync } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { answer, expectKept, newDataFolder, newFolder, newResponseId, prepare } from './support/prepare.ts';
import { begin, startInstance } from './support/product.ts';
import { eventually, expectTurnedAway, linesSaying, metricAt } from './support/seen.ts';

/** Prevents all further writes of the process, its log included. A user may do so for their own processes. */
function fill(pid: number | undefined): void {
  execFileSync('prlimit', [`--pid=${pid}`, '--fsize=4096:unlimited']);
}

function makeRoom(pid: number | undefined): void {
  execFileSync('prlimit', [`--pid=${pid}`, '--fsize=unlimited:unlimited']);
}

/**
 * Only Linux can set a limit on a running process. Failed without the time limit of the thread, and while a
 * restart in between was reported as another fault.
 */
it.runIf(process.platform === 'linux')(
  'an app on a full disk stores and acknowledges nothing, and continues once there is room',
  async () => {
    const prepared = await prepare(await newDataFolder());
    const env = { ANSWER_WITHIN_MS: '20000' };
    const { url, child, log, kill } = await startInstance(prepared.place, { env });
    const kept = [newResponseId(), newResponseId()];
    for (const id of kept) expect((await answer(url, prepared, id)).status).toBe(200);

    fill(child.pid);
    const lost = [newResponseId(), newResponseId(), newResponseId()];
    const replies = await Promise.all(lost.map((id) => answer(url, prepared, id)));
    for (const reply of replies) await expectTurnedAway(reply);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    // PostgreSQL loops when it cannot write its log, so it is stopped at its time limit and restarted.
    const isTold = async () => {
      await fetch(`${url}/readyz`);
      return (await metricAt(url, 'database_faults_total{kind="disk_full"}')) > 0;
    };
    await expect.poll(isTold, { interval: 1_000 }).toBe(true);
    expect(await metricAt(url, 'database_up')).toBe(0);
    const [late] = lost;
    await expectTurnedAway(await answer(url, prepared, late));

    makeRoom(child.pid);
    for (const id of lost) await eventually(async () => (await answer(url, prepared, id)).status, 200);
    await eventually(async () => (await fetch(`${url}/readyz`)).status, 200);
    // The log file is on the same disk, so its lines are written only now.
    await eventually(() => linesSaying(log(), 'The disk has room again').length, 1);
    expect(linesSaying(log(), 'The disk is full')).toMatchObject([
      { level: 'error', kind: 'disk_full', sqlState: '53100', needMb: 128 },
    ]);
    expect(linesSaying(log(), 'A request failed').length).toBeLessThan(4);
    expect(linesSaying(log(), 'The database is back').length).toBeGreaterThan(0);
    expect(child.exitCode).toBeNull();
    await kill('SIGTERM');
    await expectKept(prepared, [...kept, ...lost]);
  },
);

/** Failed while a folder on a full disk was reported as damaged, and with the unhandled fault of the file. */
it.runIf(process.platform === 'linux').each<[string, () => Promise<string>]>([
  ['that holds data', newDataFolder],
  ['that is new', async () => newFolder()],
])(
  'a start on a full disk, with a folder %s, reports that the disk is full and that nothing is lost',
  async (_name, make) => {
    const folder = await make();
    const { ended, said, log } = begin(folder, { fileBytes: 4_096 });
    expect(await ended).toBe(1);
    expect(said()).toMatch(/The disk of the data folder .* is full: \d+ MB are free\. No saved data is lost/);
    expect(said()).toContain('Free at least 128 MB on that disk');
    expect(said()).not.toMatch(/DAMAGED|Restore|begin anew/);
    expect(linesSaying(log(), 'The start failed')).toMatchObject([{ error: { code: 'DISK_FULL' } }]);

    const { url } = await startInstance(folder);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  },
);

/** A separate disk for the test; only an administrator can mount one. */
function newDisk(megabytes: number): string {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return folder;
}

function fillDisk(folder: string): string {
  const path = join(folder, 'filling');
  const file = openSync(path, 'w');
  try {
    for (const bytes of [1_048_576, 4_096]) fillWith(file, Buffer.alloc(bytes, 1));
  } finally {
    closeSync(file);
  }
  return path;
}

function fillWith(file: number, chunk: Buffer): void {
  for (;;) {
    try {
      writeSync(file, chunk);
    } catch {
      return;
    }
  }
}

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Failed while the readiness check only read, and while each request was logged. */
it.runIf(mayMount)(
  'a disk without a free block is logged in a few lines, makes the app unready, and loses nothing',
  async () => {
    const disk = newDisk(220);
    const place = join(disk, 'data');
    cpSync(await newDataFolder(), place, { recursive: true });
    const prepared = await prepare(place);
    const { url, log, kill } = await startInstance(place);
    const filling = fillDisk(disk);
    const kept: string[] = [];
    const lost: string[] = [];
    const sendMany = async () => {
      await Promise.all(
        Array.from({ length: 40 }, async () => {
          const id = newResponseId();
          ((await answer(url, prepared, id)).status === 200 ? kept : lost).push(id);
        }),
      );
      return lost.length;
    };
    await expect.poll(sendMany).toBeGreaterThan(0);
    for (let round = 0; round < 10; round += 1) await sendMany();
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(((await ready.json()) as { failed: string[] }).failed).toContain('disk');
    expect(linesSaying(log(), 'The disk is full')).toHaveLength(1);
    expect(log().filter(({ level }) => level === 'error').length).toBeLessThan(8);

    rmSync(filling);
    await eventually(async () => (await fetch(`${url}/readyz`)).status, 200);
    expect(linesSaying(log(), 'The disk has room again')).toHaveLength(1);
    for (const id of lost) expect((await answer(url, prepared, id)).status).toBe(200);
    await kill('SIGTERM');
    await expectKept(prepared, [...kept, ...lost]);
  },
);
