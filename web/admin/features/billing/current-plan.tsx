import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type { BillingCustomer } from '#shared/api/billing.ts';
import { dateOnly } from '../../lib/format-moment.ts';
import brand from '../../ui/brand/brand.module.css';
import styles from './billing.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { priceOf } from '../../lib/billing/plan-price.ts';
import { nameOf } from './plan-labels.ts';

type Subscription = NonNullable<BillingCustomer['subscription']>;

interface CurrentPlanProps {
  subscription: Subscription;
  timeZone: string;
  /** Decides whether the trial is still running. */
  now: number;
}

/** The store's plan, its end date, and how to cancel it. */
export function CurrentPlan({ subscription, timeZone, now }: CurrentPlanProps) {
  const [cancelling, setCancelling] = useState(false);
  const { plan, cancelOn } = subscription;
  // Cancelled, though perhaps the reply was lost.
  if (cancelling && cancelOn !== undefined) setCancelling(false);
  return (
    <section aria-labelledby="current-plan" className={`${brand.card} ${styles.standing}`}>
      <div>
        <h2 id="current-plan">You are on {nameOf(plan)}</h2>
        <p>{standingOf(subscription, timeZone, now)}</p>
      </div>
      {cancelOn === undefined && plan.amount > 0 && (
        <Button variant="plain" onClick={() => setCancelling(true)}>
          Cancel {plan.name}
        </Button>
      )}
      {cancelling && (
        <CancelDialog subscription={subscription} timeZone={timeZone} onClose={() => setCancelling(false)} />
      )}
    </section>
  );
}

function standingOf(
  { plan, cancelOn, trialExpiresAt, currentPeriodEnd }: Subscription,
  timeZone: string,
  now: number,
): string {
  if (cancelOn !== undefined) {
    return `Cancelled: it ends on ${dateOnly(cancelOn, timeZone)}. Nothing more is charged.`;
  }
  if (plan.amount === 0) return 'It costs nothing and has no end.';
  if (trialExpiresAt !== undefined && Date.parse(trialExpiresAt) > now) {
    return `Free to try until ${dateOnly(trialExpiresAt, timeZone)}, then ${priceOf(plan)}.`;
  }
  if (currentPeriodEnd === undefined) return `${priceOf(plan)}.`;
  return `${priceOf(plan)}, paid until ${dateOnly(currentPeriodEnd, timeZone)}, when it renews by itself.`;
}
