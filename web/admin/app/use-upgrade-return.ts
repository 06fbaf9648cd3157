import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { useServices } from '../lib/services.tsx';
import { useBillingCustomer } from '../lib/store/subscription.ts';
import { forgetUpgrade, isUpgrading } from '../lib/upgrade-flag.ts';

const SUCCESS_DELAY_MS = 5_000;

/**
 * Whether to congratulate a merchant who returned from the charge page. The address alone is no proof: the visit
 * must have started in this browser, and the server must report the plan.
 */
export function useUpgradeReturn(): { readonly isShown: boolean; readonly close: () => void } {
  const { page } = useServices();
  const navigate = useNavigate();
  const [isBack] = useState(() => page.query().has('charge_id') && isUpgrading());
  const [isShown, setShown] = useState(false);
  const isPaid = (useBillingCustomer().data?.subscription?.plan.amount ?? 0) > 0;
  const isDue = isBack && isPaid;
  useEffect(() => {
    if (!isDue) return;
    // Only the stored flag decides: in development effects run twice.
    const timer = setTimeout(() => {
      if (!isUpgrading()) return;
      forgetUpgrade();
      setShown(true);
      if (page.query().has('charge_id')) void navigate(ROUTES.home, { replace: true });
    }, SUCCESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, navigate, page]);
  return { isShown, close: () => setShown(false) };
}
