import type { Findings } from '../screen/builder-context.tsx';
import styles from './editor.module.css';

/** Findings of the logic check, shown beside the question that they concern. */
export function FindingList({ findings }: { findings: Findings }) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map(({ code, severity, message }, at) => (
        <li key={`${code} ${at}`} data-severity={severity}>
          {message}
        </li>
      ))}
    </ul>
  );
}
