import type { ReactNode } from 'react';
import type { AnalyticsOverview } from '#shared/api/analytics.ts';
import { Explanation } from '../../answers/card.tsx';
import { comparedDays, figuresOf, type ShownFigure } from '../../answers/figures.ts';
import styles from '../../answers/overview.module.css';

interface FiguresCardProps {
  readonly overview: AnalyticsOverview;
  readonly isBusy: boolean;
}

/** Six figures about the survey, each with the previous period and an explanation. */
export function FiguresCard({ overview, isBusy }: FiguresCardProps) {
  return (
    <section className={styles.figures} aria-label="Figures" aria-busy={isBusy}>
      <dl>
        {figuresOf(overview).map((figure) => (
          <Figure key={figure.name} {...figure} />
        ))}
      </dl>
      <p className={styles.foot}>{comparedDays(overview)}</p>
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
