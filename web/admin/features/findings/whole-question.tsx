import { Button } from '@shopify/polaris';
import { useQuestionResults } from '../../answers/api/question-results.ts';
import { canAskForSource } from '#shared/channels/source-types.ts';
import { FINDINGS, type FiguresId } from '../../answers/address.ts';
import { FINDINGS_CALL, useFindings } from '../../answers/api/findings.ts';
import { useResultsChange } from '../../answers/api/results.ts';
import { type AboutQuestion, type AboutSurvey, useAnalyticsView } from '../../answers/view.ts';
import { outcomeText } from '../../lib/api/outcome-text.ts';
import { Link } from '../../ui/link.tsx';
import { Found } from '../../ui/found.tsx';
import styles from './findings.module.css';
import { QuestionCard } from './question-card.tsx';
import type { QuestionResult } from './types/result-view.ts';

/** Everything that the answers to one question say, with its table and its picture. */
export function WholeQuestion({ surveyId, query, meaningId }: AboutQuestion) {
  const found = useQuestionResults(surveyId, query);
  return (
    <Found found={found} what="The answers" lines={9}>
      {({ questions }) => {
        const at = questions.findIndex((each) => each.meaningId === meaningId);
        const question = questions[at];
        if (!question) return <p>This survey has no such question, or nobody has seen it in these days.</p>;
        return (
          <>
            <QuestionCard
              {...{ surveyId, query, question }}
              place={at + 1}
              isBusy={found.isPlaceholderData}
            />
            <Further {...{ surveyId, query, question }} />
          </>
        );
      }}
    </Found>
  );
}

interface FurtherProps extends AboutSurvey {
  readonly question: QuestionResult;
}

const WEIGHED: readonly QuestionResult['kind'][] = ['choice', 'rating', 'nps'];

/** What else the product knows of these answers, and whether the headline shall be about them. */
function Further({ surveyId, query, question }: FurtherProps) {
  const { pathOf } = useAnalyticsView();
  const { meaningId, type, kind, isCurrent, answered } = question;
  if (answered === 0 || !WEIGHED.includes(kind)) return null;
  const to = (figures: FiguresId) => pathOf({ ...FINDINGS, figures, question: meaningId });
  return (
    <div className={styles.sources}>
      <Link to={to('money')}>Orders by these answers</Link>
      <Link to={to('compare')}>Compare groups</Link>
      {canAskForSource({ type }) && <Link to={to('channels')}>What links say</Link>}
      {isCurrent && <Pin surveyId={surveyId} query={query} meaningId={meaningId} />}
    </div>
  );
}

function Pin({ surveyId, query, meaningId }: AboutQuestion) {
  const { data } = useFindings(surveyId, query, false);
  const { mutate, isPending, error } = useResultsChange(
    surveyId,
    'PUT /surveys/{surveyId}/analytics/findings/pin',
    FINDINGS_CALL,
  );
  if (!data) return null;
  const isPinned = data.pin === meaningId;
  return (
    <>
      <Button
        variant="plain"
        disabled={isPending}
        onClick={() => mutate({ meaningId: isPinned ? null : meaningId })}
      >
        {isPinned ? 'Headline: what stands out most' : 'Make this the headline'}
      </Button>
      {error && <p role="alert">{`${error.message} ${outcomeText(error, 'Nothing was changed')}.`}</p>}
    </>
  );
}
