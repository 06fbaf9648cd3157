import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openLoad } from '#tests/bench/ingest/load.ts';
import { REQUESTS_EACH, scriptsOf } from '#tests/bench/ingest/shoppers.ts';
import { startWatched } from '#tests/bench/profile/start-watched.ts';
import type { TallyRow } from '#tests/bench/profile/tally.ts';

const SHOPPERS = 2;

it('says for each request and batch of a running server how long each step took', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-watch-'));
  const { listener, database, watch, publicId } = await startWatched(folder, 0);
  const load = await openLoad(listener.port, 1);
  onTestFinished(async () => {
    load.close();
    await listener.close(1_000);
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  watch.reset();
  const { statuses, latencies } = await load.play(scriptsOf(SHOPPERS, publicId));
  expect(statuses).toEqual({ 200: SHOPPERS * REQUESTS_EACH });

  const { request, batch, statements } = watch.read();
  // Over one connection, each request is a batch of its own.
  for (const row of [...request.rows, ...batch.rows]) expect(row.count).toBe(SHOPPERS * REQUESTS_EACH);
  const count = (name: string) => statements.rows.find((row) => row.name === name)?.count;
  expect(count('SELECT FROM stores, locks')).toBe(SHOPPERS * REQUESTS_EACH);
  // Only a new response asks what may prevent it.
  expect(count('SELECT FROM unnest and others')).toBe(SHOPPERS);

  // The steps add up to the whole, and the whole fits into what the shopper waited.
  const sum = (rows: readonly TallyRow[]) => rows.reduce((total, row) => total + row.sum, 0);
  const all = sum(request.rows.filter(({ name }) => name === 'all'));
  expect(sum(request.rows) - all).toBeCloseTo(all, 3);
  expect(all).toBeLessThanOrEqual(latencies.reduce((total, ms) => total + ms, 0));
  expect(sum(batch.rows)).toBeCloseTo(sum(request.rows.filter(({ name }) => name === 'its batch')), 3);
});
