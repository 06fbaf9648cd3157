import type { ProviderSubscription } from '#shared/plan/provider.ts';
import { AppError } from '#shared/errors.ts';
import type { PlanConfig } from '#server/kernel/config/config.ts';
import { createAppSubscription } from '#server/kernel/platform/app-subscriptions.ts';
import { isDevShop } from '#server/kernel/platform/shop-host.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import type { BillingDeps } from './billing.ts';
import { insertCharge, savePlatformId } from './charge-repository.ts';
import { findCustomerStore } from './customer-repository.ts';
import { endSubscription } from './end-subscription.ts';
import { ownedId } from './owned-id.ts';
import { isoOf, trialDaysFor } from './periods.ts';
import { offeredPlan, subscribedPlan } from './plans.ts';
import { presentPending, presentSubscription } from './present-subscription.ts';
import { chargeReturnUrl, checkReturnUrl } from './return-url.ts';
import { currentSubscription, applyPeriods } from './apply-periods.ts';
import { startSubscription } from './start-subscription.ts';
import {
  findActiveSubscription,
  findSubscriptionPast,
  type SubscriptionRecord,
} from './subscription-repository.ts';

export interface SubscribeInput {
  readonly planId: string;
  readonly returnUrl: string | undefined;
  /** Limits the trial further. It cannot extend the customer's trial. */
  readonly trialDays?: number | undefined;
}

/** Subscribes a store to a plan: at once if it costs nothing, otherwise after the merchant has accepted the charge. */
export async function subscribe(
  deps: BillingDeps,
  storeId: string,
  input: SubscribeInput,
): Promise<ProviderSubscription> {
  const plan = offeredPlan(deps, input.planId);
  const active = await currentSubscription(deps, storeId);
  if (active?.planId === plan.id && active.cancelOn === null) return presentSubscription(plan, active);
  return plan.amount === 0
    ? switchToFree(deps, storeId, plan, active)
    : askForCharge(deps, storeId, { plan, active, input });
}

async function switchToFree(
  deps: BillingDeps,
  storeId: string,
  plan: PlanConfig,
  active: SubscriptionRecord | null,
): Promise<ProviderSubscription> {
  const next = { subscriptionId: deps.newId(), planId: plan.id };
  const record = await (active === null
    ? startFirst(deps, storeId, plan, next.subscriptionId)
    : replaceWithFree(deps, storeId, active, next));
  if (record === null) throw new AppError('CONFLICT');
  return presentSubscription(subscribedPlan(deps, record.planId), record);
}

async function replaceWithFree(
  deps: BillingDeps,
  storeId: string,
  active: SubscriptionRecord,
  next: { readonly subscriptionId: string; readonly planId: string },
): Promise<SubscriptionRecord | null> {
  const { subscriptionId } = active;
  await endSubscription(deps, storeId, active, { subscriptionId, reason: null, when: 'now', next });
  return findActiveSubscription(deps.database, storeId);
}

function startFirst(
  deps: BillingDeps,
  storeId: string,
  plan: PlanConfig,
  subscriptionId: string,
): Promise<SubscriptionRecord | null> {
  const start = { subscriptionId, plan, trialDays: 0, returnUrl: '', isTest: false, platformId: null };
  return deps.database.transaction(async (tx) => {
    const current = await applyPeriods(deps, tx, storeId);
    // A concurrent request may have started this plan. Another active plan stays.
    if (current !== null && current.planId !== plan.id) throw new AppError('CONFLICT');
    if (current === null) await startSubscription(deps, tx, storeId, start);
    return findActiveSubscription(tx, storeId);
  });
}

interface Wish {
  readonly plan: PlanConfig;
  readonly active: SubscriptionRecord | null;
  readonly input: SubscribeInput;
}

async function askForCharge(
  deps: BillingDeps,
  storeId: string,
  { plan, active, input }: Wish,
): Promise<ProviderSubscription> {
  const { config, database, clock, newId } = deps;
  const store = await findCustomerStore(database, storeId);
  if (store === null) throw new AppError('NOT_FOUND', 'There is no such customer.');
  const returnUrl = checkReturnUrl(config, store.shop, input.returnUrl);
  const past = await findSubscriptionPast(database, storeId);
  const allowed = trialDaysFor({ plan, past, active, now: clock() });
  const trialDays = Math.min(allowed, input.trialDays ?? allowed);
  const [chargeId, subscriptionId] = [ownedId(storeId, newId), newId()];
  const isTest = isDevShop(store.shop, config);
  const { amount, currency, interval } = plan;
  const createdAt = isoOf(clock());
  await insertCharge(database, storeId, {
    ...{ chargeId, subscriptionId, planId: plan.id, amount, currency, trialDays, returnUrl, isTest },
    at: createdAt,
  });
  const asked = await callStore(deps, storeId, (access) =>
    createAppSubscription(access, {
      ...{ name: `${config.app.name} ${plan.name}`, amount, currency, interval, trialDays, isTest },
      returnUrl: chargeReturnUrl(config, chargeId),
    }),
  );
  await savePlatformId(database, storeId, chargeId, asked.id);
  const { confirmationUrl } = asked;
  return presentPending(plan, { subscriptionId, trialDays, createdAt, confirmationUrl, returnUrl });
}
