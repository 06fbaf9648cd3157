import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { WorkerClient } from '#server/kernel/database/pglite/worker-client.ts';
import {
  answer,
  expectKept,
  newDataFolder,
  newFolder,
  newResponseId,
  openPlace,
  prepare,
} from './support/prepare.ts';
import { begin, failedStart, startProduct } from './support/product.ts';
import { eventually, expectTurnedAway, linesSaying, metricAt } from './support/seen.ts';

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

function empty(folder: string): void {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
}

describe('a damaged data folder', () => {
  /**
   * Failed without the check of the folder before it is opened (some starts never ended), with the engine's own message
   * for a control file of noise, and with a lock that outlived the refusal.
   */
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
  ])('with %s stops the start with a clear message and overwrites nothing', async (_name, damage, says) => {
    const folder = await newDataFolder();
    const cluster = join(folder, 'cluster');
    damage(cluster);
    const before = fingerprint(cluster);
    // The lock must not outlive the refusal: the second start reports the same and not that the folder is in use.
    for (let start = 1; start <= 2; start += 1) {
      const { error, log } = await failedStart(folder);
      expect(error.message).toContain(`The database in ${cluster} can't be opened`);
      expect(error.message).toContain(says);
      expect(error.message).toContain('Nothing was overwritten');
      expect(linesSaying(log, 'The start failed')).toMatchObject([
        { level: 'fatal', error: { code: 'DATA_FOLDER_DAMAGED' } },
      ]);
    }
    expect(fingerprint(cluster)).toBe(before);
  });

  it('is reported on the terminal in one sentence without a stack', async () => {
    const folder = await newDataFolder();
    empty(join(folder, 'cluster'));
    const { ended, said } = begin(folder);
    expect(await ended).toBe(1);
    expect(said().trim()).toMatch(/^The database in .* can't be opened: .*Nothing was overwritten\..*$/);
  });

  /** Failed with the unhandled fault. */
  it('that cannot be written stops the start with a clear message', async () => {
    const folder = newFolder();
    // File permissions would not do, because an administrator ignores them.
    mkdirSync(join(folder, 'lock'), { recursive: true });
    const { error, log } = await failedStart(folder);
    expect(error.message).toMatch(/data folder .* can't be written \(EISDIR\).*DATA_DIR/);
    expect(linesSaying(log, 'The start failed')).toMatchObject([
      { error: { code: 'DATA_FOLDER_UNWRITABLE' } },
    ]);
  });

  /** Failed while an unfinished folder was kept. */
  it('that a first start left unfinished is created again', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'cluster.new', 'base'), { recursive: true });
    writeFileSync(join(folder, 'cluster.new', 'PG_VERSION'), '18\n');
    const { url } = await startProduct(folder);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(readdirSync(folder)).not.toContain('cluster.new');
  });
});

async function damageTable(folder: string, table: string): Promise<void> {
  const database = await openPlace(folder);
  const [row] = await database.query<{ path: string }>('SELECT pg_relation_filepath($1) AS path', [table]);
  await database.close();
  const file = openSync(join(folder, 'cluster', row?.path ?? ''), 'r+');
  writeSync(file, Buffer.alloc(8192, 7), 0, 8192, 0);
  closeSync(file);
}

describe('a page of a table that was overwritten with noise', () => {
  /** Failed while this fault was reported like others. */
  it('is reported in the log and the metrics, and no response is acknowledged', async () => {
    const prepared = await prepare(await newDataFolder());
    await damageTable(prepared.place, 'surveys');
    const { url, log } = await startProduct(prepared.place);
    expect((await answer(url, prepared)).status).toBe(500);
    expect(linesSaying(log(), 'The database failed')).toMatchObject([
      { level: 'error', kind: 'damaged', sqlState: 'XX001' },
    ]);
    expect(await metricAt(url, 'database_faults_total{kind="damaged"}')).toBeGreaterThan(0);
  });
});

describe('a database whose worker thread crashes', () => {
  /** Failed with a transaction that continued in the next thread. */
  it('loses the running transaction and nothing else', async () => {
    const start = vi.spyOn(WorkerClient, 'start');
    const database = await openPlace(await newDataFolder());
    await database.query('CREATE TABLE marks (n integer PRIMARY KEY)');
    await database.query('INSERT INTO marks (n) VALUES (0)');
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

  /** Failed with a thread that was not restarted. */
  it('returns 503 while it cannot be restarted, and then works again with all data', async () => {
    const start = vi.spyOn(WorkerClient, 'start');
    const prepared = await prepare(await newDataFolder());
    const { url, log, stop } = await startProduct(prepared.place);
    const kept = [newResponseId(), newResponseId()];
    expect((await answer(url, prepared, kept[0])).status).toBe(200);
    const thread = (await start.mock.results.at(-1)?.value) as WorkerClient;
    await thread.stop(false);
    start.mockRejectedValueOnce(new Error('No space left on device'));
    await expectTurnedAway(await answer(url, prepared, kept[1]));
    expect(await metricAt(url, 'database_up')).toBe(0);
    await eventually(async () => (await answer(url, prepared, kept[1])).status, 200);
    expect(linesSaying(log(), 'The disk is full')).toHaveLength(1);
    expect(linesSaying(log(), 'The database is back')).toHaveLength(1);
    await stop();
    await expectKept(prepared, kept);
  });
});
