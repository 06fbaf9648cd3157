import { useSearchParams } from 'react-router-dom';
import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import { outcomeText } from '../../../lib/api/outcome-text.ts';
import { Select } from '../../../ui/select.tsx';
import { usePinHeadline } from '../api/findings.ts';
import type { QuestionResult } from '../types/result-view.ts';
import { actionPath } from './action-path.ts';
import { asOfText } from './as-of.ts';
import { CertaintyMark } from './certainty.tsx';
import styles from './findings.module.css';
import { HeadlineBars } from './headline-bars.tsx';
import { Link } from '../../../ui/link.tsx';

interface FindingHeadlineProps {
  readonly surveyId: string;
  readonly found: AnalyticsFindings;
  readonly questions: readonly QuestionResult[];
  readonly isBusy: boolean;
}

/** The one thing worth knowing, how sure that is, and what to do about it. */
export function FindingHeadline({ surveyId, found, questions, isBusy }: FindingHeadlineProps) {
  const { headline, pin } = found;
  const [parameters] = useSearchParams();
  const { sentence, certainty, detail, advice, action, meaningId, question } = headline;
  const shown = questions.find((each) => each.meaningId === meaningId);
  return (
    <section className={styles.headline} aria-label="Headline" aria-busy={isBusy}>
      <div className={styles.said}>
        {question !== null && <p className={styles.about}>{question}</p>}
        <h2>{sentence}</h2>
        <p className={styles.sure}>
          <CertaintyMark certainty={certainty} /> {detail}
          {found.asOf !== null && ` ${asOfText(found.asOf, found.timezone)}`}
        </p>
        <p className={styles.advice}>
          {advice}{' '}
          <Link to={actionPath(surveyId, action, parameters)} className={styles.act}>
            {action.label}
          </Link>
        </p>
        <PinPicker surveyId={surveyId} pin={pin} questions={questions} />
      </div>
      {shown && certainty !== 'open' && <HeadlineBars question={shown} />}
    </section>
  );
}

const CHOSEN = 'chosen-by-askwell';

interface PinPickerProps {
  readonly surveyId: string;
  readonly pin: string | null;
  readonly questions: readonly QuestionResult[];
}

function PinPicker({ surveyId, pin, questions }: PinPickerProps) {
  const { mutate, isPending, error } = usePinHeadline(surveyId);
  const told = questions.filter(
    ({ kind, isCurrent }) => isCurrent && ['choice', 'nps', 'rating'].includes(kind),
  );
  if (told.length < 2) return null;
  return (
    <div className={styles.pin}>
      <Select
        label="Headline about"
        labelInline
        options={[
          { value: CHOSEN, label: 'What stands out most' },
          ...told.map(({ meaningId, text }) => ({ value: meaningId, label: text })),
        ]}
        value={pin ?? CHOSEN}
        disabled={isPending}
        onChange={(value) => mutate(value === CHOSEN ? null : value)}
      />
      {error && <p role="alert">{`${error.message} ${outcomeText(error, 'Nothing was changed')}.`}</p>}
    </div>
  );
}
