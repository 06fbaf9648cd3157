import type { BillingCustomer, BillingPlan } from '#shared/api/billing.ts';
import { trialLabel } from '#shared/plan/billing-labels.ts';
import { OwnButton } from '../../ui/own/button.tsx';
import own from '../../ui/own/own.module.css';
import { nameOf, priceOf } from './plan-words.ts';
import styles from './billing.module.css';

interface PlanCardsProps {
  customer: BillingCustomer;
  /** The plans of the interval that is looked at. */
  plans: readonly BillingPlan[];
  /** The plan that was chosen and is on its way. */
  busyWith: string | null;
  onChoose: (plan: BillingPlan) => void;
}

/** Every plan on offer, side by side where there is room, each with its price and what it would mean to choose it. */
export function PlanCards({ customer, plans, busyWith, onChoose }: PlanCardsProps) {
  return (
    <ul className={styles.cards}>
      {plans.map((plan) => {
        const action = actionOf(plan, customer.subscription);
        return (
          <li key={plan.id} className={own.card} data-paid={plan.amount > 0}>
            <h2 className={styles.name}>{nameOf(plan)}</h2>
            <p className={styles.price}>{priceOf(plan)}</p>
            <p className={own.hint}>{hintOf(plan)}</p>
            {action === null ? (
              <p className={styles.current}>Your current plan</p>
            ) : (
              <OwnButton
                kind={plan.amount > 0 || customer.subscription === null ? 'main' : 'quiet'}
                disabled={busyWith !== null}
                onClick={() => onChoose(plan)}
              >
                {busyWith === plan.id ? 'One moment…' : action}
              </OwnButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function hintOf({ amount, trialDays }: BillingPlan): string {
  return trialLabel(trialDays) ?? (amount === 0 ? 'For as long as you like' : 'Cancel at any time');
}

/** What choosing a plan is called for who has another; null for the one that goes on anyway. */
function actionOf(plan: BillingPlan, subscription: BillingCustomer['subscription']): string | null {
  const current = subscription?.active ? subscription : null;
  if (current?.plan.id === plan.id) return current.cancelOn === undefined ? null : `Keep ${plan.name}`;
  if (plan.amount === 0) return current ? `Move to ${plan.name}` : `Start with ${plan.name}`;
  if (current && current.plan.amount > 0) return `Change to ${nameOf(plan)}`;
  return plan.trialDays > 0 ? `Try ${plan.name} for free` : `Upgrade to ${plan.name}`;
}
