import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { useOverview } from '../api/overview.ts';
import { useQuestionResults } from '../api/question-results.ts';
import { questionAnchor } from '../findings/action-path.ts';
import findingStyles from '../findings/findings.module.css';
import { FindingsOfSurvey } from '../findings/findings-of-survey.tsx';
import { QuestionIndex } from '../findings/question-index.tsx';
import { useShownQuestion } from '../findings/show-question.ts';
import { UnevenNote } from '../sample/uneven-note.tsx';
import { AnswersOverTime } from './answers-over-time.tsx';
import { FaultCard } from './fault-card.tsx';
import { FiguresCard } from './figures-card.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { NoAnswers } from './no-answers.tsx';
import styles from './overview.module.css';
import type { QuestionResult } from '../types/result-view.ts';
import { QuestionCard } from './question-card.tsx';

interface OverviewTabProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}

/** What is worth knowing, then the questions with their index, then how many answered, when and how far. */
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
  const hasOverview = overview.data !== undefined || overview.error === null;
  return (
    <>
      {results.error && <OutOfDate onRetry={() => void results.refetch()} />}
      {isSorting && <Sorting />}
      {responses === 0 ? (
        <NoAnswers surveyId={surveyId} />
      ) : (
        <>
          <FindingsOfSurvey surveyId={surveyId} query={query} questions={questions} />
          <UnevenNote surveyId={surveyId} query={query} />
          <Questions
            surveyId={surveyId}
            query={query}
            questions={questions}
            isBusy={results.isPlaceholderData}
          />
        </>
      )}
      <FiguresCard overview={overview} />
      {responses > 0 && (
        <div className={findingStyles.side}>
          {hasOverview && <AnswersOverTime overview={overview.data} isBusy={overview.isPlaceholderData} />}
          <FunnelCard surveyId={surveyId} query={query} />
        </div>
      )}
    </>
  );
}

interface QuestionsProps extends OverviewTabProps {
  readonly questions: readonly QuestionResult[];
  readonly isBusy: boolean;
}

function Questions({ surveyId, query, questions, isBusy }: QuestionsProps) {
  useShownQuestion();
  return (
    <div className={findingStyles.questions}>
      <QuestionIndex questions={questions} />
      <div className={findingStyles.cards}>
        {questions.map((question, index) => (
          <div
            key={question.meaningId}
            id={questionAnchor(question.meaningId)}
            className={findingStyles.anchor}
            tabIndex={-1}
          >
            <QuestionCard
              surveyId={surveyId}
              query={query}
              question={question}
              place={index + 1}
              isBusy={isBusy}
            />
          </div>
        ))}
      </div>
    </div>
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
      New answers can’t be loaded right now. You see those from before.{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
