import { Link, useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { PlanCards } from '../features/billing/plan-cards.tsx';
import { useStartWithFree } from '../lib/store/start-with-free.ts';
import { hasSubscription, useBillingCustomer } from '../lib/store/subscription.ts';
import own from '../ui/own/own.module.css';
import styles from './pre-login-screens.module.css';

export function BillingPlansScreen() {
  const { data: customer } = useBillingCustomer();
  const free = useStartWithFree();
  const navigate = useNavigate();
  if (!customer) return null;
  const start = (): void => free.mutate(undefined, { onSuccess: () => void navigate(ROUTES.home) });
  return (
    <div className={styles.wide}>
      <h1 className={own.heading}>Choose a plan</h1>
      <p className={own.lead}>Start with the free plan and stay on it for as long as it is enough.</p>
      {free.isError && (
        <p role="alert" className={own.fault}>
          {free.error.message} Your plan has not changed.
        </p>
      )}
      <PlanCards customer={customer} busy={free.isPending} onStartWithFree={start} />
      {hasSubscription(customer) && (
        <p className={styles.actions}>
          <Link className={own.button} data-kind="quiet" to={ROUTES.home}>
            Back to surveys
          </Link>
        </p>
      )}
    </div>
  );
}
