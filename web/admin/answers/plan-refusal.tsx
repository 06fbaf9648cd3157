import { Button } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import type { FeatureKey } from '#shared/plan/features.ts';
import { UPGRADE_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { offerOf } from '../lib/billing/plan-price.ts';
import { useBillingCustomer } from '../lib/billing/subscription.ts';
import { useUpgrade } from '../lib/billing/upgrade.tsx';
import { useOverview } from './api/live-results.ts';
import { figuresOf } from './figures.ts';
import { useAnalyticsView } from './view.ts';
import styles from './plan-refusal.module.css';

interface PlanRefusalProps {
  readonly feature: FeatureKey;
  /** An alternative to upgrading. */
  readonly children?: ReactNode;
}

/** Takes the place of a feature that the plan lacks, before the merchant's own figures behind a veil. */
export function PlanRefusal({ feature, children }: PlanRefusalProps) {
  const { open } = useUpgrade();
  const customer = useBillingCustomer().data;
  const { title, description } = UPGRADE_PROMPTS[feature];
  const offer = customer && offerOf(customer);
  return (
    <div className={styles.locked}>
      <VeiledFigures />
      <div className={styles.message}>
        <h2>{title}</h2>
        <p>{description}</p>
        {offer && <p className={styles.offer}>{offer}</p>}
        <div className={styles.ways}>
          <Button variant="primary" onClick={() => open(feature)}>
            {UPGRADE_BUTTON}
          </Button>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The survey's figures that every plan has, blurred. For sighted users only: the first tab says them in full. */
function VeiledFigures() {
  const { surveyId } = useAnalyticsView();
  const { data } = useOverview(surveyId, DEFAULT_QUERY);
  const shown = data ? figuresOf(data).filter(({ value }) => value !== null) : [];
  return (
    <div className={styles.veiled} aria-hidden="true">
      {shown.map(({ name, value }) => (
        <div key={name}>
          <span>{name}</span>
          <strong>{value}</strong>
        </div>
      ))}
    </div>
  );
}
