import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';

let database: Database;
let folder: string;
let made = 0;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.close());

beforeEach(() => {
  made += 1;
  folder = join(inject('scratch'), `migrations-${process.pid}-${made}`);
  mkdirSync(folder, { recursive: true });
  cpSync(MIGRATIONS, folder, { recursive: true });
});

function addMigration(name: string, sql: string): void {
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: object[] };
  journal.entries.push({ tag: name });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(folder, `${name}.sql`), sql);
}

async function hasTable(name: string): Promise<boolean> {
  const [row] = await database.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    name,
  ]);
  return row?.found ?? false;
}

describe('database migrations', () => {
  it('applies each migration once', async () => {
    expect(await migrate(database, folder)).toEqual([]);
    addMigration(
      '0900_more',
      'CREATE TABLE more (a integer);\n--> statement-breakpoint\nCREATE INDEX ON more (a);',
    );
    expect(await migrate(database, folder)).toEqual(['0900_more']);
    expect(await migrate(database, folder)).toEqual([]);
    expect(await hasTable('more')).toBe(true);
  });

  it('refuses to start when an applied migration has changed', async () => {
    addMigration('0900_changing', 'CREATE TABLE changing (a integer)');
    await migrate(database, folder);
    writeFileSync(join(folder, '0900_changing.sql'), 'CREATE TABLE changing (a bigint)');
    await expect(migrate(database, folder)).rejects.toThrow('The migration 0900_changing was changed');
  });

  it('ignores migrations that a newer instance has applied', async () => {
    addMigration('0900_newer', 'CREATE TABLE newer (a integer)');
    await migrate(database, folder);
    expect(await migrate(database, MIGRATIONS)).toEqual([]);
    expect(await hasTable('newer')).toBe(true);
  });
});
