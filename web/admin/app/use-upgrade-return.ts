import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '#shared/limits.ts';
import { ROUTES } from '#shared/routes.ts';
import { useServices } from '../lib/services.tsx';
import { useBillingCustomer } from '../lib/store/subscription.ts';
import { forgetUpgrade, isUpgrading } from '../lib/upgrade-flag.ts';

/**
 * Whether a merchant who came back from the charge page is to be congratulated. The address alone proves nothing:
 * somebody must have gone there from here, and the server must know the plan.
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
    // The flag alone says whether it is still to come: in development effects run twice.
    const timer = setTimeout(() => {
      if (!isUpgrading()) return;
      forgetUpgrade();
      setShown(true);
      if (page.query().has('charge_id')) void navigate(ROUTES.home, { replace: true });
    }, LIMITS.upgradeSuccessDelayMs);
    return () => clearTimeout(timer);
  }, [isDue, navigate, page]);
  return { isShown, close: () => setShown(false) };
}
