import { Button } from '@shopify/polaris';
import type { BillingCustomer, BillingPlan } from '#shared/api/billing.ts';
import { trialLabel } from '#shared/plan/billing-labels.ts';
import { dateOnly } from '../../lib/format-moment.ts';
import brand from '../../ui/brand/brand.module.css';
import { priceOf } from '../../lib/billing/plan-price.ts';
import { nameOf } from './plan-labels.ts';
import styles from './billing.module.css';

type Subscription = NonNullable<BillingCustomer['subscription']>;

interface PlanCardsProps {
  customer: BillingCustomer;
  /** The plans of the selected billing interval. */
  plans: readonly BillingPlan[];
  timeZone: string;
  /** Decides whether the trial is still running. */
  now: number;
  /** The plan whose choice is being processed. */
  busyWith: string | null;
  onChoose: (plan: BillingPlan) => void;
}

/** A card for each plan with its price and the button that chooses it. */
export function PlanCards({ customer, plans, timeZone, now, busyWith, onChoose }: PlanCardsProps) {
  return (
    <ul className={styles.cards}>
      {plans.map((plan) => {
        const action = actionOf(plan, customer.subscription);
        const current = customer.subscription?.active ? customer.subscription : null;
        const hint = current?.plan.id === plan.id ? currentHintOf(current, timeZone, now) : hintOf(plan);
        return (
          <li key={plan.id} className={brand.card} data-paid={plan.amount > 0}>
            <h2 className={styles.name}>{nameOf(plan)}</h2>
            <p className={styles.price}>{priceOf(plan)}</p>
            <p className={brand.hint}>{hint}</p>
            {action === null ? (
              <p className={styles.current}>Your current plan</p>
            ) : (
              <Button
                fullWidth
                size="large"
                variant={plan.amount > 0 || customer.subscription === null ? 'primary' : 'secondary'}
                disabled={busyWith !== null}
                onClick={() => onChoose(plan)}
              >
                {busyWith === plan.id ? 'One moment…' : action}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The offer of a trial is over once the plan is chosen. */
function currentHintOf({ plan, trialExpiresAt, cancelOn }: Subscription, timeZone: string, now: number) {
  if (cancelOn !== undefined) return `Ends on ${dateOnly(cancelOn, timeZone)}`;
  const isTrial = trialExpiresAt !== undefined && Date.parse(trialExpiresAt) > now;
  if (isTrial) return `Free trial until ${dateOnly(trialExpiresAt, timeZone)}`;
  return hintOf({ ...plan, trialDays: 0 });
}

function hintOf({ amount, trialDays }: BillingPlan): string {
  return trialLabel(trialDays) ?? (amount === 0 ? 'For as long as you like' : 'Cancel at any time');
}

/** The button's label; null for the current plan. */
function actionOf(plan: BillingPlan, subscription: BillingCustomer['subscription']): string | null {
  const current = subscription?.active ? subscription : null;
  if (current?.plan.id === plan.id) return current.cancelOn === undefined ? null : `Keep ${plan.name}`;
  if (plan.amount === 0) return current ? `Move to ${plan.name}` : `Start with ${plan.name}`;
  if (current && current.plan.amount > 0) return `Change to ${nameOf(plan)}`;
  return plan.trialDays > 0 ? `Try ${plan.name} for free` : `Upgrade to ${plan.name}`;
}
