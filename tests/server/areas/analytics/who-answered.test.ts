import request from 'supertest';
import { productDeps } from '#server/start/product-deps.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { removeResponses } from '#server/areas/collect/removal/remove-responses.ts';
import type { OrdersAndAnswers } from '#shared/api/analytics-sample.ts';
import { testApp } from '#tests/support/app.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { subscribe, succeeded } from '#tests/server/areas/surveys/support.ts';
import { expectSampleRight, readSampleOf } from './expect-who-answered-right.ts';
import { answeredStore } from './answered-store.ts';
import { FIRST_VERSION, type GeneratedStore } from './generate.ts';
import { placeSampleOrders } from './place-orders.ts';

let store: GeneratedStore;
let http: ReturnType<typeof testApp>['http'];

beforeAll(async () => {
  store = await answeredStore();
  const { deps } = store;
  http = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).http;
  await placeSampleOrders(store, 900);
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

const truth = () => ({ store, http });
const readSample = (query?: Record<string, string>) => readSampleOf(truth(), query);
const expectRight = (query?: Record<string, string>) => expectSampleRight(truth(), query);

describe('who answered', () => {
  it('equals a count of every order and every answer', async () => {
    const found = await expectRight();
    expect(found.answers).toBeGreaterThan(70);
    expect(found.orders).toBeGreaterThan(900);
    const findings = found.facts.flatMap(({ groups }) =>
      groups.filter(({ finding }) => finding !== null).map(({ group, finding }) => ({ ...group, finding })),
    );
    expect(findings).toContainEqual({ fact: 'customer', customer: 'repeat', finding: 'more' });
    expect(findings).toContainEqual({ fact: 'country', country: 'PT', finding: 'more' });
  });

  it('equals the same count over a part of the days', async () => {
    const found = await expectRight({ range: '2026-10-24..2026-10-28' });
    expect(found.orderDays).toEqual({ from: '2026-10-24', to: '2026-10-28' });
  });

  it('is the same under every filter but the days', async () => {
    const { found } = await readSample();
    expect(succeeded<OrdersAndAnswers>(await send('who-answered', { customers: 'repeat' }))).toEqual(found);
  });

  it('counts an order with two responses once', async () => {
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

  it('leaves out deleted answers and orders, and begins with the first day that is left', async () => {
    const { found, rows } = await readSample();
    const first = found.orderDays!.from;
    const gone = rows.filter(({ day }) => day <= first || day === '2026-10-29').map((row) => row.responseId);
    const { database } = store.deps;
    await database.transaction((tx) =>
      removeResponses(productDeps(store.deps), tx, store.storeId, store.surveyId, gone),
    );
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

  it('has no compared days', async () => {
    const own = await buildSurvey('pro');
    const found = succeeded<OrdersAndAnswers>(await send('who-answered', {}, own));
    expect(found).toMatchObject({ orderDays: null, orders: 0, answers: 0, isEnough: false });
  });

  it('is refused if its plan has no comparisons', async () => {
    const own = await buildSurvey('free');
    const refused = { error: { code: 'PLAN_LIMIT' } };
    expect((await send('who-answered', {}, own)).body).toMatchObject(refused);
    expect((await send('questions', {}, own)).status).toBe(200);
  });
});
