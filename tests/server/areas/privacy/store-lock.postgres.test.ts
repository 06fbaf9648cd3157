import { expect, it } from 'vitest';
import { identifyAnswers } from '#server/areas/channels/report-repository.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import { eraseStoreRows } from '#server/areas/privacy/erase-store.ts';
import { testDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createGate } from '#tests/support/gate.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';

it('also deletes a row that was written under the survey’s lock alone', async () => {
  const database = await testDatabase();
  const deps = testDeps({ database });
  const store = await buildStore(deps);
  const { storeId, shop } = store;
  const { surveyId } = await buildPublishedSurvey(deps, store);
  const [isWritten, mayEnd] = [createGate(), createGate()];
  const writing = database.transaction(async (tx) => {
    await identifyAnswers(tx, { storeId, surveyId, meaningId: 'q1' }, 'made');
    isWritten.open();
    await mayEnd.opened;
  });
  await isWritten.opened;
  const deleting = database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    await eraseStoreRows(tx, deps, { storeId, shop, webhookId: null });
  });
  await expect.poll(() => waitingFor(database)).toBeGreaterThan(0);
  mayEnd.open();
  await Promise.all([writing, deleting]);
  expect(await database.query('SELECT part FROM channel_reports WHERE store_id = $1', [storeId])).toEqual([]);
});

/** How many sessions wait for a lock of another. */
async function waitingFor(database: Awaited<ReturnType<typeof testDatabase>>): Promise<number> {
  const rows = await database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
}
