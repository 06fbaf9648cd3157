import type { SurveyStatus } from '#shared/delivery/manifest.ts';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import { STATUSES, type ListAddress } from './list-address.ts';
import styles from './survey-list.module.css';
import { STATUS_NAMES } from '../../lib/survey-status.ts';
import { useSearchText } from '../../lib/page/use-search-text.ts';

interface ListControlsProps {
  address: ListAddress;
  onChange: (change: Partial<ListAddress>) => void;
}

export function ListControls({ address, onChange }: ListControlsProps) {
  const { status, search } = address;
  const text = useSearchText(search, (wanted) => onChange({ search: wanted }));
  const toggle = (one: SurveyStatus): void => {
    onChange({ status: STATUSES.filter((each) => (each === one) !== status.includes(each)) });
  };
  return (
    <div className={styles.controls} role="search" aria-label="Surveys">
      <div className={styles.filter} role="group" aria-label="Status">
        <button type="button" aria-pressed={status.length === 0} onClick={() => onChange({ status: [] })}>
          All
        </button>
        {STATUSES.map((one) => (
          <button key={one} type="button" aria-pressed={status.includes(one)} onClick={() => toggle(one)}>
            {STATUS_NAMES[one]}
          </button>
        ))}
      </div>
      <input
        type="search"
        className={styles.search}
        aria-label="Search surveys by name"
        placeholder="Search by name"
        maxLength={SURVEY_LIMITS.nameLength}
        value={text.value}
        onChange={(event) => text.write(event.currentTarget.value)}
      />
    </div>
  );
}
