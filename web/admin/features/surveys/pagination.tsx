import { Button } from '@shopify/polaris';
import { ChevronLeftIcon, ChevronRightIcon } from '@shopify/polaris-icons';
import type { SurveyPage } from './api/list-surveys.ts';
import styles from './survey-list.module.css';

interface PaginationProps {
  pagination: SurveyPage['pagination'];
  /** The requested page, which may still be loading: pressing twice advances by two. */
  wanted: number;
  onPage: (page: number) => void;
}

export function Pagination({ pagination, wanted, onPage }: PaginationProps) {
  const { page, limit, totalSurveys, totalPages } = pagination;
  if (totalPages <= 1) return null;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, totalSurveys);
  return (
    <nav className={styles.pages} aria-label="Pages of surveys">
      <Button
        icon={ChevronLeftIcon}
        accessibilityLabel="Previous page"
        disabled={wanted <= 1}
        onClick={() => onPage(wanted - 1)}
      />
      <span aria-live="polite">
        {first}–{last} of {totalSurveys.toLocaleString()}
      </span>
      <Button
        icon={ChevronRightIcon}
        accessibilityLabel="Next page"
        disabled={wanted >= totalPages}
        onClick={() => onPage(wanted + 1)}
      />
    </nav>
  );
}
