import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import { CERTAINTY_WORDS } from '#shared/words/certainty-words.ts';
import styles from './certainty.module.css';

type Certainty = AnalyticsFindings['headline']['certainty'];

export function CertaintyMark({ certainty }: { readonly certainty: Certainty }) {
  const { name, meaning } = CERTAINTY_WORDS[certainty];
  return (
    <span className={styles.certainty} data-certainty={certainty} title={meaning}>
      {name}
    </span>
  );
}
