import type { ProviderSubscription } from '#shared/plan/provider.ts';
import { AppError } from '#shared/errors.ts';
import type { PlanConfig } from '../config.ts';
import { cancelAppSubscription, createAppSubscription } from '../platform/app-subscriptions.ts';
import { isDevShop } from '../platform/shop-host.ts';
import { callStore } from '../platform/store-access.ts';
import type { BillingDeps } from './billing.ts';
import { insertCharge } from './charge-repository.ts';
import { findCustomerStore } from './customer-repository.ts';
import { ownedId } from './owned-id.ts';
import { isoOf, trialDaysFor } from './periods.ts';
import { offeredPlan, subscribedPlan } from './plans.ts';
import { presentPending, presentSubscription } from './present-subscription.ts';
import { chargeReturnUrl, checkReturnUrl } from './return-url.ts';
import { currentSubscription, settlePeriods } from './settle-periods.ts';
import { startSubscription } from './start-subscription.ts';
import {
  findActiveSubscription,
  findSubscriptionPast,
  type SubscriptionRecord,
} from './subscription-repository.ts';

export interface SubscribeInput {
  readonly planId: string;
  readonly returnUrl: string | undefined;
  /** Fewer days than the customer may try for; more are not given. */
  readonly trialDays?: number | undefined;
}

/** Puts a store on a plan: at once if it costs nothing, otherwise once the merchant has agreed to the charge. */
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
  // First the money: a store must never pay for what it no longer has.
  await endPlatformCharge(deps, storeId, active);
  const starting = { subscriptionId: deps.newId(), plan, trialDays: 0, returnUrl: '', platformId: null };
  const record = await deps.database.transaction(async (tx) => {
    const now = await settlePeriods(deps, tx, storeId);
    // Somebody else changed the plan meanwhile: another charge stands behind it now, or the same wish was quicker.
    if (now?.planId === plan.id) return now;
    if (now !== null && now.subscriptionId !== active?.subscriptionId) throw new AppError('CONFLICT');
    await startSubscription(deps, tx, storeId, { ...starting, isTest: false });
    return findActiveSubscription(tx, storeId);
  });
  if (record === null) throw new AppError('CONFLICT');
  return presentSubscription(subscribedPlan(deps, record.planId), record);
}

/** Ends what the store platform charges for a subscription; one that was cancelled before is not charged for. */
export async function endPlatformCharge(
  deps: BillingDeps,
  storeId: string,
  active: SubscriptionRecord | null,
): Promise<void> {
  const platformId = active?.cancelOn === null ? active.platformId : null;
  if (platformId === null) return;
  await callStore(deps, storeId, (access) => cancelAppSubscription(access, platformId));
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
  const asked = await callStore(deps, storeId, (access) =>
    createAppSubscription(access, {
      ...{ name: `${config.app.name} ${plan.name}`, amount, currency, interval, trialDays, isTest },
      returnUrl: chargeReturnUrl(config, chargeId),
    }),
  );
  const createdAt = isoOf(clock());
  await insertCharge(database, storeId, {
    ...{ chargeId, subscriptionId, planId: plan.id, amount, currency, trialDays, returnUrl, isTest },
    platformId: asked.id,
    at: createdAt,
  });
  const { confirmationUrl } = asked;
  return presentPending(plan, { subscriptionId, trialDays, createdAt, confirmationUrl, returnUrl });
}
