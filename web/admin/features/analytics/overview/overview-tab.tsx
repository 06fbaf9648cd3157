import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { useOverview } from '../api/overview.ts';
import { useQuestionResults } from '../api/question-results.ts';
import { AnswersOverTime } from './answers-over-time.tsx';
import { FaultCard } from './fault-card.tsx';
import { FiguresCard } from './figures-card.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { HeadlineCard } from './headline-card.tsx';
import { headlineOf } from './headline.ts';
import { NoAnswers } from './no-answers.tsx';
import styles from './overview.module.css';
import { QuestionCard } from './question-card.tsx';

interface OverviewTabProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}

/** First the one number that the survey was made for, then how it did, then the questions, then where people leave. */
export function OverviewTab({ surveyId, query }: OverviewTabProps) {
  const overview = useOverview(surveyId, query);
  const results = useQuestionResults(surveyId, query);
  if (results.error && !results.data) {
    return (
      <FaultCard
        what="The answers"
        error={results.error}
        isBusy={results.isFetching}
        onRetry={() => void results.refetch()}
      />
    );
  }
  if (!results.data) return <Waiting />;
  const { responses, questions, isSorting } = results.data;
  const headline = headlineOf(results.data);
  const isBusy = results.isPlaceholderData;
  return (
    <>
      {results.error && <OutOfDate onRetry={() => void results.refetch()} />}
      {isSorting && <Sorting />}
      {responses === 0 ? (
        <NoAnswers surveyId={surveyId} />
      ) : (
        <HeadlineCard surveyId={surveyId} query={query} headline={headline} isBusy={isBusy} />
      )}
      <FiguresCard overview={overview} />
      {responses > 0 && (
        <>
          <AnswersOverTime overview={overview.data} isBusy={overview.isPlaceholderData} />
          {questions.map((question, index) => (
            <QuestionCard
              key={question.meaningId}
              surveyId={surveyId}
              query={query}
              question={question}
              hasTrend={question.meaningId !== headline.meaningId}
              place={index + 1}
              isBusy={isBusy}
            />
          ))}
          <FunnelCard surveyId={surveyId} query={query} />
        </>
      )}
    </>
  );
}

function Waiting() {
  return (
    <>
      <CardSkeleton lines={9} />
      <CardSkeleton lines={6} />
      <CardSkeleton lines={9} />
    </>
  );
}

/** After words beside Other became an option, or the other way round, on a survey with many answers. */
function Sorting() {
  return (
    <p className={styles.outOfDate} role="status">
      Still sorting earlier answers. The counts of options and Other change until this is done.
    </p>
  );
}

/** What is shown stays; that it no longer follows has to be said. */
function OutOfDate({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.outOfDate} role="status">
      New answers can’t be loaded right now. You see those up to a moment ago.{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
