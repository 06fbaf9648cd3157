import { Button } from '@shopify/polaris';
import type { SurveySummary } from '#shared/api/surveys.ts';
import type { BulkAction } from './api/change-many.ts';
import { BULK_ACTIONS, BULK_LABELS, changeable } from './bulk-labels.ts';
import styles from './survey-list.module.css';

interface BulkBarProps {
  selected: readonly SurveySummary[];
  isBusy: boolean;
  onAction: (action: BulkAction, surveys: readonly SurveySummary[]) => void;
}

/** What can be done with the selected surveys; each button says with how many, if not with all. */
export function BulkBar({ selected, isBusy, onAction }: BulkBarProps) {
  const actions = BULK_ACTIONS.map((action) => ({ action, surveys: changeable(action, selected) }));
  return (
    <div className={styles.bulk} role="group" aria-label="Selected surveys" aria-busy={isBusy}>
      <span role="status">{selected.length} selected</span>
      <span className={styles.bulkActions}>
        {actions
          .filter(({ surveys }) => surveys.length > 0)
          .map(({ action, surveys }) => (
            <Button
              key={action}
              size="slim"
              tone={action === 'delete' ? 'critical' : undefined}
              disabled={isBusy}
              onClick={() => onAction(action, surveys)}
            >
              {surveys.length === selected.length
                ? BULK_LABELS[action].label
                : `${BULK_LABELS[action].label} ${surveys.length}`}
            </Button>
          ))}
      </span>
    </div>
  );
}
