import { useState } from 'react';
import type { BillingCustomer } from '#shared/api/billing.ts';
import { onDay } from '../../lib/moments.ts';
import { OwnButton } from '../../ui/own/button.tsx';
import own from '../../ui/own/own.module.css';
import styles from './billing.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { nameOf, priceOf } from './plan-words.ts';

type Subscription = NonNullable<BillingCustomer['subscription']>;

interface CurrentPlanProps {
  subscription: Subscription;
  timeZone: string;
  /** Only a trial that is not over yet is worth a word. */
  now: number;
}

/** What the store has, until when, and the way out of it. */
export function CurrentPlan({ subscription, timeZone, now }: CurrentPlanProps) {
  const [cancelling, setCancelling] = useState(false);
  const { plan, cancelOn } = subscription;
  return (
    <section aria-labelledby="current-plan" className={`${own.card} ${styles.standing}`}>
      <div>
        <h2 id="current-plan">You are on {nameOf(plan)}</h2>
        <p>{standingOf(subscription, timeZone, now)}</p>
      </div>
      {cancelOn === undefined && (
        <OwnButton kind="link" onClick={() => setCancelling(true)}>
          Cancel {plan.name}
        </OwnButton>
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
    return `Cancelled: it ends on ${onDay(cancelOn, timeZone)}. Nothing more is charged.`;
  }
  if (plan.amount === 0) return 'It costs nothing and has no end.';
  if (trialExpiresAt !== undefined && Date.parse(trialExpiresAt) > now) {
    return `Free to try until ${onDay(trialExpiresAt, timeZone)}, then ${priceOf(plan)}.`;
  }
  if (currentPeriodEnd === undefined) return `${priceOf(plan)}.`;
  return `${priceOf(plan)}, paid until ${onDay(currentPeriodEnd, timeZone)}, when it renews by itself.`;
}
