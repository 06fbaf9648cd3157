import { useSearchParams } from 'react-router-dom';
import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { failedChange } from '../../../ui/toasts/failed-change.ts';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useMarkFinding } from '../api/findings.ts';
import { actionPath } from './action-path.ts';
import { CertaintyMark } from './certainty.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './findings.module.css';

type Finding = AnalyticsFindings['findings'][number];

const MOST_SHOWN = 3;

interface FindingListProps {
  readonly surveyId: string;
  readonly found: AnalyticsFindings;
  readonly isBusy: boolean;
}

/** What else stands out, in two short lists, or one line that nothing does. */
export function FindingList({ surveyId, found, isBusy }: FindingListProps) {
  const { findings } = found;
  const shown = findings.filter(({ isHidden }) => !isHidden);
  const hidden = findings.filter(({ isHidden }) => isHidden);
  const changes = shown.filter(({ kind }) => kind === 'change' || kind === 'mix');
  const others = shown.filter((finding) => !changes.includes(finding));
  return (
    <section className={styles.findings} aria-label="What stands out" aria-busy={isBusy}>
      {changes.length > 0 && <Rows title="What changed" surveyId={surveyId} findings={changes} />}
      {others.length > 0 && <Rows title="What else stands out" surveyId={surveyId} findings={others} />}
      <p className={styles.tested}>{lookedText(shown.length, found)}</p>
      {hidden.length > 0 && (
        <details className={styles.hidden}>
          <summary>{pluralize(hidden.length, 'hidden finding')}</summary>
          <Rows title="Hidden" surveyId={surveyId} findings={hidden} />
        </details>
      )}
    </section>
  );
}

function lookedText(shown: number, { hasGroups, looked, responses }: AnalyticsFindings): string {
  const groups = hasGroups ? '' : ' Groups of shoppers are not compared here.';
  if (looked === '')
    return `Nothing can be compared yet: ${pluralize(responses, 'response')} so far.${groups}`;
  return `Nothing ${shown === 0 ? 'else' : 'more'} stands out. ${looked}${groups}`;
}

interface RowsProps {
  readonly title: string;
  readonly surveyId: string;
  readonly findings: readonly Finding[];
}

function Rows({ title, surveyId, findings }: RowsProps) {
  const [first, rest] = [findings.slice(0, MOST_SHOWN), findings.slice(MOST_SHOWN)];
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {first.map((finding) => (
          <FindingRow key={finding.key} surveyId={surveyId} finding={finding} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className={styles.hidden}>
          <summary>{`${rest.length} more`}</summary>
          <ul className={styles.list}>
            {rest.map((finding) => (
              <FindingRow key={finding.key} surveyId={surveyId} finding={finding} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function FindingRow({ surveyId, finding }: { readonly surveyId: string; readonly finding: Finding }) {
  const { key, sentence, detail, advice, action, certainty, isKept, isHidden, isNew } = finding;
  const [parameters] = useSearchParams();
  const { show } = useToasts();
  const { mutate, isPending } = useMarkFinding(surveyId);
  const mark = (to: 'kept' | 'hidden', isOn: boolean): void =>
    mutate(
      { key, mark: isOn ? 'none' : to },
      {
        onError: (error) => show(failedChange('The finding was not changed', error)),
      },
    );
  return (
    <li>
      <div className={styles.rowText}>
        <p className={styles.sentence}>
          {isNew && <span className={styles.new}>New</span>} {sentence}
        </p>
        <p className={styles.rowDetail}>
          <CertaintyMark certainty={certainty} /> {detail} {advice}
        </p>
      </div>
      <div className={styles.rowActs}>
        <Link
          to={actionPath(surveyId, action, parameters)}
          className={styles.act}
          aria-label={`${action.label}: ${sentence}`}
        >
          {action.label}
        </Link>
        <button
          type="button"
          aria-pressed={isKept}
          disabled={isPending}
          aria-label={`Keep at the top: ${sentence}`}
          onClick={() => mark('kept', isKept)}
        >
          {isKept ? 'Kept' : 'Keep'}
        </button>
        <button
          type="button"
          disabled={isPending}
          aria-label={`${isHidden ? 'Show again' : 'Hide'}: ${sentence}`}
          onClick={() => mark('hidden', isHidden)}
        >
          {isHidden ? 'Show again' : 'Hide'}
        </button>
      </div>
    </li>
  );
}
