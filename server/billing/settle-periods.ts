import type { Queries } from '../database/database.ts';
import { lockLiveCount } from '../surveys/live-count-repository.ts';
import type { BillingDeps } from './billing.ts';
import { insertInvoice } from './invoice-repository.ts';
import { invoiceOf } from './invoices.ts';
import { keepToPlan } from './keep-to-plan.ts';
import { isoOf, periodAfter } from './periods.ts';
import { NO_FEATURES, subscribedPlan } from './plans.ts';
import {
  endActiveSubscription,
  findActiveSubscription,
  savePeriod,
  type SubscriptionRecord,
} from './subscription-repository.ts';

/**
 * A store's subscription as it is now. What time has changed since anybody looked is made up for first: a cancelled
 * one ends with what was paid for, another begins its next periods.
 */
export async function currentSubscription(
  deps: BillingDeps,
  storeId: string,
): Promise<SubscriptionRecord | null> {
  const active = await findActiveSubscription(deps.database, storeId);
  if (active === null || !isOver(active, deps.clock())) return active;
  return deps.database.transaction((tx) => settlePeriods(deps, tx, storeId));
}

/** The same inside a transaction that goes on to change the subscription; it holds the store from here on. */
export async function settlePeriods(
  deps: BillingDeps,
  tx: Queries,
  storeId: string,
): Promise<SubscriptionRecord | null> {
  const now = deps.clock();
  await lockLiveCount(tx, storeId);
  const active = await findActiveSubscription(tx, storeId);
  if (active === null || !isOver(active, now)) return active;
  if (active.cancelOn !== null) {
    await endActiveSubscription(tx, storeId, { status: 'cancelled', at: active.cancelOn, reason: null });
    await keepToPlan(tx, storeId, NO_FEATURES);
    return null;
  }
  await payPeriodsUntil(deps, tx, storeId, active, now);
  return findActiveSubscription(tx, storeId);
}

const isOver = ({ currentPeriodEnd }: SubscriptionRecord, now: number): boolean =>
  currentPeriodEnd !== null && Date.parse(currentPeriodEnd) <= now;

/** Each period gets its invoice, also those in which nobody opened the app. */
async function payPeriodsUntil(
  deps: BillingDeps,
  tx: Queries,
  storeId: string,
  { subscriptionId, planId, isTest, currentPeriodEnd }: SubscriptionRecord,
  now: number,
): Promise<void> {
  const plan = subscribedPlan(deps, planId);
  let end = currentPeriodEnd ?? isoOf(now);
  while (Date.parse(end) <= now) {
    const start = end;
    end = periodAfter(start, plan.interval);
    await insertInvoice(tx, storeId, invoiceOf(plan, { subscriptionId, isTest, start, end }));
    await savePeriod(tx, storeId, subscriptionId, { start, end, at: isoOf(now) });
  }
}
