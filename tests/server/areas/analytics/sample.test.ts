import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { removeResponses } from '#server/areas/collect/removal/remove-responses.ts';
import type { OrdersAndAnswers, WeightedResults } from '#shared/api/analytics-sample.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { subscribe, succeeded } from '#tests/server/areas/surveys/support.ts';
import { matching, type RawResponse, readRows } from './by-hand.ts';
import { createRandom, FIRST_VERSION, type GeneratedStore, generateStore } from './generate.ts';
import { isInGroup, readOrders, weighByHand, weightedTally } from './weigh-by-hand.ts';

let store: GeneratedStore;
let http: ReturnType<typeof testApp>['http'];

const HOUR_MS = 3_600_000;

/**
 * Every response has an order, and many more orders have none. Repeat customers from Portugal answer most often. The
 * days include the end of summer time.
 */
async function placeOrders(): Promise<void> {
  const { database } = store.deps;
  const random = createRandom(31);
  const rows = await readRows(database, store.storeId);
  const insert = async (orderId: string, at: number, isLoyal: boolean) => {
    const country = random.pick(
      isLoyal ? ['PT', 'PT', 'PT', 'DE'] : ['PT', 'DE', 'FR', '', 'IT', 'ES', 'BR'],
    );
    await database.query(
      `INSERT INTO orders (store_id, order_id, checkout_token, is_first_order, country, value, currency, placed_at,
         cancelled_at, changed_at, received_at) VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8, now(), now())`,
      [
        store.storeId,
        orderId,
        random.chance(isLoyal ? 0.3 : 0.7),
        country,
        random.roll(20_000) / 100,
        random.chance(0.95) ? 'EUR' : 'USD',
        new Date(at).toISOString(),
        random.chance(0.05) ? '2026-11-01T00:00:00Z' : null,
      ],
    );
  };
  for (const { response_id: responseId, first_saved_at: at } of rows) {
    // One answer in ten has no confirmed order.
    if (random.chance(0.1)) continue;
    const orderId = `confirmed-${responseId}`;
    await insert(orderId, Date.parse(at) - random.roll(HOUR_MS), true);
    await database.query(
      `UPDATE responses SET order_id = $4, is_order_verified = true
        WHERE store_id = $1 AND survey_id = $2 AND response_id = $3`,
      [store.storeId, store.surveyId, responseId, orderId],
    );
  }
  const now = store.deps.clock();
  for (let at = 0; at < 900; at += 1)
    await insert(`silent-${at}`, now - random.roll(13 * 24 * HOUR_MS), false);
}

beforeAll(async () => {
  store = await generateStore(await testDatabase(), { days: 12, perDay: 40, seed: 5 });
  const { deps } = store;
  http = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).http;
  await placeOrders();
});

const send = (
  path: string,
  query: Record<string, string> = {},
  own: Pick<GeneratedStore, 'surveyId' | 'authorization'> = store,
) =>
  request(http)
    .get(`/api/v1/surveys/${own.surveyId}/analytics/${path}`)
    .query({ range: 'all', ...query })
    .set('authorization', own.authorization);

const readSample = async (query: Record<string, string> = {}) => {
  const found = succeeded<OrdersAndAnswers>(await send('who-answered', query));
  const { database } = store.deps;
  const rows = await readRows(database, store.storeId);
  const { range } = found;
  const inDays = rows.filter(({ day }) => range === null || (day >= range.from && day <= range.to));
  return { found, rows: inDays, orders: await readOrders(database, store.storeId, inDays, found) };
};

/** Expects both replies to equal a count of single orders and single answers. */
async function expectRight(query: Record<string, string> = {}): Promise<OrdersAndAnswers> {
  const { found, rows, orders } = await readSample(query);
  const answered = orders.filter(({ row }) => row !== null);
  expect(found).toMatchObject({ orders: orders.length, answers: answered.length });
  const checkout = rows.filter(({ placement }) => placement === 'thank_you');
  expect(found.withoutOrder).toBe(checkout.length - answered.length);
  expect(found.elsewhere).toBe(rows.length - checkout.length);
  for (const { groups } of found.facts) {
    for (const { group, ...counted } of groups) {
      const own = orders.filter((order) => isInGroup(order, group, found));
      expect([group, counted]).toMatchObject([
        group,
        { orders: own.length, answers: own.filter(({ row }) => row !== null).length },
      ]);
    }
    expect(groups.reduce((sum, each) => sum + each.orders, 0)).toBe(orders.length);
  }
  await expectWeighted(query, found, weighByHand(orders, found), rows);
  return found;
}

async function expectWeighted(
  query: Record<string, string>,
  found: OrdersAndAnswers,
  weights: ReturnType<typeof weighByHand>,
  rows: readonly RawResponse[],
): Promise<void> {
  const weighted = succeeded<WeightedResults>(await send('weighted', query));
  expect(weighted.weighting).toEqual(found.weighting);
  for (const { answers, effective, raw, weighted: result } of weighted.questions) {
    const expected = weightedTally(weights, result.meaningId, rows);
    expect(answers).toBe(expected.answers);
    expect(raw.answered).toBe(expected.answers);
    expect(effective).toBeCloseTo(expected.effective, 4);
    if (result.kind === 'choice') {
      for (const { cell, rate } of result.options) {
        expect([cell, rate?.share]).toEqual([cell, expect.closeTo(expected.shares[cell] ?? 0, 6)]);
      }
    }
    if (result.kind === 'nps' || result.kind === 'rating') {
      for (const { value, rate } of result.points) {
        expect([value, rate?.share]).toEqual([value, expect.closeTo(expected.shares[`v:${value}`] ?? 0, 6)]);
      }
    }
  }
}

describe('who answered and the weighted results', () => {
  it('equal a count of every order and every answer', async () => {
    const found = await expectRight();
    expect(found.answers).toBeGreaterThan(70);
    expect(found.orders).toBeGreaterThan(900);
    const findings = found.facts.flatMap(({ groups }) =>
      groups.filter(({ finding }) => finding !== null).map(({ group, finding }) => ({ ...group, finding })),
    );
    expect(findings).toContainEqual({ fact: 'customer', customer: 'repeat', finding: 'more' });
    expect(findings).toContainEqual({ fact: 'country', country: 'PT', finding: 'more' });
    expect(found.weighting.effective).toBeLessThan(found.answers);
  });

  it('equal the same count over a part of the days', async () => {
    const found = await expectRight({ range: '2026-10-24..2026-10-28' });
    expect(found.orderDays).toEqual({ from: '2026-10-24', to: '2026-10-28' });
  });

  it('give each answer the same weight under a filter', async () => {
    const { found, rows, orders } = await readSample();
    const weights = weighByHand(orders, found);
    const query = { ...DEFAULT_QUERY, range: 'all' as const, customerTypes: ['repeat' as const] };
    const own = matching(rows, query, null, 'EUR');
    expect(own.length).toBeLessThan(rows.length);
    await expectWeighted({ customers: 'repeat' }, found, weights, own);
    expect(succeeded<OrdersAndAnswers>(await send('who-answered', { customers: 'repeat' }))).toEqual(found);
  });

  it('stay right after a text beside Other was promoted to an option', async () => {
    const { database } = store.deps;
    const [other] = await database.query<{ words: string }>(
      `SELECT body AS words FROM texts WHERE store_id = $1 AND question_id = 'source' AND is_other
        GROUP BY body ORDER BY count(*) DESC LIMIT 1`,
      [store.storeId],
    );
    const promoted = await request(http)
      .put(`/api/v1/surveys/${store.surveyId}/analytics/questions/source/promotions`)
      .set('authorization', store.authorization)
      .send({ body: other?.words, optionId: 'podcast', text: 'A podcast' });
    expect(promoted.status).toBe(200);
    await expectRight();
    const source = succeeded<WeightedResults>(await send('weighted')).questions.find(
      ({ weighted }) => weighted.meaningId === 'source',
    );
    if (source?.weighted.kind !== 'choice') throw new Error('The first question is a choice.');
    expect(source.weighted.options.map(({ cell }) => cell)).toContain('o:podcast');
  });

  it('count an order with two responses once', async () => {
    const { found } = await readSample();
    await store.deps.database.query(
      `UPDATE responses SET order_id = (SELECT min(order_id) FROM responses AS one WHERE store_id = $1
            AND is_order_verified AND placement = 'thank_you' AND NOT is_test)
        WHERE store_id = $1 AND response_id IN (SELECT response_id FROM responses WHERE store_id = $1
            AND is_order_verified AND placement = 'thank_you' AND NOT is_test ORDER BY response_id DESC LIMIT 5)`,
      [store.storeId],
    );
    expect((await expectRight()).answers).toBeLessThan(found.answers);
  });

  it('leave out deleted answers and orders, and begin with the first day that is left', async () => {
    const { found, rows } = await readSample();
    const first = found.orderDays!.from;
    const gone = rows.filter(({ day }) => day <= first || day === '2026-10-29').map((row) => row.response_id);
    const { database } = store.deps;
    await database.transaction((tx) => removeResponses(tx, store.storeId, store.surveyId, gone));
    await database.query(`DELETE FROM orders WHERE store_id = $1 AND order_id < 'silent-3'`, [store.storeId]);
    const left = await expectRight();
    expect(left.orderDays!.from > first).toBe(true);
    expect(left.orders).toBeLessThan(found.orders);
  });
});

describe('a store without answers after a checkout', () => {
  const buildSurvey = async (plan: 'free' | 'pro') => {
    const { deps } = store;
    const empty = await buildStore(deps);
    await subscribe(deps, empty.storeId, plan);
    const { surveyId } = await buildPublishedSurvey(deps, empty, FIRST_VERSION);
    const { authorization } = await validSession(deps, empty);
    return { surveyId, authorization };
  };

  it('has no compared days and no weighted results', async () => {
    const own = await buildSurvey('pro');
    const found = succeeded<OrdersAndAnswers>(await send('who-answered', {}, own));
    expect(found).toMatchObject({ orderDays: null, orders: 0, answers: 0, isEnough: false });
    const weighted = succeeded<WeightedResults>(await send('weighted', {}, own));
    expect(weighted).toMatchObject({ orderDays: null, questions: [] });
  });

  it('is refused if its plan has no comparisons', async () => {
    const own = await buildSurvey('free');
    const refused = { error: { code: 'PLAN_LIMIT' } };
    expect((await send('who-answered', {}, own)).body).toMatchObject(refused);
    expect((await send('weighted', {}, own)).body).toMatchObject(refused);
    expect((await send('questions', { weighting: 'orders' }, own)).body).toMatchObject(refused);
    expect((await send('questions', {}, own)).status).toBe(200);
  });
});
