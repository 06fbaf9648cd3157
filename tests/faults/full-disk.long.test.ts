import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { answer, expectKept, newDataFolder, newResponseId, prepare } from './support/prepare.ts';
import { startInstance } from './support/product.ts';
import { eventually, expectTurnedAway, linesSaying, metricAt } from './support/seen.ts';

/** Nothing of that process can be written any more, its log included; any user may do so to a process of theirs. */
function fill(pid: number | undefined): void {
  execFileSync('prlimit', [`--pid=${pid}`, '--fsize=4096:unlimited']);
}

function makeRoom(pid: number | undefined): void {
  execFileSync('prlimit', [`--pid=${pid}`, '--fsize=unlimited:unlimited']);
}

/**
 * Only Linux lets a limit be set for a process that runs. Seen red: without the limit of a minute for the thread, and with
 * a start in between told as another fault than the one before.
 */
it.runIf(process.platform === 'linux')(
  'a disk that is full keeps nothing and acknowledges nothing, and goes on once there is room',
  async () => {
    const prepared = await prepare(await newDataFolder());
    const { url, child, log, kill } = await startInstance(prepared.place);
    const kept = [newResponseId(), newResponseId()];
    for (const id of kept) expect((await answer(url, prepared, id)).status).toBe(200);

    fill(child.pid);
    const lost = [newResponseId(), newResponseId(), newResponseId()];
    const replies = await Promise.all(lost.map((id) => answer(url, prepared, id)));
    for (const reply of replies) await expectTurnedAway(reply);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    // PostgreSQL that can't write its log goes round in circles, so it is ended after a minute, and asked to start again.
    const isTold = async () => {
      await fetch(`${url}/readyz`);
      return (await metricAt(url, 'database_faults_total{kind="disk_full"}')) > 0;
    };
    await expect.poll(isTold, { timeout: 300_000, interval: 1_000 }).toBe(true);
    expect(await metricAt(url, 'database_up')).toBe(0);
    const [late] = lost;
    await expectTurnedAway(await answer(url, prepared, late));

    makeRoom(child.pid);
    for (const id of lost) await eventually(async () => (await answer(url, prepared, id)).status, 200);
    // The log stood on the same disk: its lines waited too.
    expect(linesSaying(log(), 'The database is away')).toContainEqual(
      expect.objectContaining({ level: 'error', kind: 'disk_full', sqlState: '53100' }),
    );
    expect(linesSaying(log(), 'The database is back').length).toBeGreaterThan(0);
    expect(child.exitCode).toBeNull();
    await kill('SIGTERM');
    await expectKept(prepared, [...kept, ...lost]);
  },
);
