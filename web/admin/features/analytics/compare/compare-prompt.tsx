import { Button } from '@shopify/polaris';
import { UPGRADE_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { useUpgrade } from '../../../lib/upgrade.tsx';
import styles from '../frame/frame.module.css';

const { title, description } = UPGRADE_PROMPTS.advanced_analytics;

export function ComparePrompt() {
  const { open } = useUpgrade();
  return (
    <div className={styles.message}>
      <h2>{title}</h2>
      <p>{description}</p>
      <Button variant="primary" onClick={() => open('advanced_analytics')}>
        {UPGRADE_BUTTON}
      </Button>
    </div>
  );
}
