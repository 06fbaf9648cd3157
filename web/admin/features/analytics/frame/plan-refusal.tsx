import { Button } from '@shopify/polaris';
import type { ReactNode } from 'react';
import type { FeatureKey } from '#shared/plan/features.ts';
import { UPGRADE_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { useUpgrade } from '../../../lib/upgrade.tsx';
import styles from './frame.module.css';

interface PlanRefusalProps {
  readonly feature: FeatureKey;
  /** An alternative to upgrading. */
  readonly children?: ReactNode;
}

/** Takes the place of a feature that the plan lacks. */
export function PlanRefusal({ feature, children }: PlanRefusalProps) {
  const { open } = useUpgrade();
  const { title, description } = UPGRADE_PROMPTS[feature];
  return (
    <div className={styles.message}>
      <h2>{title}</h2>
      <p>{description}</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={() => open(feature)}>
          {UPGRADE_BUTTON}
        </Button>
        {children}
      </div>
    </div>
  );
}
