import { LIMITS } from '#shared/limits.ts';
import styles from './survey-list.module.css';

/** As tall as the rows that take their place. */
export function RowSkeletons() {
  return (
    <ul className={styles.rows} aria-label="Loading surveys">
      {Array.from({ length: LIMITS.surveyPageSize }, (_, index) => (
        <li key={index} className={styles.row}>
          <div className={styles.title}>
            <span className={styles.line} />
            <span className={styles.shortLine} />
          </div>
          <span className={styles.shortLine} />
          <div className={styles.numbers} />
          <div className={styles.actions} />
        </li>
      ))}
    </ul>
  );
}
