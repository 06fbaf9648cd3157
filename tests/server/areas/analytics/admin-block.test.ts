import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ShopperAnswers } from '#shared/api/admin-block.ts';
import { ADMIN_BLOCK_PATH } from '#shared/api/base.ts';
import { idTokenClaims, signIdToken } from '#tests/support/fake-shop.ts';
import { sendWebhook } from '#tests/support/send-webhook.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, newId, startCollectApp } from '../collect/support.ts';

let app: CollectApp;
beforeAll(async () => {
  app = await startCollectApp();
});

/** An id token as the admin of this store gives it to a block. */
function idToken(shop: string, changes: object = {}): string {
  const { platform, secrets } = app.deps.config;
  return signIdToken(
    { ...idTokenClaims(shop, platform.clientId, app.deps.clock()), ...changes },
    secrets.platformApi[0],
  );
}

const ask = (token: string, query: object) =>
  request(app.http).get(ADMIN_BLOCK_PATH).query(query).set('authorization', `Bearer ${token}`);

async function shown({ store }: LiveSurvey, query: object): Promise<ShopperAnswers> {
  const reply = await ask(idToken(store.shop), query).expect(200);
  return (reply.body as { data: ShopperAnswers }).data;
}

/** Saves an answer of an order. `isConfirmed`: the store's webhook has named the order. */
async function answered(
  live: LiveSurvey,
  { score = 9, order = '5001', customer = '7001', isConfirmed = true, more = {} },
): Promise<void> {
  const responseId = newId();
  const answers = {
    q1: { value: score },
    q2: { optionId: 'other', otherValue: 'So so' },
    q3: { value: 'Too late' },
  };
  await live.saved(responseId, {
    ...{ complete: true, answers, path: ['q1', 'q2', 'q3'], timings: {} },
    attributes: { orderId: order, customerId: customer },
    ...more,
  });
  if (!isConfirmed) return;
  await app.deps.database.query(
    `UPDATE responses SET is_order_verified = true WHERE store_id = $1 AND response_id = $2`,
    [live.store.storeId, responseId],
  );
}

describe('the block in the store’s admin', () => {
  it('shows what was answered about an order and by a customer, with the state of a low score', async () => {
    const live = await liveSurvey(app);
    await answered(live, { score: 2 });
    app.deps.clock.advance(1_000);
    await answered(live, { score: 10, order: '5002' });
    const analytics = `/surveys/analytics/${live.survey.surveyId}`;
    const low = {
      ...{ survey: expect.any(String) as string, at: expect.any(String) as string, isComplete: true },
      lowScore: 'new',
      answers: [
        { question: expect.any(String) as string, answer: '2' },
        { question: expect.any(String) as string, answer: 'Other (So so)' },
        { question: expect.any(String) as string, answer: 'Too late' },
      ],
      path: `${analytics}?tab=detractors`,
    };
    expect(await shown(live, { subject: 'order', id: '5001' })).toEqual({
      responses: [low],
      hasMore: false,
      linksOrders: true,
    });
    const { responses } = await shown(live, { subject: 'customer', id: '7001' });
    expect(responses.map(({ lowScore, path }) => [lowScore, path])).toEqual([
      [null, `${analytics}?tab=responses`],
      ['new', `${analytics}?tab=detractors`],
    ]);
  });

  it('shows three and says that there are more', async () => {
    const live = await liveSurvey(app);
    for (const order of ['1', '2', '3', '4']) await answered(live, { order });
    const { responses, hasMore } = await shown(live, { subject: 'customer', id: '7001' });
    expect([responses.length, hasMore]).toEqual([3, true]);
  });

  it('shows nothing of an order or a customer whom only a page claims, nor of another store', async () => {
    const [live, other] = [await liveSurvey(app), await liveSurvey(app)];
    await answered(live, { isConfirmed: false });
    await answered(other, {});
    const nothing = { responses: [], hasMore: false, linksOrders: true };
    expect(await shown(live, { subject: 'order', id: '5001' })).toEqual(nothing);
    expect(await shown(live, { subject: 'customer', id: '7001' })).toEqual(nothing);
  });

  it('says that a plan links no orders, and shows what was linked before', async () => {
    const live = await liveSurvey(app, { plan: 'free' });
    await answered(live, {});
    const query = { subject: 'order', id: '5001' };
    expect(await shown(live, query)).toEqual({ responses: [], hasMore: false, linksOrders: false });
    await app.deps.database.query(`UPDATE responses SET order_id = '5001' WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    expect((await shown(live, query)).responses).toHaveLength(1);
  });

  it('is refused without an id token of this app and of an installed store', async () => {
    const live = await liveSurvey(app);
    const { shop } = live.store;
    const query = { subject: 'order', id: '5001' };
    const second = Math.trunc(app.deps.clock() / 1000);
    const refused = [
      'no.id.token',
      signIdToken(idTokenClaims(shop, app.deps.config.platform.clientId, app.deps.clock()), 'another secret'),
      idToken(shop, { aud: 'another-app' }),
      idToken(shop, { exp: second - 60 }),
      idToken('unknown.myshopify.com'),
    ];
    for (const token of refused) await ask(token, query).expect(401);
    await request(app.http).get(ADMIN_BLOCK_PATH).query(query).expect(401);
    await sendWebhook(app, { topic: 'app/uninstalled', shop }).expect(200);
    await ask(idToken(shop), query).expect(401);
  });

  it.each([{ subject: 'order' }, { subject: 'survey', id: '1' }, { subject: 'order', id: "1' OR true" }])(
    'refuses %j',
    async (query) => {
      const { store } = await liveSurvey(app);
      await ask(idToken(store.shop), query).expect(400);
    },
  );

  it('may be called from the worker of another site, and is not kept by caches', async () => {
    const { store } = await liveSurvey(app);
    const origin = 'https://extensions.shopifycdn.com';
    const asks = await request(app.http).options(ADMIN_BLOCK_PATH).set({
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    });
    expect(asks.headers['access-control-allow-headers']).toContain('authorization');
    const reply = await ask(idToken(store.shop), { subject: 'order', id: '1' }).set('origin', origin);
    expect(reply.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  });
});
