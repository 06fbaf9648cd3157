import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BillingCustomer } from '#shared/api/billing.ts';
import { ROUTES } from '#shared/routes.ts';
import { ProDialog } from '../features/upgrade/pro-dialog.tsx';
import { useServices } from '../lib/services.tsx';
import { useDismissNotice } from '../lib/store/dismiss-notice.ts';
import { CONFIRMATION } from '../lib/page/confirmation.ts';
import { useStoreDetails } from '../lib/store/store-details.ts';
import { billingCustomerQuery, hasSubscription } from '../lib/billing/subscription.ts';
import type { NewToast } from '../ui/toasts/toast-store.ts';
import { useToasts } from '../ui/toasts/toasts.tsx';

const OUTCOME_DELAY_MS = 5_000;

/**
 * Tells a merchant who returned from the charge page what came of the upgrade. The address alone is no proof: the server must
 * know that the merchant left for the charge page, and the plan.
 */
export function UpgradeReturn() {
  const { page, call } = useServices();
  const navigate = useNavigate();
  // Another function after each navigation, which must not start the wait again.
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const queries = useQueryClient();
  const { show } = useToasts();
  const dismiss = useDismissNotice();
  const [isShown, setShown] = useState(false);
  const isDue = typeof useStoreDetails().data?.store.selectedPlanUpgrade === 'string';
  useEffect(() => {
    if (!isDue) return;
    let isLeft = false;
    const tell = async (): Promise<void> => {
      const customer = await queries.query(billingCustomerQuery(call)).catch(() => null);
      if (isLeft) return;
      if (customer === null) return void show(UNCERTAIN);
      dismiss('plan_upgrade');
      if (page.query().has('charge_id'))
        void latest.current(ROUTES.home, { replace: true, state: CONFIRMATION });
      if (isPaid(customer)) setShown(true);
      else show(unchanged(customer, () => void latest.current(ROUTES.plans)));
    };
    const timer = setTimeout(() => void tell(), OUTCOME_DELAY_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isDue, call, queries, page, dismiss, show]);
  return isShown && <ProDialog onClose={() => setShown(false)} />;
}

function isPaid(customer: BillingCustomer): boolean {
  return hasSubscription(customer) && (customer.subscription?.plan.amount ?? 0) > 0;
}

function unchanged(customer: BillingCustomer, onAction: () => void): NewToast {
  const title = 'Your plan was not changed';
  if (!hasSubscription(customer)) {
    return { variant: 'info', title, description: 'You have no plan yet. Choose one to go on.' };
  }
  return {
    variant: 'info',
    title,
    description: `You are still on ${customer.subscription?.plan.name ?? ''}. You can upgrade at any time.`,
    action: { label: 'See plans', onAction },
  };
}

/** The address and the server keep that the merchant came back, so a reload asks again. */
const UNCERTAIN: NewToast = {
  variant: 'destructive',
  title: 'It is not certain whether your plan changed',
  description: 'Askwell could not be reached. Check your connection and reload this page.',
};
