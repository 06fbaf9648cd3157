import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { Card } from './card.tsx';
import type { HeadlineTexts } from './headline.ts';
import styles from './overview.module.css';
import { QuestionTrend } from './question-trend.tsx';

interface HeadlineCardProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly headline: HeadlineTexts;
  readonly isBusy: boolean;
}

/** The survey's main figure with its uncertainty and trend. */
export function HeadlineCard({ surveyId, query, headline, isBusy }: HeadlineCardProps) {
  const { question, meaningId, name, value, uncertainty, isTooFew } = headline;
  return (
    <Card title={question ?? name} isBusy={isBusy}>
      <div className={styles.headline}>
        {question !== null && <p className={styles.headlineName}>{name}</p>}
        <p className={styles.headlineValue} data-words={isTooFew || value.length > 12}>
          {value}
        </p>
        <p className={styles.uncertainty}>{uncertainty}</p>
      </div>
      {meaningId !== null && <QuestionTrend surveyId={surveyId} query={query} meaningId={meaningId} />}
    </Card>
  );
}
