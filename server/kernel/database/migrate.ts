import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UPKEEP, type Database, type Queries } from './database.ts';
import { DatabaseError, DatabaseStartError } from './database-error.ts';

/** The advisory lock's number; any number that is used nowhere else. */
const LOCK = 7_205_391_846;

/**
 * A change of a table waits until running statements on it have ended, and later statements wait behind the change. So
 * it gives up soon, lets them run, and asks again.
 */
const LOCK_WAIT_MS = 2_000;
const PAUSE_MS = 1_000;
const ATTEMPTS = 60;
const LOCK_TIMEOUT = '55P03';

interface Migration {
  name: string;
  hash: string;
  statements: string[];
}

/**
 * Applies the migrations in `folder` and returns the names of those it applied. All run in one transaction under a
 * lock, so that several instances may start at once. Migrations that this release does not know belong to a newer
 * instance that runs beside it. `only` names the migrations to apply; a restore applies those of its backup.
 */
export async function migrate(
  database: Database,
  folder: string,
  only?: readonly string[],
): Promise<string[]> {
  const known = await readMigrations(folder);
  const migrations = only === undefined ? known : named(known, only);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyMissing(database, migrations);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (attempt === ATTEMPTS) throw blockedError(error);
      await sleep(PAUSE_MS);
    }
  }
}

const isLockTimeout = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.sqlState === LOCK_TIMEOUT;

const blockedError = (error: DatabaseError) =>
  new DatabaseStartError(
    'MIGRATION_BLOCKED',
    'A long transaction kept the migrations from changing a table. The database is as it was before. Find it in pg_stat_activity, end it, and start again.',
    error,
  );

function applyMissing(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return database.transaction(async (tx) => {
    // Building an index over many rows may take longer than the ordinary statement time-out.
    await tx.query('SET LOCAL statement_timeout = 0');
    if (database.engine === 'postgres') {
      await lockSchema(tx);
      await tx.query(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`);
    }
    const applied = await readApplied(tx);
    const missing = migrations.filter(({ name, hash }) => !isApplied(applied, name, hash));
    for (const migration of missing) await apply(tx, migration);
    return missing.map(({ name }) => name);
  }, UPKEEP);
}

/** Prevents other migrations and distributions until the transaction ends. */
export async function lockSchema(tx: Queries): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const text = await readFile(join(folder, `${tag}.sql`), 'utf8');
      return {
        name: tag,
        hash: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex'),
        statements: text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== ''),
      };
    }),
  );
}

function named(known: readonly Migration[], names: readonly string[]): Migration[] {
  return names.map((name) => {
    const found = known.find((migration) => migration.name === name);
    if (found !== undefined) return found;
    throw new DatabaseStartError(
      'MIGRATION_UNKNOWN',
      `The migration ${name} is not known here: a newer version of the program made this. Use that one.`,
    );
  });
}

async function readApplied(tx: Queries): Promise<Map<string, string>> {
  await tx.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL)',
  );
  const rows = await tx.query<{ name: string; hash: string }>('SELECT name, hash FROM migrations');
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

function isApplied(applied: Map<string, string>, name: string, hash: string): boolean {
  const found = applied.get(name);
  if (found === undefined) return false;
  if (found === hash) return true;
  throw new DatabaseStartError(
    'MIGRATION_CHANGED',
    `The migration ${name} was changed after this database had applied it. Restore the file as it was, and make a new migration for the change.`,
  );
}

async function apply(tx: Queries, { name, hash, statements }: Migration): Promise<void> {
  try {
    for (const statement of statements) await tx.query(statement);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.status === 503 || error.retryable) throw error;
    throw new DatabaseStartError(
      'MIGRATION_FAILED',
      `The migration ${name} could not be applied (SQLSTATE ${error.sqlState}). The database is as it was before: nothing of it was kept.`,
      error,
    );
  }
  await tx.query('INSERT INTO migrations (name, hash, applied_at) VALUES ($1, $2, now())', [name, hash]);
}
