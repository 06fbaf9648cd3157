import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import request from 'supertest';
import type { Preloads } from '#server/areas/delivery/preloads/present-preloads.ts';
import { preloadWork } from '#server/areas/delivery/preloads/write-preloads.ts';
import { saveDelivery } from '#server/areas/delivery/save-delivery.ts';
import type { StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import { changeSurveyStatus } from '#server/areas/surveys/change-status.ts';
import { STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { DEFAULT_DELIVERY, type PopupPlacement } from '#shared/delivery/delivery.ts';
import { testApp, testConfig, testDeps, type TestDeps } from '#tests/support/app.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { FakeShops } from '#tests/support/fake-shop.ts';
import { makeJobsDue, testJobs } from '#tests/support/jobs.ts';
import { buildStore, newShop } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { platformAt } from '#tests/processes/support/platform.ts';

const POPUP: PopupPlacement = {
  type: 'popup',
  pages: { kinds: ['product'], paths: ['/pages/about'] },
  trigger: { type: 'immediately' },
};

let shops: FakeShops;
let deps: TestDeps;

beforeAll(async () => {
  shops = await FakeShops.start();
  shops.behaviour.takesAnyToken = true;
  deps = testDeps({ config: testConfig(platformAt(shops.url)), database: await freshDatabase() });
});
afterAll(async () => {
  await deps.database.close();
  await shops.stop();
});
beforeEach(() => {
  shops.metafields.clear();
  shops.behaviour.troubles = [];
});

const session = (store: StoreRecord) => ({
  sessionId: 'of-a-test',
  storeId: store.storeId,
  merchantId: store.merchantId,
  storeUrl: store.shop,
});

/** A store with a live survey that pops up on its products. */
async function storeWithPopup() {
  await deps.database.query(`UPDATE stores SET uninstalled_at = now()`);
  const store = await buildStore(deps, newShop(deps.config.devStore?.hostSuffix));
  const survey = await buildPublishedSurvey(deps, store);
  const { surveyId, publicId } = survey;
  const delivery = { ...DEFAULT_DELIVERY, placements: [POPUP] };
  await saveDelivery(deps, session(store), { surveyId, delivery } as Parameters<typeof saveDelivery>[2]);
  const pause = () => changeSurveyStatus(productDeps(deps), session(store), { surveyId, action: 'pause' });
  return { store, publicId, pause };
}

/** Looks for outdated preloads and runs the jobs that are due. */
async function work(by: TestDeps = deps): Promise<void> {
  const runner = testJobs(by, (all) => ({ name: 'preloads', ...preloadWork(all) }));
  await runner.runChores();
  await runner.runDue();
}

const written = (): Preloads | null =>
  JSON.parse(shops.metafields.get('askwell.preloads') ?? 'null') as Preloads | null;

const countWrites = () =>
  shops.calls.filter(({ body }) => String(body['query']).includes('metafieldsSet')).length;

describe('the preloads of a store’s theme', () => {
  it('are written to the platform after a survey is published, and emptied after it is paused', async () => {
    const { publicId, pause } = await storeWithPopup();
    await work();
    const { url } = deps.config.app;
    expect(written()).toEqual({
      formatVersion: 1,
      server: url,
      script: expect.stringMatching(/\/store\/files\/show-.*\.js$/) as string,
      surveys: [
        {
          placement: 'popup',
          code: publicId,
          everywhere: false,
          kinds: ['product'],
          paths: ['/pages/about'],
          starts: [],
          from: 0,
          until: 99_999_999_999,
          modules: [expect.stringMatching(/^https?:.*\/common-views-.*\.js$/)],
          languages: [
            { tag: 'en', base: 'en', definition: `${url}/questions/${publicId}/1.json`, messages: null },
          ],
        },
      ],
    });
    await pause();
    await work();
    expect(written()?.surveys).toEqual([]);
  });

  it('are left alone while nothing changes', async () => {
    await storeWithPopup();
    await work();
    const calls = shops.calls.length;
    await work();
    expect(shops.calls).toHaveLength(calls);
  });

  it('are written again when the platform fails, and the job’s first attempts change nothing else', async () => {
    const { store, publicId } = await storeWithPopup();
    shops.behaviour.troubles = [500, 500, 500];
    await work();
    expect(written()).toBeNull();
    await work();
    const open = await deps.database.query(
      `SELECT kind, attempts FROM jobs WHERE store_id = $1 AND status = 'queued' AND kind <> 'read_theme'`,
      [store.storeId],
    );
    expect(open).toEqual([{ kind: 'write_preloads', attempts: 1 }]);
    await makeJobsDue(deps, store.storeId);
    await work();
    expect(written()?.surveys).toMatchObject([{ code: publicId }]);
  });

  it('are compared with the platform’s copy every hour, and written only if they differ', async () => {
    const { store, publicId } = await storeWithPopup();
    await work();
    const anHourLater = () =>
      deps.database.query(
        `UPDATE stores SET preloads_checked_at = now() - interval '61 minutes' WHERE store_id = $1`,
        [store.storeId],
      );
    const writes = countWrites();
    await anHourLater();
    await work();
    expect(countWrites()).toBe(writes);
    shops.metafields.clear();
    await anHourLater();
    await work();
    expect(written()?.surveys).toMatchObject([{ code: publicId }]);
  });

  it('are written again by a server with another address', async () => {
    await storeWithPopup();
    await work();
    const config = testConfig({ ...platformAt(shops.url), APP_URL: 'https://moved.example' });
    await work({ ...deps, config });
    expect(written()?.script).toMatch(/^https:\/\/moved\.example\/store\/files\//);
  });

  it('are not written for a store without the app', async () => {
    const { store } = await storeWithPopup();
    await deps.database.query(`UPDATE stores SET uninstalled_at = now() WHERE store_id = $1`, [
      store.storeId,
    ]);
    await work();
    expect(written()).toBeNull();
  });
});

it('pages stop showing a paused survey within a minute, even if the platform accepts no write', async () => {
  const { store, publicId, pause } = await storeWithPopup();
  await work();
  await pause();
  shops.behaviour.troubles = [500, 500, 500];
  await work();
  expect(written()?.surveys).toMatchObject([{ code: publicId }]);

  deps.clock.advance(1_000);
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  const reply = await request(http).get(STORE_SCRIPT_PATH.replace('{shop}', store.shop)).expect(200);
  expect(reply.text).not.toContain(publicId);
  const [, fresh, stale] = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(
    reply.headers['cache-control'] as string,
  )!;
  // The server looks for changes every second.
  expect(Number(fresh) + Number(stale) + 1).toBeLessThan(60);
});
