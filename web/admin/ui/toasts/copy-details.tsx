import { useState } from 'react';
import styles from './toasts.module.css';

/** The details stay visible and selectable, since a browser may refuse the clipboard inside a frame. */
export function CopyDetails({ details }: { details: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(details);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <code className={styles.details}>{details}</code>
      <button type="button" className={styles.action} onClick={() => void copy()}>
        {outcome === 'copied' ? 'Copied' : 'Copy'}
      </button>
      {outcome === 'refused' && <p>Your browser did not let us copy. Select the text above instead.</p>}
    </>
  );
}
