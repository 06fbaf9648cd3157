import { SURVEY_PAGE_SIZE } from '#shared/api/surveys.ts';
import styles from './survey-list.module.css';

/** Placeholders of the rows' height. */
export function RowSkeletons() {
  return (
    <>
      <Heads />
      <ul className={styles.rows} aria-label="Loading surveys">
        {Array.from({ length: SURVEY_PAGE_SIZE }, (_, index) => (
          <li key={index} className={styles.row}>
            <div className={styles.title}>
              <span className={styles.line} />
              <span className={styles.shortLine} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Column headings, for sighted users only: each row labels its own figures for screen readers. */
export function Heads() {
  return (
    <div className={styles.heads} aria-hidden="true">
      {['Survey', 'Responses', 'Response rate', 'Last change'].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  );
}
