import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const SCHEMA = fileURLToPath(new URL('../../../../server/kernel/database/schema', import.meta.url));

export const schemaTables: ReadonlyMap<string, PgTable> = new Map(
  (await Promise.all(readdirSync(SCHEMA).map(tablesIn))).flat().map((table) => [getTableName(table), table]),
);

async function tablesIn(file: string): Promise<PgTable[]> {
  const module = (await import(pathToFileURL(join(SCHEMA, file)).href)) as Record<string, unknown>;
  return Object.values(module).filter((value) => is(value, PgTable));
}
