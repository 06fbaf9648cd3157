import { Button } from '@shopify/polaris';
import { useNavigate } from 'react-router-dom';
import type { FeatureKey } from '#shared/plan/features.ts';
import {
  NO_PLAN_PROMPT,
  UPGRADE_BENEFITS,
  UPGRADE_BUTTON,
  UPGRADE_LATER_BUTTON,
  UPGRADE_PROMPTS,
} from '#shared/plan/upgrade.ts';
import { offerOf } from '../../lib/billing/plan-price.ts';
import { hasSubscription, useBillingCustomer } from '../../lib/billing/subscription.ts';
import { ROUTES } from '#shared/routes.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './upgrade.module.css';

interface UpgradeDialogProps {
  /** The feature that the plan lacks. */
  feature: FeatureKey;
  onClose: () => void;
}

export function UpgradeDialog({ feature, onClose }: UpgradeDialogProps) {
  const navigate = useNavigate();
  const customer = useBillingCustomer().data;
  const hasPlan = customer === undefined || hasSubscription(customer);
  const { title, description } = hasPlan ? UPGRADE_PROMPTS[feature] : NO_PLAN_PROMPT;
  const offer = customer && offerOf(customer);
  const upgrade = (): void => {
    onClose();
    void navigate(ROUTES.plans);
  };
  const footer = (
    <>
      <Button onClick={onClose}>{UPGRADE_LATER_BUTTON}</Button>
      <Button variant="primary" onClick={upgrade}>
        {hasPlan ? UPGRADE_BUTTON : NO_PLAN_PROMPT.button}
      </Button>
    </>
  );
  return (
    <Dialog title={title} subtitle={description} maxWidth={480} onClose={onClose} footer={footer}>
      {hasPlan && offer && <p className={styles.offer}>{offer}</p>}
      <ul className={styles.benefits}>
        {UPGRADE_BENEFITS.map((benefit) => (
          <li key={benefit.title}>
            <Tick />
            <span>
              <strong>{benefit.title}:</strong> {benefit.description}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Tick() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="var(--p-color-bg-fill-success-secondary)" />
      <path
        d="m6 10.3 2.7 2.7L14 7.6"
        fill="none"
        stroke="var(--p-color-text-success)"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
