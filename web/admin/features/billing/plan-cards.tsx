import type { BillingCustomer, BillingPlan } from '#shared/api/billing.ts';
import { trialLabel } from '#shared/plan/billing-labels.ts';
import { useServices } from '../../lib/services.tsx';
import { OwnButton } from '../../ui/own/button.tsx';
import own from '../../ui/own/own.module.css';
import { grantsOf, nameOf, priceOf } from './plan-words.ts';
import styles from './plan-cards.module.css';

interface PlanCardsProps {
  customer: BillingCustomer;
  busy: boolean;
  onStartWithFree: () => void;
}

/** Every plan on offer, side by side where there is room. */
export function PlanCards({ customer, busy, onStartWithFree }: PlanCardsProps) {
  const current = customer.subscription?.active ? customer.subscription.plan.id : undefined;
  return (
    <ul className={styles.cards}>
      {customer.plans.map((plan) => (
        <li key={plan.id} className={own.card}>
          <PlanHead plan={plan} />
          {plan.id === current ? (
            <p className={styles.current}>Your current plan</p>
          ) : (
            <PlanAction plan={plan} busy={busy} onStartWithFree={onStartWithFree} />
          )}
          <PlanFeatures plan={plan} />
        </li>
      ))}
    </ul>
  );
}

function PlanHead({ plan }: { plan: BillingPlan }) {
  const trial = trialLabel(plan.trialDays);
  return (
    <>
      <h2 className={styles.name}>{nameOf(plan)}</h2>
      <p className={styles.price}>{priceOf(plan)}</p>
      <p className={own.hint}>{trial ?? (plan.amount === 0 ? 'For as long as you like' : 'No trial')}</p>
    </>
  );
}

interface PlanActionProps {
  plan: BillingPlan;
  busy: boolean;
  onStartWithFree: () => void;
}

function PlanAction({ plan, busy, onStartWithFree }: PlanActionProps) {
  const { supportEmail } = useServices().config;
  if (plan.amount === 0) {
    return (
      <OwnButton onClick={onStartWithFree} disabled={busy}>
        {busy ? 'Starting…' : 'Start with Free'}
      </OwnButton>
    );
  }
  const subject = encodeURIComponent(`Moving to ${plan.name} (${priceOf(plan)})`);
  return (
    <a className={own.button} data-kind="quiet" href={`mailto:${supportEmail}?subject=${subject}`}>
      Ask us for {plan.name}
    </a>
  );
}

function PlanFeatures({ plan }: { plan: BillingPlan }) {
  return (
    <dl className={styles.features}>
      {grantsOf(plan).map(({ key, name, value, granted }) => (
        <div key={key} data-granted={granted}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
