import { Button } from '@shopify/polaris';
import { useId, type ReactNode } from 'react';
import { UPGRADE_FALLBACK_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { focusAfter } from '../../lib/page/focus-after.ts';
import { useUpgrade } from '../../lib/billing/upgrade.tsx';
import styles from './target.module.css';

interface GatedProps {
  readonly isGated: boolean;
  /** The filter in words; null if none is set. */
  readonly filter: string | null;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

const FROM_EARLIER =
  'This was set with an earlier plan, and your plan does not include it. Remove it before you publish or resume this survey.';

/**
 * Names a feature that the plan lacks and opens the upgrade dialog. A filter from an earlier plan keeps the survey
 * from going live, so it is shown and can be removed.
 */
export function Gated({ isGated, filter, onRemove, children }: GatedProps) {
  const { open } = useUpgrade();
  const upgradeId = useId();
  if (!isGated) return children;
  return (
    <>
      {filter !== null && (
        <div className={styles.gated}>
          <p>{`${filter}. ${FROM_EARLIER}`}</p>
          <Button
            accessibilityLabel={`Remove this filter: ${filter}`}
            onClick={() => focusAfter(onRemove, upgradeId)}
          >
            Remove this filter
          </Button>
        </div>
      )}
      <div className={styles.gated}>
        <p>{UPGRADE_PROMPTS.advanced_survey_targeting.description}</p>
        <Button id={upgradeId} onClick={() => open('advanced_survey_targeting')}>
          {UPGRADE_FALLBACK_BUTTON}
        </Button>
      </div>
    </>
  );
}
