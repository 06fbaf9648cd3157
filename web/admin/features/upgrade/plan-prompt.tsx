import { UPGRADE_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { useBillingCustomer } from '../../lib/store/subscription.ts';
import { useUpgrade } from '../../lib/upgrade.tsx';
import { Notice } from '../../ui/notice.tsx';

const { title, description } = UPGRADE_PROMPTS.active_surveys;

/** Suggests an upgrade to stores on the free plan. */
export function PlanPrompt() {
  const plan = useBillingCustomer().data?.subscription?.plan;
  const { open } = useUpgrade();
  if (plan?.amount !== 0) return null;
  return (
    <Notice
      tone="plain"
      heading={title}
      action={{ label: UPGRADE_BUTTON, onAction: () => open('active_surveys') }}
    >
      {description}
    </Notice>
  );
}
