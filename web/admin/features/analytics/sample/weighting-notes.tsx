import { Button } from '@shopify/polaris';
import type { ReactNode } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { Card } from '../overview/card.tsx';
import { useAnalyticsView } from '../view.ts';
import { weightingSentences } from './sample-words.ts';
import styles from './sample.module.css';
import { useWeighted } from './use-sample.ts';

interface OnProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}

/** Says that weighting is on and what it does, with the way to switch it off. */
export function WeightingIsOn({ surveyId, query }: OnProps) {
  const { changeQuery } = useAnalyticsView();
  const { data } = useWeighted(surveyId, query);
  if (query.weighting === 'none') return null;
  return (
    <Card
      title="Weighting by your orders is on"
      subtitle="Weighted figures stand below the raw ones of each choice, rating and net promoter score. Nothing else changes."
      action={<Button onClick={() => changeQuery({ weighting: 'none' })}>Show raw figures only</Button>}
    >
      {data && (
        <ul className={styles.notes}>
          {data.weighting.answers === 0 ? (
            <li>No answer of these days belongs to a known order, so no figure can be weighted.</li>
          ) : (
            weightingSentences(data.weighting, data.currency).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))
          )}
        </ul>
      )}
    </Card>
  );
}

/** Marks figures that weighting does not change. */
export function Unweighted({ query, children }: { query: AnalyticsQuery; children: ReactNode }) {
  if (query.weighting === 'none') return children;
  return (
    <div className={styles.unweighted}>
      <p>Not weighted</p>
      {children}
    </div>
  );
}
