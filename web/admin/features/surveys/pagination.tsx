import { Button } from '@shopify/polaris';
import { ChevronLeftIcon, ChevronRightIcon } from '@shopify/polaris-icons';
import type { SurveyPage } from './api/list-surveys.ts';
import styles from './survey-list.module.css';

interface PaginationProps {
  pagination: SurveyPage['pagination'];
  onPage: (page: number) => void;
}

export function Pagination({ pagination, onPage }: PaginationProps) {
  const { page, limit, totalSurveys, totalPages } = pagination;
  if (totalPages <= 1) return null;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, totalSurveys);
  return (
    <nav className={styles.pages} aria-label="Pages of surveys">
      <Button
        icon={ChevronLeftIcon}
        accessibilityLabel="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite">
        {first}–{last} of {totalSurveys.toLocaleString()}
      </span>
      <Button
        icon={ChevronRightIcon}
        accessibilityLabel="Next page"
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
