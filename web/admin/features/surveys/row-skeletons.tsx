import { SURVEY_PAGE_SIZE } from '#shared/api/values.ts';
import styles from './survey-list.module.css';

const COLUMNS = [undefined, undefined, styles.answered, styles.changed];

/** Placeholders with the parts of a row in their places. */
export function RowSkeletons() {
  return (
    <ul className={styles.rows} aria-label="Loading surveys">
      {Array.from({ length: SURVEY_PAGE_SIZE }, (_, index) => (
        <li key={index} className={styles.row}>
          <span className={`${styles.pick} ${styles.boxLine}`} />
          <div className={styles.title}>
            <span className={styles.line} />
          </div>
          <div className={styles.status}>
            <span className={styles.badgeLine} />
          </div>
          <div className={styles.numbers}>
            {COLUMNS.map((name, column) => (
              <div key={column} className={name}>
                <span className={styles.shortLine} />
              </div>
            ))}
          </div>
          <span className={`${styles.main} ${styles.buttonLine}`} />
          <span className={`${styles.menu} ${styles.dotsLine}`} />
        </li>
      ))}
    </ul>
  );
}
