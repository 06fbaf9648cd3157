import { Icon } from '@shopify/polaris';
import { ArrowDownIcon, ArrowUpIcon } from '@shopify/polaris-icons';
import type { SurveySort } from '#shared/api/values.ts';
import { Select } from '../../ui/select.tsx';
import {
  ANSWERED_COLUMN,
  CHANGED_COLUMN,
  NAME_COLUMN,
  RESPONSES_COLUMN,
  SORT_LABELS,
  STATUS_COLUMN,
  type SortColumn,
} from './sort-labels.ts';
import styles from './survey-list.module.css';

interface ListHeadsProps {
  sort: SurveySort;
  onSort: (sort: SurveySort) => void;
}

/** Column headings that sort; each row labels its own figures for screen readers. */
export function ListHeads({ sort, onSort }: ListHeadsProps) {
  const head = (column: SortColumn) => <Head column={column} sort={sort} onSort={onSort} />;
  return (
    <div className={styles.heads} role="group" aria-label="Sort by">
      <span className={styles.nameHeads}>
        {head(NAME_COLUMN)}
        {head(STATUS_COLUMN)}
      </span>
      <span className={styles.numberHeads}>
        {head(RESPONSES_COLUMN)}
        <span className={styles.plainHead}>Response rate</span>
        <span className={styles.answered}>{head(ANSWERED_COLUMN)}</span>
        <span className={styles.changed}>{head(CHANGED_COLUMN)}</span>
      </span>
    </div>
  );
}

interface HeadProps extends ListHeadsProps {
  column: SortColumn;
}

function Head({ column: { heading, sorts }, sort, onSort }: HeadProps) {
  const [first, second] = sorts;
  const isActive = sorts.includes(sort);
  const next = sort === first ? second : first;
  return (
    <button
      type="button"
      className={styles.head}
      aria-pressed={isActive}
      aria-label={isActive ? `${heading}: ${SORT_LABELS[sort]}` : `Sort by ${heading.toLowerCase()}`}
      onClick={() => onSort(next)}
    >
      {heading}
      <span className={styles.arrow} data-active={isActive}>
        <Icon source={sort.startsWith('-') === isActive ? ArrowDownIcon : ArrowUpIcon} />
      </span>
    </button>
  );
}

/** Where the list is too narrow for columns. */
export function SortSelect({ sort, onSort }: ListHeadsProps) {
  const options = (Object.keys(SORT_LABELS) as SurveySort[]).map((value) => ({
    value,
    label: SORT_LABELS[value],
  }));
  return (
    <div className={styles.sortSelect}>
      <Select
        label="Sort"
        labelHidden
        options={options}
        value={sort}
        onChange={(value) => onSort(value as SurveySort)}
      />
    </div>
  );
}
