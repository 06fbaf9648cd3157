import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type { BillingCustomer } from '#shared/api/billing.ts';
import { ROUTES } from '#shared/routes.ts';
import { priceOf } from '../../lib/billing/plan-price.ts';
import { dateOnly } from '../../lib/format-moment.ts';
import { useNow } from '../../lib/use-now.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { nameOf } from './plan-labels.ts';
import styles from './billing.module.css';

type Subscription = NonNullable<BillingCustomer['subscription']>;

interface CurrentPlanProps {
  customer: BillingCustomer;
  timeZone: string;
  /** Whether it leads to the other plans, which stand elsewhere. */
  canChange?: boolean;
}

/** The store's plan, its end date, and how to change or cancel it. */
export function CurrentPlan({ customer, timeZone, canChange = false }: CurrentPlanProps) {
  const [cancelling, setCancelling] = useState(false);
  const now = useNow();
  const subscription = customer.subscription?.active ? customer.subscription : null;
  if (subscription === null) {
    return (
      <Panel
        heading="You have no plan"
        hint="Start with the free plan and stay on it for as long as it is enough."
        aside={<Button url={ROUTES.plans}>Choose a plan</Button>}
      />
    );
  }
  const { plan, cancelOn } = subscription;
  // Cancelled, though perhaps the reply was lost.
  if (cancelling && cancelOn !== undefined) setCancelling(false);
  return (
    <Panel
      heading={`You are on ${nameOf(plan)}`}
      hint={standingOf(subscription, timeZone, now)}
      aside={
        <div className={styles.acts}>
          {cancelOn === undefined && plan.amount > 0 && (
            <Button variant="plain" onClick={() => setCancelling(true)}>
              Cancel {plan.name}
            </Button>
          )}
          {canChange && <Button url={ROUTES.plans}>Compare plans</Button>}
        </div>
      }
    >
      {cancelling && (
        <CancelDialog subscription={subscription} timeZone={timeZone} onClose={() => setCancelling(false)} />
      )}
    </Panel>
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
