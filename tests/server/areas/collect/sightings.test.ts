import { beforeAll, describe, expect, it } from 'vitest';
import { saveUninstalled } from '#server/areas/identity/stores/store-repository.ts';
import { type CollectApp, liveSurvey, newId, startCollectApp } from './support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

const row = (change: object) => ({
  kind: 'shown',
  version: 1,
  day: '2026-11-02',
  country: '',
  customerType: '',
  placement: 'popup',
  n: 1,
  ...change,
});

describe('a sighting', () => {
  it('counts once for its id and kind, however often and concurrently it is sent', async () => {
    const live = await liveSurvey(app);
    const sightingId = newId();
    const shown = () => live.sight({ sightingId });
    const replies = await Promise.all([
      shown(),
      shown(),
      shown(),
      live.sight({ sightingId, kind: 'started' }),
    ]);
    await shown();
    expect(replies.map(({ status, body }) => [status, body])).toEqual(replies.map(() => [200, { data: {} }]));
    expect(await live.impressions()).toEqual([row({}), row({ kind: 'started' })]);
  });

  it('counts by day, country, customer and placement', async () => {
    const live = await liveSurvey(app);
    const attributes = { placement: 'thank_you', country: 'DE', customerType: 'repeat' } as const;
    await live.sight({ attributes });
    await live.sight({ attributes });
    await live.sight({ attributes, at: app.deps.clock() - 86_400_000 });
    await live.sight({ attributes, kind: 'dismissed' });
    const segment = { country: 'DE', customerType: 'repeat', placement: 'thank_you' };
    expect(await live.impressions()).toEqual([
      row({ ...segment, kind: 'dismissed' }),
      row({ ...segment, day: '2026-11-01' }),
      row({ ...segment, n: 2 }),
    ]);
  });

  it('is dated by the server’s clock, at most a week back', async () => {
    const live = await liveSurvey(app);
    const now = app.deps.clock();
    await live.sight({ at: 0 });
    await live.sight({ at: 5_000_000_000, sentAt: 5_000_000_000 + 2 * 86_400_000 });
    await live.sight({ at: now + 9e9 });
    expect(await live.impressions()).toEqual([
      row({ day: '2026-10-26' }),
      row({ day: '2026-10-31' }),
      row({ day: '2026-11-02' }),
    ]);
  });

  it('of a preview is accepted and not counted', async () => {
    const live = await liveSurvey(app);
    expect((await live.sight({ previewToken: live.previewToken() })).status).toBe(200);
    expect(await live.impressions()).toEqual([]);
  });

  it('of an unknown version is refused, and of a deleted survey stores nothing', async () => {
    const live = await liveSurvey(app);
    expect((await live.sight({ version: 7 })).status).toBe(404);
    await live.sight();
    await app.deps.database.query(`DELETE FROM surveys WHERE store_id = $1`, [live.store.storeId]);
    await live.sight();
    expect(await live.impressions()).toEqual([row({})]);
  });

  it('of a paused survey is not counted, and the reply is the same', async () => {
    const live = await liveSurvey(app);
    const before = await live.sight();
    await live.changeStatus('pause');
    const after = await live.sight();
    expect([after.status, after.body]).toEqual([200, before.body]);
    expect(await live.impressions()).toEqual([row({})]);
  });

  it('after an uninstall gets the reply for an unknown survey', async () => {
    const live = await liveSurvey(app);
    await live.sight();
    await saveUninstalled(app.deps.database, live.store.storeId, null);
    const [seen, unknown] = [await live.sight(), await live.sight({ version: 7 })];
    expect([seen.status, seen.body.error.message]).toEqual([404, unknown.body.error.message]);
    expect(await live.impressions()).toEqual([row({})]);
    for (const change of [{ test: true }, { version: 1_000_000_002 }]) {
      expect((await live.sight(change)).status).toBe(404);
    }
  });
});
