import { Button } from '@shopify/polaris';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import { actionPath } from '../../answers/action-path.ts';
import { FINDINGS_CALL } from '../../answers/api/findings.ts';
import { useResultsChange } from '../../answers/api/results.ts';
import { CertaintyMark } from '../../answers/certainty.tsx';
import { pluralize } from '../../lib/pluralize.ts';
import { Link } from '../../ui/link.tsx';
import { failedChange } from '../../ui/toasts/failed-change.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import styles from './findings.module.css';

type Finding = AnalyticsFindings['findings'][number];

const MOST_SHOWN = 3;

interface FindingListProps {
  readonly surveyId: string;
  readonly found: AnalyticsFindings;
  readonly isBusy: boolean;
}

/** What changed and what differs, changes first, or one line that nothing does. */
export function FindingList({ surveyId, found, isBusy }: FindingListProps) {
  const [isSorting, setSorting] = useState(false);
  const list = useId();
  const isChange = ({ kind }: Finding) => kind === 'change' || kind === 'mix';
  const told = found.findings.filter(({ isHidden }) => !isHidden);
  const ordered = [...told.filter(isChange), ...told.filter((each) => !isChange(each))];
  const shown = isSorting ? ordered : ordered.slice(0, MOST_SHOWN);
  const hidden = isSorting ? found.findings.filter(({ isHidden }) => isHidden) : [];
  return (
    <section className={styles.findings} aria-label="What stands out" aria-busy={isBusy}>
      <h2>{told.length > 0 ? 'What differs' : nothingText(found)}</h2>
      {shown.length + hidden.length > 0 && (
        <ul id={list} className={styles.list}>
          {[...shown, ...hidden].map((finding) => (
            <FindingRow key={finding.key} {...{ surveyId, finding, isSorting }} />
          ))}
        </ul>
      )}
      {found.findings.length > 1 && (
        <div className={styles.sort}>
          <Button
            variant="plain"
            ariaExpanded={isSorting}
            ariaControls={list}
            onClick={() => setSorting(!isSorting)}
          >
            {isSorting ? 'Done' : sortText(ordered.length - shown.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

const sortText = (left: number): string => (left > 0 ? `${left} more, keep or hide` : 'Keep or hide');

function nothingText({ looked, responses }: AnalyticsFindings): string {
  return looked === ''
    ? `Nothing can be compared yet: ${pluralize(responses, 'response')} so far.`
    : 'Nothing else stands out.';
}

interface RowProps {
  readonly surveyId: string;
  readonly finding: Finding;
  /** Whether the finding can be kept or hidden. */
  readonly isSorting: boolean;
}

function FindingRow({ surveyId, finding, isSorting }: RowProps) {
  const { sentence, detail, action, certainty, isNew, isHidden } = finding;
  const [parameters] = useSearchParams();
  return (
    <li data-hidden={isHidden}>
      <Link to={actionPath(surveyId, action, parameters)} className={styles.row} title={action.label}>
        <span className={styles.sentence}>
          {isNew && <span className={styles.new}>New</span>} {sentence}
        </span>
        <span className={styles.rowDetail}>
          <CertaintyMark certainty={certainty} /> {detail}
        </span>
      </Link>
      {isSorting && <Marks surveyId={surveyId} finding={finding} />}
    </li>
  );
}

function Marks({ surveyId, finding }: Omit<RowProps, 'isSorting'>) {
  const { key, sentence, isKept, isHidden } = finding;
  const { show } = useToasts();
  const { mutate, isPending } = useResultsChange(
    surveyId,
    'PUT /surveys/{surveyId}/analytics/findings/mark',
    FINDINGS_CALL,
  );
  const mark = (to: 'kept' | 'hidden', isOn: boolean): void =>
    mutate(
      { key, mark: isOn ? 'none' : to },
      { onError: (error) => show(failedChange('The finding was not changed', error)) },
    );
  return (
    <div className={styles.marks}>
      <Button
        variant="plain"
        pressed={isKept}
        disabled={isPending}
        accessibilityLabel={`Keep at the top: ${sentence}`}
        onClick={() => mark('kept', isKept)}
      >
        {isKept ? 'Kept' : 'Keep'}
      </Button>
      <Button
        variant="plain"
        disabled={isPending}
        accessibilityLabel={`${isHidden ? 'Show again' : 'Hide'}: ${sentence}`}
        onClick={() => mark('hidden', isHidden)}
      >
        {isHidden ? 'Show again' : 'Hide'}
      </Button>
    </div>
  );
}
