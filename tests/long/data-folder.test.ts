import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { WorkerClient } from '#server/database/pglite/worker-client.ts';
import { runScript } from '#tests/support/run-script.ts';

// Making and opening databases is a matter of seconds, and of many on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let home: string;
let model: string;

/** A folder with a database that was closed well, to be copied by whoever needs one. */
beforeAll(async () => {
  home = join(inject('scratch'), `folders-${process.pid}`);
  model = join(home, 'model');
  const database = await open(model);
  await database.query('CREATE TABLE marks (n integer PRIMARY KEY)');
  await database.query('INSERT INTO marks (n) VALUES (0)');
  await database.close();
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

function open(dataDir: string): Promise<Database> {
  return openDatabase({ engine: 'pglite', dataDir });
}

function copyOfModel(name: string): string {
  const folder = join(home, name);
  cpSync(model, folder, { recursive: true });
  return folder;
}

function empty(folder: string): void {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
}

function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const path of readdirSync(folder, { recursive: true }).map(String).sort()) {
    hash.update(path);
    try {
      hash.update(readFileSync(join(folder, path)));
    } catch {
      // A folder has no content of its own.
    }
  }
  return hash.digest('hex');
}

describe('one folder, one process', () => {
  it('refuses a second start, names the first, and leaves it unharmed', async () => {
    const folder = copyOfModel('second');
    const first = runScript('tests/server/database/hold-folder.ts', folder);
    await first.line('open');
    const before = first.lines.length;
    await expect(open(folder)).rejects.toThrow(
      new RegExp(`in use by process ${first.process.pid} on .*, running since .*set DATA_DIR`),
    );
    const second = runScript('tests/server/database/hold-folder.ts', folder);
    expect(await second.line('refused')).toContain(`process ${first.process.pid}`);
    await expect.poll(() => first.lines.length).toBeGreaterThan(before + 20);
    await first.kill('SIGKILL');

    const kept = first.lines.filter((line) => line.startsWith('kept')).length;
    const database = await open(folder);
    const [row] = await database.query<{ n: number }>('SELECT count(*)::integer AS n FROM marks');
    expect(row?.n).toBeGreaterThanOrEqual(kept);
    await database.close();
  });

  it('refuses a second start within the process too, until the first is closed', async () => {
    const folder = copyOfModel('same-process');
    const first = await open(folder);
    await expect(open(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    expect(await first.query('SELECT n FROM marks')).toEqual([{ n: 0 }]);
    await first.close();
    const again = await open(folder);
    expect(await again.query('SELECT n FROM marks')).toEqual([{ n: 0 }]);
    await again.close();
  });
});

describe('a database whose thread breaks', () => {
  it('loses the transaction under way, and nothing else', async () => {
    const start = vi.spyOn(WorkerClient, 'start');
    const database = await open(copyOfModel('broken'));
    const thread = (await start.mock.results.at(-1)?.value) as WorkerClient;
    const work = database.transaction(async (tx) => {
      await tx.query('INSERT INTO marks (n) VALUES (1)');
      await thread.stop(false);
      await tx.query('INSERT INTO marks (n) VALUES (2)').catch(() => undefined);
      await tx.query('INSERT INTO marks (n) VALUES (3)');
    });
    await expect(work).rejects.toMatchObject({ lost: true, code: 'UNAVAILABLE' });
    expect(await database.query('SELECT n FROM marks')).toEqual([{ n: 0 }]);
    await database.close();
  });

  it('is told as unavailable while it can not be started again, and comes back by itself', async () => {
    const start = vi.spyOn(WorkerClient, 'start');
    const folder = copyOfModel('stuck');
    const database = await open(folder);
    const thread = (await start.mock.results.at(-1)?.value) as WorkerClient;
    await thread.stop(false);
    start.mockRejectedValueOnce(new Error('No space left on device'));
    const unavailable = { name: 'DatabaseError', lost: true, status: 503 };
    await expect(database.query('SELECT 1')).rejects.toMatchObject(unavailable);
    const begin = performance.now();
    await expect(database.query('SELECT 1')).rejects.toMatchObject(unavailable);
    expect(performance.now() - begin).toBeLessThan(200);
    await expect
      .poll(() => database.query('SELECT n FROM marks').catch(() => 'not yet'), { timeout: 15_000 })
      .toEqual([{ n: 0 }]);
    await database.close();
  });
});

describe('a folder that is not as it should be', () => {
  it('is made anew after a first start that never finished', async () => {
    const folder = join(home, 'unfinished');
    mkdirSync(join(folder, 'cluster.new', 'base'), { recursive: true });
    writeFileSync(join(folder, 'cluster.new', 'PG_VERSION'), '18\n');
    const database = await open(folder);
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.close();
    expect(readdirSync(folder)).not.toContain('cluster.new');
  });

  it.each<[string, (cluster: string) => void, string]>([
    ['a cut-off control file', (c) => truncateSync(join(c, 'global/pg_control'), 100), 'is cut off'],
    ['a missing version', (c) => rmSync(join(c, 'PG_VERSION')), 'are missing'],
    ['another version', (c) => writeFileSync(join(c, 'PG_VERSION'), '15\n'), 'PostgreSQL 15'],
    ['no log', (c) => rmSync(join(c, 'pg_wal'), { recursive: true }), 'are missing'],
    ['nothing in it', empty, 'are missing'],
    [
      'a control file of noise',
      (c) => writeFileSync(join(c, 'global/pg_control'), Buffer.alloc(8192, 7)),
      '.',
    ],
  ])('with %s it is refused in a sentence and nothing is overwritten', async (name, damage, says) => {
    const folder = copyOfModel(`damaged-${name.replaceAll(' ', '-')}`);
    const cluster = join(folder, 'cluster');
    damage(cluster);
    const before = fingerprint(cluster);
    const error = await open(folder).then(
      () => expect.fail('It opened.'),
      (failure: unknown) => failure as Error,
    );
    expect(error.message).toContain(`The database in ${cluster} can't be opened`);
    expect(error.message).toContain(says);
    expect(error.message).toContain('Nothing was overwritten');
    expect(fingerprint(cluster)).toBe(before);
    // The lock must not outlive the refusal: the next start says the same, not that the folder is in use.
    await expect(open(folder)).rejects.toThrow("can't be opened");
  });

  it('is refused in a sentence when it can not be written', async () => {
    const file = join(home, 'a-file');
    writeFileSync(file, '');
    await expect(open(join(file, 'data'))).rejects.toThrow(
      /data folder .* can't be written \(ENOTDIR\).*DATA_DIR/,
    );
  });
});
