import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import request from 'supertest';
import { billingArea } from '#server/areas/billing/routes.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { installStore } from '#server/areas/identity/stores/install-store.ts';
import { sendWebhook } from '#tests/support/send-webhook.ts';
import { makeJobsDue, testJobs } from '#tests/support/jobs.ts';
import {
  type BillingApp,
  buildCustomer,
  type Customer,
  granted,
  lastCharge,
  startBillingApp,
  backdateSubscription,
  upgrade,
} from './support.ts';

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp();
});
afterAll(() => app.stop());
beforeEach(() => {
  app.shops.behaviour.troubles = [];
  app.shops.behaviour.lostReplies = 0;
});

/** More failures than one call has attempts. */
const ALL_ATTEMPTS = 3;

async function proCustomer() {
  const customer = await buildCustomer(app);
  const charge = await upgrade(app, customer);
  const isCollected = () => app.shops.charges.get(charge.id)?.isActive;
  const endAtPlatform = () => {
    const known = app.shops.charges.get(charge.id);
    if (known !== undefined) known.isActive = false;
  };
  return { ...customer, charge, isCollected, endAtPlatform };
}

async function runJobs({ storeId }: Pick<Customer, 'storeId'>): Promise<void> {
  await makeJobsDue(app.deps, storeId);
  await testJobs(app.deps, billingArea).runDue();
}

async function hasPlan({ get }: Customer): Promise<boolean> {
  return (await get('/customer')).body.data.subscription !== null;
}

const invoicesOf = async ({ get }: Customer) => (await get('/invoices')).body.data.invoices as unknown[];

function sendUninstall({ store }: Customer, triggeredAt: number) {
  const moment = new Date(triggeredAt).toISOString();
  return sendWebhook(app, { topic: 'app/uninstalled', shop: store.shop, triggeredAt: moment });
}

describe('a cancellation', () => {
  it('with a reason that cannot be stored changes neither the charge nor the plan', async () => {
    const customer = await proCustomer();
    await customer.post('/cancel', { when: 'now', reason: 'too\u0000dear' });
    expect([customer.isCollected(), await hasPlan(customer)]).toEqual([true, true]);
    await customer.client.cancelSubscription({ cancelReason: '\u0000' });
    expect([customer.isCollected(), await hasPlan(customer)]).toEqual([true, true]);
  });

  it('whose reply was lost ends the plan once the platform confirms that the charge ended', async () => {
    const customer = await proCustomer();
    app.shops.behaviour.lostReplies = ALL_ATTEMPTS;
    expect((await customer.post('/cancel', { when: 'now' })).status).toBe(502);
    expect([customer.isCollected(), await hasPlan(customer)]).toEqual([false, true]);
    await runJobs(customer);
    expect(await hasPlan(customer)).toBe(false);
  });

  it('that never reached the platform changes nothing, also later', async () => {
    const customer = await proCustomer();
    app.shops.behaviour.troubles = Array<'hang up'>(ALL_ATTEMPTS).fill('hang up');
    expect((await customer.post('/cancel', { when: 'now' })).status).toBe(502);
    await runJobs(customer);
    expect([customer.isCollected(), await hasPlan(customer)]).toEqual([true, true]);
  });

  it('to the free plan, whose reply was lost, ends on the free plan', async () => {
    const customer = await proCustomer();
    app.shops.behaviour.lostReplies = ALL_ATTEMPTS;
    expect((await customer.post('/plan', { planId: 'free', framed: false })).status).toBe(502);
    await runJobs(customer);
    expect((await customer.get('/customer')).body.data.subscription.plan.id).toBe('free');
  });
});

describe('a renewal', () => {
  it('writes no invoice and ends the plan when the platform no longer collects the charge', async () => {
    const customer = await proCustomer();
    customer.endAtPlatform();
    await backdateSubscription(app, customer, 14 + 61);
    expect(await invoicesOf(customer)).toEqual([]);
    expect(await hasPlan(customer)).toBe(false);
  });

  it('keeps the plan without an invoice while the platform is unreachable, and does not call it at each request', async () => {
    const customer = await proCustomer();
    await backdateSubscription(app, customer, 14 + 1);
    app.shops.behaviour.troubles = Array<number>(ALL_ATTEMPTS).fill(503);
    expect(await invoicesOf(customer)).toEqual([]);
    await waitForRetry(customer);
    const asked = app.shops.calls.length;
    expect([await hasPlan(customer), await invoicesOf(customer)]).toEqual([true, []]);
    expect(app.shops.calls).toHaveLength(asked);
    await runJobs(customer);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  it('restores the plan each time that the platform collects the charge again', async () => {
    const customer = await proCustomer();
    for (const daysUntilCharged of [14, 30]) {
      customer.endAtPlatform();
      await backdateSubscription(app, customer, daysUntilCharged + 1);
      expect(await hasPlan(customer)).toBe(false);
      app.shops.approve(customer.charge.id);
      expect((await customer.get('/customer')).body.data).toMatchObject({
        subscription: { plan: { id: 'pro-monthly' } },
        billingStatus: 'active',
      });
    }
  });

  /** Waits until the first attempt has given up and the job waits for its retry. */
  async function waitForRetry({ storeId }: Customer): Promise<void> {
    await expect
      .poll(() =>
        app.deps.database.query(
          `SELECT attempts FROM jobs WHERE store_id = $1 AND lease_by IS NULL AND last_error IS NOT NULL`,
          [storeId],
        ),
      )
      .toHaveLength(1);
  }
});

describe('an uninstall whose webhook arrives late', () => {
  it('ends the plan of a store that is installed again', async () => {
    const customer = await proCustomer();
    customer.endAtPlatform();
    expect((await sendUninstall(customer, Date.now() - 3_600_000)).status).toBe(200);
    await runJobs(customer);
    expect(await hasPlan(customer)).toBe(false);
  });

  it('is detected at the next install, before the webhook arrives', async () => {
    const customer = await proCustomer();
    customer.endAtPlatform();
    await installStore(productDeps(app.deps), customer.store.shop, {
      ...{ accessToken: 'access-again', scopes: [], expiresIn: 3600 },
      ...{ refreshToken: null, refreshExpiresIn: null },
    });
    expect(await hasPlan(customer)).toBe(false);
  });

  it('keeps a plan whose charge the platform still collects', async () => {
    const customer = await proCustomer();
    expect((await sendUninstall(customer, Date.now() - 3_600_000)).status).toBe(200);
    await runJobs(customer);
    expect(await hasPlan(customer)).toBe(true);
  });

  it('keeps a plan that was bought after the second install', async () => {
    const customer = await buildCustomer(app);
    await app.deps.database.query(
      `UPDATE stores SET installed_at = now() - interval '20 days' WHERE store_id = $1`,
      [customer.storeId],
    );
    await installStore(productDeps(app.deps), customer.store.shop, {
      ...{ accessToken: 'access-again', scopes: [], expiresIn: 3600 },
      ...{ refreshToken: null, refreshExpiresIn: null },
    });
    await upgrade(app, customer);
    expect((await sendUninstall(customer, Date.now() - 3_600_000)).status).toBe(200);
    await runJobs(customer);
    expect(await hasPlan(customer)).toBe(true);
  });
});

describe('a charge whose id at the platform was lost', () => {
  it('is found by its return address once the merchant has accepted it', async () => {
    const customer = await buildCustomer(app);
    app.shops.behaviour.lostReplies = ALL_ATTEMPTS;
    expect(await customer.client.subscribe({ planId: 'pro-monthly' })).toHaveProperty('error');
    const charge = lastCharge(app);
    app.shops.approve(charge.id);
    expect((await request(app.http).get(charge.returnPath)).headers['location']).toContain('charge_id=');
    expect(await hasPlan(customer)).toBe(true);
    granted(await customer.client.cancelSubscription({}));
    expect(app.shops.charges.get(charge.id)?.isActive).toBe(false);
  });
});
