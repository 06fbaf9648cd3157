import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnalyticsOverview } from '#shared/api/analytics.ts';
import { CardSkeleton } from '../../ui/card-skeleton.tsx';
import { Explanation } from '../../answers/card.tsx';
import { FaultCard } from '../../ui/fault-card.tsx';
import { comparedDays, figuresOf, type ShownFigure } from '../../answers/figures.ts';
import styles from '../../answers/overview.module.css';

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
      <p className={styles.foot}>{comparedDays(data)}</p>
    </section>
  );
}

function Figure({ name, value, earlier, explanation, method }: ShownFigure): ReactNode {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd className={value === null ? styles.missing : styles.value}>
        {value ?? 'Not available for this filter'}
      </dd>
      {earlier.map((text) => (
        <dd key={text} className={styles.before}>
          {text}
        </dd>
      ))}
      <dd>
        <Explanation method={method}>{explanation}</Explanation>
      </dd>
    </div>
  );
}
