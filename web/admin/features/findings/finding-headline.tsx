import { Button } from '@shopify/polaris';
import { useSearchParams } from 'react-router-dom';
import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import { CERTAINTY_WORDS, INTERVAL_MEANING } from '#shared/words/certainty-words.ts';
import { actionPath } from '../../answers/action-path.ts';
import { FINDINGS } from '../../answers/address.ts';
import { CertaintyMark } from '../../answers/certainty.tsx';
import { useAnalyticsView } from '../../answers/view.ts';
import { dateAndTime } from '../../lib/format-moment.ts';
import { ShareBars } from '../../ui/charts/share-bars.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './findings.module.css';
import { rowsOf } from './question-summary.tsx';
import type { QuestionResult } from './types/result-view.ts';

interface FindingHeadlineProps {
  readonly surveyId: string;
  readonly found: AnalyticsFindings;
  readonly questions: readonly QuestionResult[];
  readonly isBusy: boolean;
}

const MOST_ROWS = 6;

/** The one thing worth knowing, how sure that is, and what to do about it. */
export function FindingHeadline({ surveyId, found, questions, isBusy }: FindingHeadlineProps) {
  const { headline } = found;
  const { pathOf } = useAnalyticsView();
  const [parameters] = useSearchParams();
  const { sentence, certainty, detail, advice, action, meaningId, question } = headline;
  const about = questions.find((each) => each.meaningId === meaningId);
  const shown = certainty === 'open' ? undefined : about;
  const rows = shown ? rowsOf(shown).slice(0, MOST_ROWS) : [];
  return (
    <section className={styles.headline} aria-label="Headline" aria-busy={isBusy}>
      <div className={styles.said}>
        {question !== null && (
          <p className={styles.about}>
            {about ? (
              <Link to={pathOf({ ...FINDINGS, question: about.meaningId })}>{question}</Link>
            ) : (
              question
            )}
          </p>
        )}
        <h2>{sentence}</h2>
        <p className={styles.sure}>
          <CertaintyMark certainty={certainty} /> {detail}
          {found.asOf !== null &&
            ` As of ${dateAndTime(found.asOf, found.timezone)}; brought up to date within a minute.`}
          <Meaning found={found} hasBars={rows.length > 0} />
        </p>
        <p className={styles.advice}>{advice}</p>
        <div className={styles.go}>
          <Button url={actionPath(surveyId, action, parameters)}>{action.label}</Button>
        </div>
      </div>
      {shown && rows.length > 0 && (
        <ShareBars caption={shown.text} rows={rows} hasLeader={shown.kind === 'choice'} hasAxis />
      )}
    </section>
  );
}

interface MeaningProps {
  readonly found: AnalyticsFindings;
  readonly hasBars: boolean;
}

/** What the words and the bars mean, and what was looked at: said once, for the whole page. */
function Meaning({ found: { looked, hasGroups, tested }, hasBars }: MeaningProps) {
  const { clear, hint } = CERTAINTY_WORDS;
  return (
    <details className={styles.meaning}>
      <summary aria-label="What this means">
        <span aria-hidden="true">?</span>
      </summary>
      <div>
        {hasBars && (
          <p>
            The dark line of a bar marks what people said, the tints where the true share most likely lies.{' '}
            {INTERVAL_MEANING}
          </p>
        )}
        <p>{`${clear.name}: ${clear.meaning}`}</p>
        <p>{`${hint.name}: ${hint.meaning}`}</p>
        {looked !== '' && <p>{`${looked} ${tested.toLocaleString()} comparisons in all.`}</p>}
        {!hasGroups && <p>Groups of shoppers are not compared here.</p>}
      </div>
    </details>
  );
}
