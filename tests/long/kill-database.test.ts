import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { runScript } from '#tests/support/run-script.ts';

const KILLS = 10;
const KILLS_WHILE_MAKING = 4;

const home = join(inject('scratch'), 'kills');

interface Kept {
  names: Set<string>;
  counted: number;
}

async function whatIsKept(dataDir: string): Promise<Kept> {
  const database = await openDatabase({ engine: 'pglite', dataDir });
  const marks = await database.query<{ name: string }>('SELECT name FROM marks');
  const [row] = await database.query<{ n: number }>('SELECT coalesce(sum(n), 0)::integer AS n FROM counts');
  await database.close();
  return { names: new Set(marks.map(({ name }) => name)), counted: row?.n ?? 0 };
}

describe('killed in the middle of acknowledged writes', () => {
  it(`${KILLS} times, the folder opens, nothing acknowledged is missing and counts equal their marks`, async () => {
    const dataDir = join(home, 'written');
    const acknowledged: string[] = [];
    for (let round = 1; round <= KILLS; round += 1) {
      const writer = runScript('tests/long/write-until-killed.ts', dataDir, String(round));
      await writer.line('kept');
      // Long enough, in some rounds, for a checkpoint to be under way.
      await sleep(200 + Math.random() * 3_500);
      await writer.kill('SIGKILL');
      const written = writer.lines.filter((line) => line.startsWith('kept ')).map((line) => line.slice(5));
      expect(written.length).toBeGreaterThan(0);
      acknowledged.push(...written);

      const { names, counted } = await whatIsKept(dataDir);
      expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
      expect(counted).toBe(names.size);
    }
    process.stdout.write(`${KILLS} kills, ${acknowledged.length} acknowledged writes, none missing\n`);
  });
});

describe('killed while the database is being made', () => {
  it(`${KILLS_WHILE_MAKING} times, the next start makes it and works`, async () => {
    const dataDir = join(home, 'made');
    for (let round = 1; round <= KILLS_WHILE_MAKING; round += 1) {
      const maker = runScript('tests/long/write-until-killed.ts', dataDir, String(round));
      await expect.poll(() => existsSync(join(dataDir, 'cluster.new')), { timeout: 60_000 }).toBe(true);
      await sleep(Math.random() * 2_000);
      await maker.kill('SIGKILL');
    }
    const writer = runScript('tests/long/write-until-killed.ts', dataDir, 'last');
    await writer.line('kept');
    await writer.kill('SIGKILL');
    const { names, counted } = await whatIsKept(dataDir);
    expect(counted).toBe(names.size);
    expect(names.size).toBeGreaterThan(0);
  });
});
