import { DAY_MS } from '#shared/durations.ts';
import type { PlanConfig } from '#server/kernel/config/config.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { BillingDeps } from './billing.ts';
import { insertInvoice } from './invoice-repository.ts';
import { invoiceOf } from './invoices.ts';
import { isoOf, periodAfter } from './periods.ts';
import { featuresOf } from './plans.ts';
import { endActiveSubscription, insertSubscription } from './subscription-repository.ts';

export interface StartingSubscription {
  readonly subscriptionId: string;
  readonly plan: PlanConfig;
  readonly trialDays: number;
  readonly returnUrl: string;
  readonly isTest: boolean;
  readonly platformId: string | null;
}

/**
 * Replaces the store's subscription, inside a transaction that holds the store's lock. Surveys that exceed the new plan
 * are paused.
 */
export async function startSubscription(
  deps: Pick<BillingDeps, 'clock' | 'pauseAbovePlan'>,
  tx: Queries,
  storeId: string,
  { subscriptionId, plan, trialDays, returnUrl, isTest, platformId }: StartingSubscription,
): Promise<void> {
  const now = deps.clock();
  const at = isoOf(now);
  const isPaid = plan.amount > 0;
  const trialEndsAt = isPaid && trialDays > 0 ? isoOf(now + trialDays * DAY_MS) : null;
  const currentPeriodEnd = trialEndsAt ?? (isPaid ? periodAfter(at, plan.interval) : null);
  await endActiveSubscription(tx, storeId, { status: 'replaced', at, reason: null });
  await insertSubscription(tx, storeId, {
    subscriptionId,
    planId: plan.id,
    interval: plan.interval,
    amount: plan.amount,
    currency: plan.currency,
    trialEndsAt,
    currentPeriodEnd,
    returnUrl,
    isTest,
    platformId,
    at,
  });
  if (currentPeriodEnd !== null && trialEndsAt === null) {
    const period = { subscriptionId, isTest, start: at, end: currentPeriodEnd };
    await insertInvoice(tx, storeId, invoiceOf(plan, period));
  }
  await noteActivity(tx, storeId, 'askwell', { kind: 'plan.started', subject: plan.name });
  await deps.pauseAbovePlan(tx, storeId, featuresOf(plan));
}
