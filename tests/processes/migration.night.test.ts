import pg from 'pg';
import { expect, it } from 'vitest';
import { freshPostgresUrl } from '#tests/support/database.ts';
import { tablesOf } from './support/prepare.ts';
import { begin, startProduct } from './support/product.ts';
import { eventually, linesSaying } from './support/seen.ts';

/** Failed with migrations outside of a transaction: tables remained. */
it('a migration that is killed leaves nothing, and the next start completes it', async () => {
  const place = await freshPostgresUrl();
  const blocker = new pg.Client({ connectionString: place });
  await blocker.connect();
  // A transaction that creates the same table waits until this one has ended.
  await blocker.query('BEGIN');
  await blocker.query('CREATE TABLE surveys (n integer)');
  const { child, ended, log } = begin(place);
  const blocked = `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%CREATE TABLE "surveys"%'`;
  await eventually(async () => {
    // Within a transaction, the statistics are those of the first read.
    await blocker.query('SELECT pg_stat_clear_snapshot()');
    return (await blocker.query<{ n: number }>(blocked)).rows[0]?.n;
  }, 1);
  child.kill('SIGKILL');
  await ended;
  await blocker.query('ROLLBACK');
  await blocker.end();
  expect(log()).toEqual([]);
  await eventually(() => tablesOf(place), []);
  const product = await startProduct(place);
  expect(linesSaying(product.log(), 'The database was brought up to date')).toHaveLength(1);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});
