import { isDeepStrictEqual } from 'node:util';
import { backOff } from '#server/kernel/clock/back-off.ts';
import type * as z from 'zod/mini';
import type { BillingCustomer } from '#shared/api/billing.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { allowanceOf } from '#shared/plan/features.ts';
import { isWithin } from '#server/kernel/clock/is-within.ts';
import { LruMap } from '#server/kernel/limits/lru-map.ts';
import { openIfPossible, seal } from '#server/kernel/platform/seal.ts';
import { findLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';
import type { Billing, BillingDeps } from './billing.ts';
import {
  findBillingIdentity,
  findCustomerStore,
  saveBillingToken,
  saveFirstBillingIdentity,
} from './customer-repository.ts';
import { askProvider, TokenRefusedError, type ProviderCall } from './provider-client.ts';
import * as replies from './provider-replies.ts';

/** How long a cached customer is used without asking the provider. */
const FRESH_MS = 10_000;
/** How long a cached customer is used while the provider is unreachable. */
const STALE_MS = HOUR_MS;
/** After a failed request. The cached customer is used meanwhile. */
const PAUSES = { first: 5_000, longest: 120_000 };
const STORES = 10_000;

interface CachedCustomer {
  readonly at: number;
  readonly customer: BillingCustomer;
  /** The last failure since the last success, and the pause after it. */
  readonly failed?: { readonly at: number; readonly pauseMs: number; readonly count: number };
}

function nextFailure({ failed }: CachedCustomer, at: number): CachedCustomer['failed'] & {} {
  const count = (failed?.count ?? 0) + 1;
  return { at, count, pauseMs: backOff(count, PAUSES) };
}

/** Caches the provider's customer of each store, so that the plan gates do not call the provider each time. */
function createCustomerCache(deps: BillingDeps) {
  const cached = new LruMap<string, CachedCustomer>(STORES);
  /** The features of each store to which its surveys, connections and keys were last limited by this process. */
  const limitedTo = new LruMap<string, BillingCustomer['features']>(STORES);

  /** The provider changes plans on its own, so what exceeds a plan is paused or ended when its customer is loaded. */
  async function applyPlanLimits(storeId: string, { features }: BillingCustomer): Promise<void> {
    const { database, pauseAbovePlan } = deps;
    const isKnown = isDeepStrictEqual(limitedTo.get(storeId), features);
    if (isKnown && (await findLiveCount(database, storeId)) <= allowanceOf(features, 'active_surveys'))
      return;
    await database.transaction((tx) => pauseAbovePlan(tx, storeId, features));
    limitedTo.set(storeId, features);
  }

  async function refresh(storeId: string, now: number): Promise<BillingCustomer> {
    const reply = await ask(deps, storeId, {
      method: 'GET',
      path: '/customer',
      reply: replies.customerReply,
    });
    const customer = replies.customerOfReply(reply);
    cached.set(storeId, { at: now, customer });
    await applyPlanLimits(storeId, customer);
    return customer;
  }

  return {
    forget: (storeId: string) => void cached.delete(storeId),
    load: async (storeId: string): Promise<BillingCustomer> => {
      const now = deps.clock();
      const last = cached.get(storeId);
      if (last !== undefined && isWithin(FRESH_MS, last.at, now)) return last.customer;
      const holds = last !== undefined && isWithin(STALE_MS, last.at, now);
      if (holds && last.failed && isWithin(last.failed.pauseMs, last.failed.at, now)) return last.customer;
      try {
        return await refresh(storeId, now);
      } catch (fault) {
        const isOutOfReach = fault instanceof AppError && fault.code === 'UPSTREAM';
        if (!isOutOfReach || !holds) throw fault;
        cached.set(storeId, { ...last, failed: nextFailure(last, now) });
        return last.customer;
      }
    },
  };
}

/** Billing at the configured provider, over HTTP. */
export function createProviderBilling(deps: BillingDeps): Billing {
  const { load, forget } = createCustomerCache(deps);

  async function subscribe(storeId: string, planId: string, returnUrl?: string): Promise<string | null> {
    const input = { planId, ...(returnUrl !== undefined && { returnUrl }) };
    const call = { method: 'POST', path: '/subscriptions', input, reply: replies.subscribeReply } as const;
    const { confirmationUrl } = await ask(deps, storeId, call);
    forget(storeId);
    return confirmationUrl ?? null;
  }

  return {
    loadCustomer: load,
    catchUp: load,
    listPlans: async (storeId) => (await load(storeId)).plans,
    customerToken: (storeId) => tokenOf(deps, storeId),
    async startWithFree(storeId) {
      const customer = await load(storeId);
      if (customer.subscription?.active) return customer;
      const free = customer.plans.find(({ amount }) => amount === 0);
      if (free === undefined) throw new AppError('NOT_FOUND', 'There is no free plan on offer.');
      await subscribe(storeId, free.id);
      return load(storeId);
    },
    subscribe,
    async cancel(storeId, { reason, when }) {
      const input = { ...(reason !== null && { cancelReason: reason }), when };
      await ask(deps, storeId, {
        method: 'DELETE',
        path: '/subscriptions',
        input,
        reply: replies.cancelReply,
      });
      forget(storeId);
      return load(storeId);
    },
    async listInvoices(storeId, { page, limit, status }) {
      const input = { page, limit, ...(status !== null && { status }) };
      const call = { method: 'GET', path: '/invoices', input, reply: replies.invoicesReply } as const;
      return replies.invoicesOfReply(await ask(deps, storeId, call), page);
    },
  };
}

async function ask<Shape extends z.ZodMiniType>(
  deps: BillingDeps,
  storeId: string,
  call: Omit<ProviderCall<Shape>, 'customerToken'>,
): Promise<z.output<Shape>> {
  try {
    return await askProvider(deps.config, { ...call, customerToken: await tokenOf(deps, storeId) });
  } catch (fault) {
    if (!(fault instanceof TokenRefusedError)) throw fault;
    return askProvider(deps.config, { ...call, customerToken: await askForToken(deps, storeId) });
  }
}

/** The provider issues the token of a store to the app's server, which stores it encrypted. */
async function tokenOf(deps: BillingDeps, storeId: string): Promise<string> {
  const kept = await findBillingIdentity(deps.database, storeId);
  const token = kept && openIfPossible(kept.token, contextOf(storeId), deps.config.secrets.tokenKeys);
  return token ?? askForToken(deps, storeId);
}

async function askForToken({ config, database }: BillingDeps, storeId: string): Promise<string> {
  const store = await findCustomerStore(database, storeId);
  if (store === null) throw new AppError('NOT_FOUND');
  const { apiToken } = await askProvider(config, {
    method: 'POST',
    path: '/identify',
    customerToken: null,
    input: {
      platform: 'shopify',
      myshopifyDomain: store.shop,
      name: store.name,
      ...(store.platformShopId !== null && { platformId: store.platformShopId }),
    },
    reply: replies.identifyReply,
  });
  const token = seal(apiToken, contextOf(storeId), config.secrets.tokenKeys);
  await saveFirstBillingIdentity(database, storeId, { customerId: store.shop, token });
  await saveBillingToken(database, storeId, token);
  return apiToken;
}

const contextOf = (storeId: string): string => `billing-provider:${storeId}`;
