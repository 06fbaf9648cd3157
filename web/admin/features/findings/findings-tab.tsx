import { Button } from '@shopify/polaris';
import { FINDINGS } from '../../answers/address.ts';
import { useFindings } from '../../answers/api/findings.ts';
import { useQuestionResults } from '../../answers/api/question-results.ts';
import { NoAnswers } from '../../answers/no-answers.tsx';
import { type AboutSurvey, useAnalyticsView } from '../../answers/view.ts';
import { Found } from '../../ui/found.tsx';
import { Link } from '../../ui/link.tsx';
import { pluralize } from '../../lib/pluralize.ts';
import styles from './findings.module.css';
import { FindingsOfSurvey } from './findings-of-survey.tsx';
import { QuestionSummary } from './question-summary.tsx';
import type { QuestionResult } from './types/result-view.ts';
import { UnevenNote } from './uneven-note.tsx';

/** What is worth knowing, what differs, then the questions. All other figures are one press away. */
export function FindingsTab({ surveyId, query }: AboutSurvey) {
  const results = useQuestionResults(surveyId, query);
  return (
    <Found found={results} what="The answers" lines={24}>
      {({ responses, questions, isSorting }) => (
        <>
          {results.error && <OutOfDate onRetry={() => void results.refetch()} />}
          {isSorting && <Sorting />}
          {responses === 0 ? (
            <NoAnswers surveyId={surveyId} />
          ) : (
            <>
              <FindingsOfSurvey surveyId={surveyId} query={query} questions={questions} />
              <UnevenNote surveyId={surveyId} query={query} />
              <Questions {...{ surveyId, query, questions }} isBusy={results.isPlaceholderData} />
            </>
          )}
          <MoreFigures responses={responses} />
        </>
      )}
    </Found>
  );
}

interface QuestionsProps extends AboutSurvey {
  readonly questions: readonly QuestionResult[];
  readonly isBusy: boolean;
}

/** The first are shown with their answers, the others by name: each name opens the whole question. */
const SHOWN_FIRST = 4;

function Questions({ questions, ...rest }: QuestionsProps) {
  const { pathOf } = useAnalyticsView();
  const headline = useFindings(rest.surveyId, rest.query, false).data?.headline;
  const isLong = questions.length > SHOWN_FIRST + 1;
  // The headline of a long survey shows its own question, and leads to it.
  const listed =
    isLong && headline && headline.certainty !== 'open'
      ? questions.filter(({ meaningId }) => meaningId !== headline.meaningId)
      : questions;
  const shown = isLong ? listed.slice(0, SHOWN_FIRST) : listed;
  const further = listed.slice(shown.length);
  return (
    <>
      <div className={styles.cards}>
        {shown.map((question) => (
          <QuestionSummary key={question.meaningId} {...rest} question={question} />
        ))}
      </div>
      {further.length > 0 && (
        <section className={styles.card} aria-label="Further questions">
          <h2>Further questions</h2>
          <ul className={styles.names}>
            {further.map(({ meaningId, text, answered }) => (
              <li key={meaningId}>
                <Link to={pathOf({ ...FINDINGS, question: meaningId })}>
                  {text || 'Question without a text'}
                </Link>
                <span className={styles.count}>{`${answered.toLocaleString()} answered`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function MoreFigures({ responses }: { readonly responses: number }) {
  const { pathOf } = useAnalyticsView();
  return (
    <p className={styles.further}>
      <Link to={pathOf({ tab: 'more', figures: 'reach', question: null })}>More figures</Link>{' '}
      {responses > 0 && `How ${pluralize(responses, 'response')} came about, comparisons, orders, channels.`}
    </p>
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
      <Button variant="plain" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
