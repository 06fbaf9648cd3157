import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeSettings } from '#server/areas/identity/stores/store-repository.ts';
import { type IdentityApp, startIdentityApp } from '#tests/support/identity-app.ts';
import { validSession } from '#tests/support/sessions.ts';

let app: IdentityApp;

beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

type Method = 'get' | 'post' | 'put';

const call = (method: Method, path: string, authorization: string, body?: object) =>
  request(app.http)[method](`/api/v1/onboarding${path}`).set('authorization', authorization).send(body);

it('returns every field of a store', async () => {
  const { store, authorization } = await validSession(app.deps);
  await mergeSettings(app.deps.database, store.storeId, { theme: 'warm', platformSyncedAt: 'never shown' });
  const reply = await call('get', '/store/details', authorization);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    data: {
      store: {
        storeId: store.storeId,
        merchantId: store.merchantId,
        storeUrl: store.shop,
        isNewStore: true,
        isOnboardingSkipped: false,
        merchantDetails: {
          businessName: 'Marlow Lamps',
          businessEmail: 'hello@marlow-lamps.example',
          merchantId: store.merchantId,
          timezone: 'Europe/Lisbon',
          settings: { theme: 'warm' },
          status: 'active',
          trialEndsAt: null,
        },
        onboarding: { step: 'goal', goal: null, places: ['thank_you'] },
        isMobileNoticeDismissed: false,
        selectedPlanUpgrade: null,
        billingCustomerToken: expect.stringMatching(new RegExp(`^${store.storeId}\\.[\\w-]{43}$`)) as string,
        appEmbedUrl: `https://${store.shop}/admin/themes/current/editor?context=apps`,
        checkoutEditorUrl: `https://${store.shop}/admin/settings/checkout/editor?page=thank-you&context=apps`,
        totalPublishedSurveys: 0,
      },
      metadata: {
        city: 'Porto',
        plan: 'Basic',
        country: 'PT',
        currency: 'EUR',
        installedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      },
    },
  });
});

it('returns the same billing token each time, and a different one for each store', async () => {
  const { authorization } = await validSession(app.deps);
  const other = await validSession(app.deps);
  const tokenOf = async (who: string) =>
    (await call('get', '/store/details', who)).body.data.store.billingCustomerToken as string;
  const tokens = await Promise.all([authorization, authorization, authorization].map(tokenOf));
  expect(new Set(tokens).size).toBe(1);
  expect(await tokenOf(other.authorization)).not.toBe(tokens[0]);
});

it('saves the onboarding step, goal and places', async () => {
  const { authorization } = await validSession(app.deps);
  const progress = { step: 'place', goal: 'customer loyalty', places: ['popup', 'hosted'] };
  const reply = await call('put', '/progress', authorization, progress);
  expect(reply.body.data.store.onboarding).toEqual(progress);
  expect((await call('get', '/store/details', authorization)).body.data.store).toMatchObject({
    onboarding: progress,
    isNewStore: true,
  });
});

it('keeps that no place is ticked', async () => {
  const { authorization } = await validSession(app.deps);
  const progress = { step: 'place', goal: 'customer loyalty', places: [] };
  await call('put', '/progress', authorization, progress);
  expect((await call('get', '/store/details', authorization)).body.data.store.onboarding).toEqual(progress);
});

it.each([[['embedded']], [['popup', 'popup', 'popup', 'popup']]])('refuses the places %j', async (places) => {
  const { authorization } = await validSession(app.deps);
  const reply = await call('put', '/progress', authorization, { step: 'place', goal: null, places });
  expect(reply.status).toBe(400);
});

it('refuses a step that does not exist', async () => {
  const { authorization } = await validSession(app.deps);
  const reply = await call('put', '/progress', authorization, { step: 'nowhere', goal: null });
  expect([reply.status, Object.keys(reply.body.error.fields as object)]).toEqual([400, ['step']]);
});

it('skips onboarding permanently and keeps the store new', async () => {
  const { authorization } = await validSession(app.deps);
  await call('post', '/skip', authorization);
  const { store } = (await call('get', '/store/details', authorization)).body.data;
  expect(store).toMatchObject({ isNewStore: true, isOnboardingSkipped: true });
});

it('completes onboarding for this store only', async () => {
  const here = await validSession(app.deps);
  const there = await validSession(app.deps);
  await call('post', '/complete', here.authorization);
  const isNew = async (who: string) =>
    (await call('get', '/store/details', who)).body.data.store.isNewStore as boolean;
  expect([await isNew(here.authorization), await isNew(there.authorization)]).toEqual([false, true]);
});

it('keeps for this merchant only that a notice was dismissed, and not among the merchant’s settings', async () => {
  const here = await validSession(app.deps);
  const there = await validSession(app.deps);
  const details = async (who: string) => (await call('get', '/store/details', who)).body.data.store;
  const reply = await call('post', '/notices/dismiss', here.authorization, { notice: 'mobile_only' });
  expect([reply.status, reply.body.data.store]).toEqual([200, await details(here.authorization)]);
  expect(await details(here.authorization)).toMatchObject({
    isMobileNoticeDismissed: true,
    merchantDetails: { settings: {} },
  });
  expect(await details(there.authorization)).toMatchObject({ isMobileNoticeDismissed: false });
});

it('refuses to dismiss a notice that does not exist', async () => {
  const { authorization } = await validSession(app.deps);
  const reply = await call('post', '/notices/dismiss', authorization, { notice: 'all' });
  expect([reply.status, Object.keys(reply.body.error.fields as object)]).toEqual([400, ['notice']]);
});
