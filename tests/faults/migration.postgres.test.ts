import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { answer, newFolder, newPostgres, prepare, tablesOf } from '#tests/processes/support/prepare.ts';
import { failedStart, startProduct } from '#tests/processes/support/product.ts';
import { linesSaying } from '#tests/processes/support/seen.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';

/** The migrations folder of a newer version. */
function newerVersion(sql: string): string {
  const root = newFolder();
  const folder = join(root, 'server/kernel/database/migrations');
  mkdirSync(folder, { recursive: true });
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: object[] };
  writeFileSync(
    path,
    JSON.stringify({ entries: [...journal.entries, { tag: '0900_good' }, { tag: '0901_bad' }] }),
  );
  writeFileSync(join(folder, '0900_good.sql'), 'CREATE TABLE good (n integer)');
  writeFileSync(join(folder, '0901_bad.sql'), sql);
  return root;
}

/** Failed with the unhandled fault. */
it('a migration that fails stops the start with a clear message, and the previous version still works with all data', async () => {
  const prepared = await prepare(await newPostgres());
  const before = await tablesOf(prepared.place);
  const root = newerVersion('CREATE TABLE more (n integer);\n--> statement-breakpoint\nSELECT 1 / 0');
  const { error, log } = await failedStart(prepared.place, { root });
  expect(error.message).toBe(
    'The migration 0901_bad could not be applied (SQLSTATE 22012). The database is as it was before: nothing of it was kept.',
  );
  expect(linesSaying(log, 'The start failed')).toMatchObject([
    { level: 'fatal', error: { code: 'MIGRATION_FAILED', cause: { sqlState: '22012' } } },
  ]);
  expect(await tablesOf(prepared.place)).toEqual(before);
  const old = await startProduct(prepared.place);
  expect((await answer(old.url, prepared)).status).toBe(200);
});
