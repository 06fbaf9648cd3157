import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { Card } from './card.tsx';
import type { HeadlineWords } from './headline.ts';
import styles from './overview.module.css';
import { QuestionTrend } from './question-trend.tsx';

interface HeadlineCardProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly headline: HeadlineWords;
  readonly isBusy: boolean;
}

/** The one number that the survey was made for, how sure it is, and where it is going. */
export function HeadlineCard({ surveyId, query, headline, isBusy }: HeadlineCardProps) {
  const { question, meaningId, name, value, sureness, isTooFew } = headline;
  return (
    <Card title={question ?? name} isBusy={isBusy}>
      <div className={styles.headline}>
        {question !== null && <p className={styles.headlineName}>{name}</p>}
        <p className={styles.headlineValue} data-words={isTooFew || value.length > 12}>
          {value}
        </p>
        <p className={styles.sureness}>{sureness}</p>
      </div>
      {meaningId !== null && <QuestionTrend surveyId={surveyId} query={query} meaningId={meaningId} />}
    </Card>
  );
}
