import { beforeAll, describe, expect, it } from 'vitest';
import { mergeSettings } from '#server/areas/identity/stores/store-repository.ts';
import { privacyArea } from '#server/areas/privacy/routes.ts';
import { recordLog } from '#tests/processes/support/product.ts';
import { failingFor } from '#tests/support/failing-for-store.ts';
import { testJobs } from '#tests/support/jobs.ts';
import { type CollectApp, liveSurvey, newId, startCollectApp } from '../collect/support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

const database = () => app.deps.database;

describe('the chores of all stores', () => {
  it('go on with the other stores when one store fails, and log that', async () => {
    const live = [await liveSurvey(app), await liveSurvey(app)];
    for (const each of live) {
      const { storeId } = each.store;
      const [old, claim] = [newId(), newId()];
      await mergeSettings(database(), storeId, { retentionMonths: 3 });
      await each.saved(old);
      await each.saved(claim, { attributes: { customerId: '9', orderId: '31' } });
      await each.sight();
      await database().query(
        `UPDATE responses SET first_saved_at = now() - interval '100 days' WHERE store_id = $1 AND response_id = $2`,
        [storeId, old],
      );
      await database().query(`UPDATE sightings SET seen_at = now() - interval '9 days' WHERE store_id = $1`, [
        storeId,
      ]);
      await database().query(
        `INSERT INTO erasures (store_id, erasure_id, subject, response_ids, requested_at)
         VALUES ($1, 'a claim', 'claim', $2::jsonb, now())`,
        [storeId, JSON.stringify([`${each.survey.surveyId}/${claim}`])],
      );
    }
    const [failing, other] = live.toSorted((a, b) => (a.store.storeId < b.store.storeId ? -1 : 1));
    if (!failing || !other) throw new Error('Two stores are needed');
    const { storeId } = failing.store;
    const recorded = recordLog();
    const deps = { ...app.deps, log: recorded.log, database: failingFor(database(), storeId) };
    await testJobs(deps, privacyArea).runChores();
    expect(await other.rows()).toMatchObject([{ customerId: null }]);
    const left = await database().query(`SELECT kind FROM sightings WHERE store_id = $1`, [
      other.store.storeId,
    ]);
    expect(left).toEqual([]);
    expect(await failing.rows()).toHaveLength(2);
    const lines = recorded.read().filter(({ msg }) => msg === 'A chore failed for one store');
    expect(lines).toMatchObject(
      ['replay removed claims', 'apply retention', 'apply retention to impressions'].map((chore) => ({
        chore,
        storeId,
      })),
    );
  });
});
