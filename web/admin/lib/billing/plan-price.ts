import type { BillingCustomer, BillingPlan } from '#shared/api/billing.ts';
import { money } from '#shared/words/money.ts';
import { INTERVAL_LABELS, trialLabel } from '#shared/plan/billing-labels.ts';

/** *$19/mo*. An unknown currency is shown by its code, since the browser cannot format it. */
export function priceOf({ amount, currencyCode, interval }: BillingPlan): string {
  return amount === 0
    ? money(0, currencyCode)
    : `${money(amount, currencyCode)}/${INTERVAL_LABELS[interval].short}`;
}

/** *Pro: $19/mo, 14-day free trial*. Null if no paid plan is on offer. */
export function offerOf({ plans }: Pick<BillingCustomer, 'plans'>): string | null {
  const [plan] = plans.filter(({ amount }) => amount > 0);
  if (!plan) return null;
  return [`${plan.name}: ${priceOf(plan)}`, trialLabel(plan.trialDays)]
    .filter((part) => part !== null)
    .join(', ');
}
