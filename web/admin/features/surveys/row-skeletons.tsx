import { LIMITS } from '#shared/limits.ts';
import styles from './survey-list.module.css';

/** As tall as the rows that take their place. */
export function RowSkeletons() {
  return (
    <>
      <Heads />
      <ul className={styles.rows} aria-label="Loading surveys">
        {Array.from({ length: LIMITS.surveyPageSize }, (_, index) => (
          <li key={index} className={styles.row}>
            <div className={styles.title}>
              <span className={styles.line} />
              <span className={styles.shortLine} />
            </div>
            <span className={styles.shortLine} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Over the columns where there are any. Each row says the same of its own figures, so it is for the eye alone. */
export function Heads() {
  return (
    <div className={styles.heads} aria-hidden="true">
      {['Survey', 'Status', 'Responses', 'Response rate', 'Last change'].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  );
}
