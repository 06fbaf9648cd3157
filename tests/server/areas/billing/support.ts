import type { AddressInfo } from 'node:net';
import { MantleClient } from '@heymantle/client';
import request from 'supertest';
import { EMBEDDED_BILLING_PATH } from '#server/kernel/config/config.ts';
import { identityOf } from '#server/areas/billing/customer-identity.ts';
import type { IdentityApp } from '#tests/support/identity-app.ts';
import { startIdentityApp } from '#tests/support/identity-app.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore } from '#tests/support/stores.ts';

export interface BillingApp extends IdentityApp {
  /** The address of the embedded service. */
  readonly serviceUrl: string;
  stop(): Promise<void>;
}

export async function startBillingApp(): Promise<BillingApp> {
  const app = await startIdentityApp();
  app.shops.behaviour.takesAnyToken = true;
  const { port } = app.http.address() as AddressInfo;
  const serviceUrl = `http://127.0.0.1:${String(port)}${EMBEDDED_BILLING_PATH}`;
  return { ...app, serviceUrl, stop: () => app.shops.stop() };
}

/** A signed-in merchant with the provider's own client and the calls of the plans page. */
export async function buildCustomer(app: BillingApp, shop = app.newShop()) {
  const { deps } = app;
  const store = await buildStore(deps, shop);
  const { authorization } = await validSession(deps, store);
  const { token, customerId } = await identityOf(deps, store.storeId);
  const send = (method: 'get' | 'post', path: string, body?: object) =>
    request(app.http)[method](`/api/v1/billing${path}`).set('authorization', authorization).send(body);
  return {
    store,
    storeId: store.storeId,
    authorization,
    token,
    customerId,
    client: clientOf(app, { customerApiToken: token }),
    get: (path: string) => send('get', path),
    post: (path: string, body: object) => send('post', path, body),
  };
}

export type Customer = Awaited<ReturnType<typeof buildCustomer>>;

export function clientOf(
  { deps, serviceUrl }: BillingApp,
  credentials: { customerApiToken?: string; apiKey?: string },
): MantleClient {
  return new MantleClient({ appId: deps.config.billing.appId, apiUrl: serviceUrl, ...credentials });
}

/** Returns the reply of a call that must succeed. */
export function granted<T>(reply: T): Exclude<T, { error: string }> {
  if (typeof reply === 'object' && reply !== null && 'error' in reply) throw new Error(JSON.stringify(reply));
  return reply as Exclude<T, { error: string }>;
}

/** The last charge that the store platform was asked for. */
export function lastCharge({ shops }: IdentityApp) {
  const [id, charge] = [...shops.charges].at(-1) ?? [];
  if (id === undefined || charge === undefined) throw new Error('No charge was asked for');
  const { pathname } = new URL(charge.returnUrl);
  return {
    id,
    ...charge,
    returnPath: pathname,
    chargeId: decodeURIComponent(pathname.split('/').at(-2) ?? ''),
  };
}

/** Requests a plan, accepts the charge and returns, as a merchant does. */
export async function upgrade(app: BillingApp, { client }: Customer, planId = 'pro-monthly') {
  granted(await client.subscribe({ planId }));
  const charge = lastCharge(app);
  app.shops.approve(charge.id);
  const back = await request(app.http).get(charge.returnPath);
  if (back.status !== 303) throw new Error(`${String(back.status)} ${back.text}`);
  return { ...charge, location: back.headers['location'] as string };
}

export async function subscriptionsOf({ deps }: IdentityApp, storeId: string) {
  return deps.database.query<{ planId: string; status: string }>(
    `SELECT plan_id, status FROM subscriptions WHERE store_id = $1 ORDER BY created_at, status`,
    [storeId],
  );
}

/** Moves a store's subscription into the past by some days, because all tests share the clock. */
export async function backdateSubscription(
  { deps }: IdentityApp,
  { storeId }: Customer,
  days: number,
): Promise<void> {
  // Read and written back, since Citus refuses an UPDATE that computes with timestamps of the row.
  const rows = await deps.database.query<Record<string, string>>(
    `SELECT subscription_id, trial_starts_at - $2 * interval '24 hours' AS trial_starts_at,
            trial_ends_at - $2 * interval '24 hours' AS trial_ends_at,
            current_period_start - $2 * interval '24 hours' AS current_period_start,
            current_period_end - $2 * interval '24 hours' AS current_period_end,
            CASE WHEN details ? 'cancelOn' THEN jsonb_build_object('cancelOn',
              to_char(((details->>'cancelOn')::timestamptz - $2 * interval '24 hours') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
              ELSE '{}' END AS details
       FROM subscriptions WHERE store_id = $1`,
    [storeId, days],
  );
  for (const row of rows) {
    await deps.database.query(
      `UPDATE subscriptions SET trial_starts_at = $3, trial_ends_at = $4, current_period_start = $5,
              current_period_end = $6, details = details || $7::jsonb
        WHERE store_id = $1 AND subscription_id = $2`,
      [
        storeId,
        row['subscriptionId'],
        row['trialStartsAt'],
        row['trialEndsAt'],
        row['currentPeriodStart'],
        row['currentPeriodEnd'],
        row['details'],
      ],
    );
  }
}
