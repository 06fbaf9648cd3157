import { useNavigate } from 'react-router-dom';
import { UPGRADE_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { ROUTES } from '#shared/routes.ts';
import { offerOf } from '../../lib/billing/plan-price.ts';
import { isOnFreePlan, useBillingCustomer } from '../../lib/billing/subscription.ts';
import { Notice } from '../../ui/notice.tsx';

const { title, description } = UPGRADE_PROMPTS.active_surveys;

/** Suggests an upgrade to stores on the free plan, with the price. The next click starts the trial. */
export function PlanPrompt() {
  const customer = useBillingCustomer().data;
  const navigate = useNavigate();
  if (!isOnFreePlan(customer)) return null;
  const offer = offerOf(customer);
  return (
    <Notice
      tone="plain"
      heading={title}
      action={{ label: UPGRADE_BUTTON, onAction: () => void navigate(ROUTES.plans) }}
    >
      {offer === null ? description : `${description} ${offer}.`}
    </Notice>
  );
}
