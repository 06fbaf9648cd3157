import { Button } from '@shopify/polaris';
import { UPGRADE_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { useUpgrade } from '../../../lib/upgrade.tsx';
import { useAnalyticsView } from '../view.ts';
import styles from './frame.module.css';

const { title, description } = UPGRADE_PROMPTS.advanced_analytics;

/** An address with filters may come from somebody with another plan: what it shows isn't shown without them. */
export function RefusedFilters() {
  const { clearFilters } = useAnalyticsView();
  const { open } = useUpgrade();
  return (
    <div className={styles.message}>
      <h2>{title}</h2>
      <p>{description}</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={() => open('advanced_analytics')}>
          {UPGRADE_BUTTON}
        </Button>
        <Button onClick={clearFilters}>Show everybody’s answers</Button>
      </div>
    </div>
  );
}
