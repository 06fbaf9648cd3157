import { useState } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import styles from '../../answers/overview.module.css';
import { QuestionTrend } from './question-trend.tsx';

interface OverTimeProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly meaningId: string;
}

/** A score over time, drawn once it is asked for. */
export function OverTime(props: OverTimeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.trend}>
      <div>
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the line over time' : 'Over time'}
        </button>
      </div>
      {isOpen && <QuestionTrend {...props} />}
    </div>
  );
}
