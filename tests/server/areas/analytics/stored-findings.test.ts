import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { TEST_NOW, testApp, testClock, testDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { fill, openStore as openStoreOf, type Product, type Store } from './finding-store.ts';

let product: Product;
const openStore = () => openStoreOf(product, 'pro');
const advance = (minutes: number) => product.deps.clock.advance(minutes * 60_000);
const now = () => new Date(product.deps.clock()).toISOString();

beforeAll(async () => {
  const deps = testDeps({ database: await testDatabase(), clock: testClock(TEST_NOW) });
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  product = { deps, http };
});

/** The columns of the stored findings. */
async function storedOf({ storeId, surveyId }: Store) {
  const [row] = await product.deps.database.query<{ found: { at: string; responses: number } | null }>(
    'SELECT found FROM surveys WHERE store_id = $1 AND survey_id = $2',
    [storeId, surveyId],
  );
  return row?.found ?? null;
}

async function filledStore(): Promise<Store> {
  const store = await openStore();
  await fill(store);
  return store;
}

describe('the findings that a page opens with', () => {
  it('stay as they are for a minute, and say so once there are newer answers', async () => {
    const store = await filledStore();
    const at = now();
    expect(await store.findings()).toMatchObject({ responses: 80, asOf: null, againInMs: null });
    await store.answer('search', 5, 'firstTime');
    advance(0.5);
    expect(await store.findings()).toMatchObject({ responses: 80, asOf: at, againInMs: 30_000 });
    expect((await storedOf(store))?.at).toBe(at);
    advance(0.5);
    expect(await store.findings()).toMatchObject({ responses: 80, asOf: at, againInMs: 1_000 });
    advance(-1);
    expect(await store.renewed()).toMatchObject({ responses: 81, asOf: null, againInMs: null });
  });

  it('are computed at most once a minute, however often they are asked for', async () => {
    const store = await filledStore();
    await store.findings();
    await store.answer('search', 5, 'firstTime');
    advance(1);
    const asked = await Promise.all(Array.from({ length: 8 }, () => store.findings()));
    expect(asked.every(({ responses }) => responses === 80 || responses === 81)).toBe(true);
    advance(-1);
    await store.renewed();
    const { at } = (await storedOf(store)) ?? {};
    await store.answer('search', 5, 'firstTime');
    advance(0.9);
    await Promise.all(Array.from({ length: 8 }, () => store.findings()));
    expect((await storedOf(store))?.at).toBe(at);
  });

  it('are those of all answers at once when a filter, another range, a pin or the plan asks for others', async () => {
    const store = await filledStore();
    await store.findings();
    await store.answer('search', 5, 'firstTime');
    expect(await store.findings('?range=all')).toMatchObject({ responses: 81, asOf: null });
    expect(await store.findings('?customers=firstTime')).toMatchObject({ responses: 41, asOf: null });
    expect(await store.findings('?range=last30&period=week')).toMatchObject({ responses: 80, asOf: now() });
    await store.send('pin', { meaningId: 'stars' }).expect(200);
    expect(await store.findings()).toMatchObject({ responses: 81, pin: 'stars', asOf: null });
    await store.send('pin', { meaningId: null }).expect(200);
    expect(await store.findings()).toMatchObject({ responses: 81, pin: null, asOf: null });
  });

  it('are computed before the reply once there are half as many answers more', async () => {
    const store = await openStore();
    await store.answer('search', 5, 'firstTime');
    await store.answer('search', 5, 'firstTime');
    expect(await store.findings()).toMatchObject({ responses: 2 });
    await store.answer('search', 5, 'firstTime');
    expect(await store.findings()).toMatchObject({ responses: 2, asOf: now() });
    await store.answer('search', 5, 'firstTime');
    expect(await store.findings()).toMatchObject({ responses: 4, asOf: null });
  });

  it('are computed before the reply after a day', async () => {
    const store = await filledStore();
    await store.findings();
    advance(60);
    expect(await store.findings()).toMatchObject({ responses: 80, asOf: null });
    await store.answer('search', 5, 'firstTime');
    advance(25 * 60);
    expect(await store.findings()).toMatchObject({ responses: 81, asOf: null, today: now().slice(0, 10) });
  });

  it('say that they are of the day before until they are those of today', async () => {
    const store = await filledStore();
    const at = now();
    await store.findings();
    advance(13 * 60);
    expect(await store.findings()).toMatchObject({ asOf: at, today: at.slice(0, 10), againInMs: 1_000 });
    advance(-1);
    expect(await store.renewed()).toMatchObject({ asOf: null, today: now().slice(0, 10) });
  });

  it('are those of the own store, also where another store’s survey has the same id', async () => {
    const [store, other] = [await filledStore(), await openStore()];
    await store.findings();
    await other.findings();
    await product.deps.database.query(
      `UPDATE surveys SET survey_id = $3 WHERE store_id = $1 AND survey_id = $2`,
      [other.storeId, other.surveyId, store.surveyId],
    );
    const reply = await request(product.http)
      .get(`/api/v1/surveys/${store.surveyId}/analytics/findings`)
      .set('authorization', other.authorization);
    expect(reply.body).toMatchObject({ data: { responses: 0, findings: [] } });
    expect((await other.latestHome()).surveys).toEqual([]);
    const foreign = await request(product.http)
      .get(`/api/v1/surveys/${store.surveyId}x/analytics/findings`)
      .set('authorization', other.authorization);
    expect(foreign.status).toBe(404);
  });

  it('forget a response that was deleted, and hold no response’s id', async () => {
    const store = await filledStore();
    await store.findings();
    const responses = await product.deps.database.query<{ id: string }>(
      `SELECT response_id AS id FROM responses WHERE store_id = $1 AND customer_type = 'repeat'`,
      [store.storeId],
    );
    const reply = await request(product.http)
      .delete(`/api/v1/surveys/${store.surveyId}/responses/${responses[0]?.id}`)
      .set('authorization', store.authorization);
    expect(reply.status).toBe(200);
    expect((await store.findings()).asOf).not.toBeNull();
    expect(await store.renewed()).toMatchObject({ responses: 79, asOf: null });
    const stored = JSON.stringify(await storedOf(store));
    expect(responses.filter(({ id }) => stored.includes(id))).toEqual([]);
  });

  it('follow a recount a minute later', async () => {
    const store = await filledStore();
    await store.findings();
    await product.deps.database.query(
      `UPDATE counters SET n = 0 WHERE store_id = $1 AND question_id = '' AND cell = 'responses'`,
      [store.storeId],
    );
    expect(await store.renewed()).toMatchObject({ responses: 0 });
    await recountSurveys(product.deps, store.storeId);
    expect(await store.renewed()).toMatchObject({ responses: 80, asOf: null });
  });
});
