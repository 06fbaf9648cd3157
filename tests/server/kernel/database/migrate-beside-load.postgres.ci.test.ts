import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it, vi } from 'vitest';
import { migrate } from '#server/kernel/database/migrate.ts';
import { freshPostgresUrl } from '#tests/support/database.ts';
import { createGate } from '#tests/support/gate.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

function withMigration(name: string, sql: string): string {
  const folder = join(inject('scratch'), `migrations-beside-load-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: object[] };
  journal.entries.push({ tag: name });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(folder, `${name}.sql`), sql);
  return folder;
}

it('a migration that waits for a long transaction lets other statements on the table go on', async () => {
  const url = await freshPostgresUrl();
  const [long, migrating, other] = await Promise.all(
    Array.from({ length: 3 }, () => openDatabase({ engine: 'postgres', url })),
  );
  const folder = withMigration('0900_column', 'ALTER TABLE stores ADD COLUMN more integer');
  await migrate(migrating!, MIGRATIONS);
  const begun = createGate();
  const release = createGate();
  const held = long!.transaction(async (tx) => {
    await tx.query('SELECT count(*) FROM stores');
    begun.open();
    await release.opened;
  });
  await begun.opened;
  const migrated = migrate(migrating!, folder);
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE stores%'`;
  await vi.waitUntil(async () => (await other!.query(waiting)).length > 0, { timeout: PATIENCE_MS });

  expect(await other!.query('SELECT count(*)::int AS n FROM stores')).toEqual([{ n: 0 }]);

  release.open();
  await held;
  expect(await migrated).toEqual(['0900_column']);
  await Promise.all([long, migrating, other].map((database) => database!.close()));
});
