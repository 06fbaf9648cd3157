import { rate } from '#shared/analytics/intervals.ts';
import { FINDINGS } from '../../answers/address.ts';
import { type AboutSurvey, useAnalyticsView } from '../../answers/view.ts';
import { type ShareRow, ShareBars } from '../../ui/charts/share-bars.tsx';
import { Link } from '../../ui/link.tsx';
import { useAnswerThemes } from './api/answer-themes.ts';
import styles from './findings.module.css';
import { resultViewOf } from './types/registry.ts';
import type { QuestionResult } from './types/result-view.ts';

const MOST_ROWS = 5;
const MOST_THEMES = 3;

interface SummaryProps extends AboutSurvey {
  readonly question: QuestionResult;
  readonly isBusy: boolean;
}

/** What a question's answers say at a glance. Its title opens the whole question. */
export function QuestionSummary({ surveyId, query, question, isBusy }: SummaryProps) {
  const { pathOf } = useAnalyticsView();
  const { meaningId, text, answered, seen, isCurrent } = question;
  const title = text || 'Question without a text';
  const lead = answered > 0 ? leadOf(question) : null;
  return (
    <section className={styles.card} aria-label={title} aria-busy={isBusy}>
      <h2>
        <Link to={pathOf({ ...FINDINGS, question: meaningId })}>{title}</Link>
      </h2>
      <p className={styles.count}>
        {answered === 0
          ? seen === 0
            ? 'Nobody has seen this question.'
            : 'Nobody has answered this.'
          : `${answered.toLocaleString()} answered${isCurrent ? '' : ', no longer asked'}`}
      </p>
      {lead !== null && <p className={styles.lead}>{lead}</p>}
      {answered > 0 && question.kind === 'text' && question.themes.length === 0 ? (
        <Themes surveyId={surveyId} query={query} question={question} />
      ) : (
        answered > 0 && <Rows question={question} rows={rowsOf(question)} />
      )}
    </section>
  );
}

/** The view of a type takes the results of that type; which type it is, is known only at run time. */
interface AnyView {
  readonly lead: (question: QuestionResult) => string | null;
  readonly rows: (question: QuestionResult) => ShareRow[];
}
const anyViewOf = (question: QuestionResult): AnyView => resultViewOf(question);

const leadOf = (question: QuestionResult): string | null => anyViewOf(question).lead(question);
export const rowsOf = (question: QuestionResult): ShareRow[] => anyViewOf(question).rows(question);

function Rows({ question, rows }: { readonly question: QuestionResult; readonly rows: readonly ShareRow[] }) {
  if (rows.length === 0) return null;
  const left = rows.length - MOST_ROWS;
  return (
    <>
      <ShareBars
        caption={question.text}
        rows={left > 1 ? rows.slice(0, MOST_ROWS) : rows}
        hasLeader={question.kind === 'choice'}
      />
      {left > 1 && <p className={styles.count}>{`and ${left.toLocaleString()} more`}</p>}
    </>
  );
}

interface ThemesProps extends Omit<SummaryProps, 'isBusy' | 'question'> {
  readonly question: Extract<QuestionResult, { kind: 'text' }>;
}

/** What people wrote about most, each with one quote. */
function Themes({ surveyId, query, question }: ThemesProps) {
  const { data } = useAnswerThemes(surveyId, question.meaningId, query);
  if (!data) return null;
  const rows = data.themes.slice(0, MOST_THEMES).map(({ id, name, texts, quotes }) => ({
    key: id,
    label: name,
    rate: rate(texts, data.looked),
    quote: quotes[0]?.text,
  }));
  if (rows.length === 0) return <p className={styles.count}>What people wrote fits no theme.</p>;
  return <ShareBars caption={question.text} rows={rows} />;
}
