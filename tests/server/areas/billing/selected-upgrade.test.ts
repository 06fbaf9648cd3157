import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeNow } from '#tests/support/stores.ts';
import { type BillingApp, buildCustomer, startBillingApp } from './support.ts';

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp();
});
afterAll(() => app.stop());

it('keeps the plan whose charge page the merchant was sent to, until its notice is dismissed or another plan starts at once', async () => {
  const customer = await buildCustomer(app);
  const onboarding = (method: 'get' | 'post', path: string, body?: object) =>
    request(app.http)
      [method](`/api/v1/onboarding${path}`)
      .set('authorization', customer.authorization)
      .send(body);
  const selected = async () => {
    const { store } = (await onboarding('get', '/store/details')).body.data;
    return store.selectedPlanUpgrade as string | null;
  };
  await customer.post('/plan', { planId: 'pro-monthly', framed: true });
  expect(await selected()).toBe('pro-monthly');
  await onboarding('post', '/notices/dismiss', { notice: 'plan_upgrade' });
  expect(await selected()).toBeNull();

  await customer.post('/plan', { planId: 'pro-yearly', framed: true });
  expect(await selected()).toBe('pro-yearly');
  await customer.post('/plan', { planId: 'free', framed: true });
  expect(await selected()).toBeNull();
});

it('keeps no plan when the platform refuses the charge', async () => {
  const customer = await buildCustomer(app);
  app.shops.behaviour.troubles = [400];
  expect((await customer.post('/plan', { planId: 'pro-monthly', framed: true })).status).not.toBe(200);
  const { settings } = await storeNow(app.deps, customer.storeId);
  expect(settings['selectedPlanUpgrade'] ?? null).toBeNull();
});
