import { beforeAll, expect, it } from 'vitest';
import type { SavedResponse } from '#shared/collect/collect.ts';
import { createBatcher } from '#server/areas/collect/batch/batcher.ts';
import { flushSafely } from '#server/areas/collect/batch/flush-safely.ts';
import { saveBatch } from '#server/areas/collect/batch/save-batch.ts';
import type { ReceivedResponse } from '#server/areas/collect/responses/pending-response.ts';
import { received, saveDeps, type Snapshot } from './received.ts';
import { type CollectApp, liveSurvey, type LiveSurvey, startCollectApp } from './support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

/** Holds a row of a store in another transaction, as a job does that publishes, recounts or erases. */
async function hold(sql: string, parameters: readonly unknown[]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let ended: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve) => {
    ended = app.deps.database.transaction(async (tx) => {
      await tx.query(sql, parameters);
      resolve();
      await released;
    });
  });
  return async () => {
    release();
    await ended;
  };
}

const SNAPSHOT: Snapshot = {
  ...{ shopper: 1, person: 1, revision: 1, complete: true, score: 9 },
  ...{ words: 'fine', hasOrder: false },
};

it.each([
  ['survey', `SELECT FROM surveys WHERE store_id = $1 FOR UPDATE`],
  ['store', `SELECT FROM stores WHERE store_id = $1 FOR UPDATE`],
])('a %s that is locked delays no answer of another store in the same batch', async (_what, sql) => {
  const [held, free] = [await liveSurvey(app), await liveSurvey(app)];
  const deps = saveDeps(app.deps);
  const batches: number[] = [];
  const batcher = createBatcher<ReceivedResponse, SavedResponse>({
    flush(groups, options) {
      batches.push(groups.length);
      return flushSafely(groups, (some) => saveBatch(deps, some, options));
    },
    weigh: () => 1,
    keysAtOnce: () => 2,
  });
  const add = (live: LiveSurvey) =>
    batcher.add(live.store.storeId, received(live, SNAPSHOT, app.deps.clock()));
  const release = await hold(sql, [held.store.storeId]);
  let isAnswered = false;
  const waiting = add(held).finally(() => (isAnswered = true));
  expect(await add(free)).toEqual({ revision: 1, complete: true });
  expect(batches[0]).toBe(2);
  expect(isAnswered).toBe(false);
  await release();
  expect(await waiting).toEqual({ revision: 1, complete: true });
  for (const live of [held, free]) {
    expect(await live.rows()).toHaveLength(1);
    await live.expectCounted();
  }
});
