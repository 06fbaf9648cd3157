import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { useOverview } from '../api/overview.ts';
import { useQuestionResults } from '../api/question-results.ts';
import { Unweighted, WeightingIsOn } from '../sample/weighting-notes.tsx';
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

/** The main figure, then the six figures, the questions and the funnel. */
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
      <WeightingIsOn surveyId={surveyId} query={query} />
      {responses === 0 ? (
        <NoAnswers surveyId={surveyId} />
      ) : (
        <Unweighted query={query}>
          <HeadlineCard surveyId={surveyId} query={query} headline={headline} isBusy={isBusy} />
        </Unweighted>
      )}
      <Unweighted query={query}>
        <FiguresCard overview={overview} />
      </Unweighted>
      {responses > 0 && (
        <>
          <Unweighted query={query}>
            <AnswersOverTime overview={overview.data} isBusy={overview.isPlaceholderData} />
          </Unweighted>
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
          <Unweighted query={query}>
            <FunnelCard surveyId={surveyId} query={query} />
          </Unweighted>
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

/** Shown while a promotion of an Other text is being applied to a large survey. */
function Sorting() {
  return (
    <p className={styles.outOfDate} role="status">
      Still sorting earlier answers. The counts of options and Other change until this is done.
    </p>
  );
}

/** The old figures stay visible; this says that they are no longer updated. */
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
