import { useState } from 'react';
import type { BillingCustomer } from '#shared/api/billing.ts';
import type { BillingInterval } from '#shared/plan/billing-labels.ts';
import { ROUTES } from '#shared/routes.ts';
import { Comparison } from '../features/billing/comparison.tsx';
import { CurrentPlan } from '../features/billing/current-plan.tsx';
import { DowngradeDialog } from '../features/billing/downgrade-dialog.tsx';
import { IntervalSwitch } from '../features/billing/interval-switch.tsx';
import { PlanCards } from '../features/billing/plan-cards.tsx';
import { yearlySaving } from '../features/billing/plan-labels.ts';
import { usePlanChoice } from '../features/billing/use-plan-choice.ts';
import { useStoreDetails } from '../lib/store/store-details.ts';
import { useBillingCustomer } from '../lib/billing/subscription.ts';
import { useNow } from '../lib/use-now.ts';
import { Button } from '@shopify/polaris';
import brand from '../ui/brand/brand.module.css';
import styles from './pre-login-screens.module.css';

export function BillingPlansScreen() {
  const customer = useBillingCustomer().data;
  const store = useStoreDetails().data?.store;
  if (!customer || !store) return null;
  return <Plans customer={customer} timeZone={store.merchantDetails.timezone} />;
}

interface PlansProps {
  customer: BillingCustomer;
  timeZone: string;
}

function Plans({ customer, timeZone }: PlansProps) {
  const subscription = customer.subscription?.active ? customer.subscription : null;
  const choice = usePlanChoice(customer);
  const now = useNow();
  const { interval, plans, ...intervals } = useInterval(customer);
  return (
    <div className={styles.wide}>
      <h1 className={brand.heading}>{subscription ? 'Your plan' : 'Choose a plan'}</h1>
      {subscription ? (
        <div className={styles.block}>
          <CurrentPlan customer={customer} timeZone={timeZone} />
        </div>
      ) : (
        <p className={brand.lead}>Start with the free plan and stay on it for as long as it is enough.</p>
      )}
      {intervals.isChoice && (
        <IntervalSwitch chosen={interval} saving={yearlySaving(customer.plans)} onChoose={intervals.choose} />
      )}
      {choice.fault !== undefined && !choice.asked && (
        <p role="alert" className={brand.fault}>
          {choice.fault}
        </p>
      )}
      <PlanCards
        customer={customer}
        plans={plans}
        timeZone={timeZone}
        now={now}
        busyWith={choice.busyWith}
        onChoose={choice.choose}
      />
      {subscription && (
        <p className={styles.actions}>
          <Button size="large" url={ROUTES.home}>
            Back to surveys
          </Button>
        </p>
      )}
      <Comparison plans={plans} />
      {choice.asked && subscription && (
        <DowngradeDialog
          plan={choice.asked}
          current={subscription.plan}
          busy={choice.busyWith !== null}
          fault={choice.fault}
          onConfirm={(kept) => choice.asked && choice.changeTo(choice.asked, kept)}
          onClose={choice.stopAsking}
        />
      )}
    </div>
  );
}

/** The billing interval to show: first the merchant's own. Free plans always show. */
function useInterval({ plans, subscription }: BillingCustomer) {
  const paid = plans.filter(({ amount }) => amount > 0);
  const own = subscription?.plan.amount ? subscription.plan.interval : undefined;
  const [interval, choose] = useState<BillingInterval>(own ?? 'EVERY_30_DAYS');
  return {
    interval,
    choose,
    isChoice: new Set(paid.map((plan) => plan.interval)).size > 1,
    plans: plans.filter((plan) => plan.amount === 0 || plan.interval === interval || paid.length === 1),
  };
}
