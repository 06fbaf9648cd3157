import type { Period } from '#shared/analytics/periods.ts';
import styles from './overview.module.css';
import { useAnalyticsView } from './view.ts';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, side by side. */
export function Choice<Value extends string>({ label, names, value, onChoose }: ChoiceProps<Value>) {
  const values = Object.keys(names) as Value[];
  return (
    <div className={styles.periods} role="group" aria-label={label}>
      {values.map((each) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChoose(each)}>
          {names[each]}
        </button>
      ))}
    </div>
  );
}

const PERIOD_NAMES: Readonly<Record<Period, string>> = { day: 'Day', week: 'Week', month: 'Month' };

/** The period that one point of a trend covers. Choosing the current one again returns to automatic. */
export function PeriodPicker({ shown }: { readonly shown: Period }) {
  const { query, changeQuery } = useAnalyticsView();
  return (
    <Choice
      label="One point for each"
      names={PERIOD_NAMES}
      value={shown}
      onChoose={(period) => changeQuery({ period: query.period === period ? null : period })}
    />
  );
}
