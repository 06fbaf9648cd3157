import { PERIODS, type Period } from '#shared/analytics/periods.ts';
import { useAnalyticsView } from './view.ts';
import styles from './overview.module.css';

const NAMES: Readonly<Record<Period, string>> = { day: 'Day', week: 'Week', month: 'Month' };

/** The period that one point of a trend covers. Choosing the current one again returns to automatic. */
export function PeriodPicker({ shown }: { shown: Period }) {
  const { query, changeQuery } = useAnalyticsView();
  return (
    <div className={styles.periods} role="group" aria-label="One point for each">
      {PERIODS.map((period) => (
        <button
          key={period}
          type="button"
          aria-pressed={period === shown}
          onClick={() => changeQuery({ period: query.period === period ? null : period })}
        >
          {NAMES[period]}
        </button>
      ))}
    </div>
  );
}
