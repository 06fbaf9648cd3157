import { Button } from '@shopify/polaris';
import { useState } from 'react';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { useStoreDetails } from '../../lib/store/store-details.ts';
import { useUpgrade } from '../../lib/billing/upgrade.tsx';
import { useLoaded } from '../../lib/page/use-loaded.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useAnalyticsView } from '../view.ts';
import { activeFilters } from '#shared/analytics/filter-labels.ts';
import styles from './filters.module.css';
import { RangePicker } from './range-picker.tsx';

const loadDialog = async () => ({ Dialog: (await import('./filter-dialog.tsx')).FilterDialog });

/** The page's filters. Every plan has the days; the other filters depend on the plan. */
export function FilterBar() {
  const view = useAnalyticsView();
  const { query, changeQuery, clearFilters, choices, mayFilter } = view;
  const currency = useStoreDetails().data?.metadata.currency ?? 'USD';
  const [isOpen, setOpen] = useState(false);
  const { open } = useUpgrade();
  const { show } = useToasts();
  const giveUp = (): void => {
    setOpen(false);
    show({
      variant: 'destructive',
      title: 'Filters could not be loaded',
      description: 'Check your connection and try again.',
    });
  };
  const Loaded = useLoaded(loadDialog, isOpen, giveUp);
  const active = activeFilters(query, choices, currency);
  return (
    <div className={styles.bar} role="group" aria-label="Filters">
      <RangePicker range={query.range} onChange={(range) => changeQuery({ range })} />
      <Button
        onClick={() => (mayFilter ? setOpen(true) : open('advanced_analytics'))}
        accessibilityLabel={
          mayFilter ? 'Filter' : `Filter. ${UPGRADE_PROMPTS.advanced_analytics.description}`
        }
        icon={mayFilter ? undefined : <Lock />}
        loading={isOpen && !Loaded}
      >
        Filter
      </Button>
      {active.map(({ id, label, without }) => (
        <span key={id} className={styles.chip}>
          <span>{label}</span>
          <button type="button" aria-label={`Remove filter: ${label}`} onClick={() => changeQuery(without)}>
            <Cross />
          </button>
        </span>
      ))}
      {active.length > 1 && (
        <Button variant="plain" onClick={clearFilters}>
          Clear filters
        </Button>
      )}
      {isOpen && Loaded && <Loaded.Dialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function Cross() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="m4.5 4.5 7 7m0-7-7 7" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

function Lock() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d="M5 7V5a3 3 0 0 1 6 0v2h.5A1.5 1.5 0 0 1 13 8.5v4A1.5 1.5 0 0 1 11.5 14h-7A1.5 1.5 0 0 1 3 12.5v-4A1.5 1.5 0 0 1 4.5 7H5Zm1.5 0h3V5a1.5 1.5 0 0 0-3 0v2Z" />
    </svg>
  );
}
