import { PERIODS, type Period } from '#shared/analytics/periods.ts';
import { useAnalyticsView } from '../view.ts';
import styles from './overview.module.css';

const NAMES: Readonly<Record<Period, string>> = { day: 'Day', week: 'Week', month: 'Month' };

/** What one point stands for, on every chart over time; choosing it again leaves it to what fits the days. */
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
