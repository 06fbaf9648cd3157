import { DAY_MS } from '#shared/durations.ts';
import type { BillingInterval } from '#shared/plan/billing-labels.ts';
import type { SubscriptionPast, SubscriptionRecord } from './subscription-repository.ts';

const DAYS: Record<BillingInterval, number> = { EVERY_30_DAYS: 30, ANNUAL: 365 };

export const isoOf = (moment: number): string => new Date(moment).toISOString();

export function periodAfter(start: string, interval: BillingInterval): string {
  return isoOf(Date.parse(start) + DAYS[interval] * DAY_MS);
}

interface TrialFacts {
  readonly plan: { readonly id: string; readonly trial_days: number; readonly amount: number };
  readonly past: SubscriptionPast;
  readonly active: SubscriptionRecord | null;
  readonly now: number;
}

/**
 * Days until the first charge for a plan. Each store has one trial, whose remaining days carry over to another plan. A
 * merchant who subscribes again to a cancelled plan that is still paid for is charged after that period. A part of a day
 * counts as a day, so a trial that is carried over ends up to a day later. It is measured against the end of the first
 * trial, so that this happens once.
 */
export function trialDaysFor({ plan, past, active, now }: TrialFacts): number {
  if (plan.amount === 0) return 0;
  const isPaid = active?.cancelOn != null && active.cancelOn !== active.trialEndsAt;
  if (isPaid && active.planId === plan.id) return daysUntil(active.cancelOn, now);
  if (past.trialEndsAt === null) return plan.trial_days;
  return Math.min(plan.trial_days, daysUntil(past.trialEndsAt, now));
}

const daysUntil = (moment: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / DAY_MS));
