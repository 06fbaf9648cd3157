import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import styles from './findings.module.css';

type Certainty = AnalyticsFindings['headline']['certainty'];

const NAMES: Readonly<Record<Certainty, string>> = {
  certain: 'Certain',
  likely: 'Likely',
  measured: 'Measured',
  open: 'Not known yet',
};

const MEANINGS: Readonly<Record<Certainty, string>> = {
  certain: 'Where nothing differs, at most 1 page of 200 calls anything certain.',
  likely: 'Where nothing differs, at most 1 page of 10 calls anything likely or certain.',
  measured: 'A figure with its interval. It claims no difference.',
  open: 'The answers so far cannot tell.',
};

export function CertaintyMark({ certainty }: { readonly certainty: Certainty }) {
  return (
    <span className={styles.certainty} data-certainty={certainty} title={MEANINGS[certainty]}>
      {NAMES[certainty]}
    </span>
  );
}
