import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnalyticsOverview } from '#shared/api/analytics.ts';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { Explanation } from './card.tsx';
import { FaultCard } from './fault-card.tsx';
import { daysText } from './format-figure.ts';
import { figuresOf, type ShownFigure } from './figures.ts';
import styles from './overview.module.css';

type Overview = Pick<
  UseQueryResult<AnalyticsOverview>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>;

/** Six figures about the survey, each with the previous period and an explanation. */
export function FiguresCard({ overview }: { readonly overview: Overview }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = overview;
  if (error && !data) {
    return <FaultCard what="The figures" error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeleton lines={6} />;
  return (
    <section className={styles.figures} aria-label="Figures" aria-busy={isPlaceholderData}>
      <dl>
        {figuresOf(data).map((figure) => (
          <Figure key={figure.name} {...figure} />
        ))}
      </dl>
      <p className={styles.foot}>
        {data.before
          ? `${daysText(data.range)}, compared with the same number of days before (${daysText(data.before)})`
          : 'Everything so far'}
      </p>
    </section>
  );
}

function Figure({ name, value, before, explanation }: ShownFigure): ReactNode {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd className={value === null ? styles.missing : styles.value}>
        {value ?? 'Not available for this filter'}
      </dd>
      <dd className={styles.before}>{before ?? ' '}</dd>
      <dd>
        <Explanation>{explanation}</Explanation>
      </dd>
    </div>
  );
}
