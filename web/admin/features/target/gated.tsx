import { Button } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { UPGRADE_FALLBACK_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { useUpgrade } from '../../lib/upgrade.tsx';
import styles from './target.module.css';

/** Names a feature that the plan lacks and opens the upgrade dialog. */
export function Gated({ isGated, children }: { isGated: boolean; children: ReactNode }) {
  const { open } = useUpgrade();
  if (!isGated) return children;
  return (
    <div className={styles.gated}>
      <p>{UPGRADE_PROMPTS.advanced_survey_targeting.description}</p>
      <Button onClick={() => open('advanced_survey_targeting')}>{UPGRADE_FALLBACK_BUTTON}</Button>
    </div>
  );
}
