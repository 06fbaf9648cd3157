import { INTERVAL_LABELS, type BillingInterval } from '#shared/plan/billing-labels.ts';
import spoken from '../../ui/spoken.module.css';
import styles from './billing.module.css';

interface IntervalSwitchProps {
  chosen: BillingInterval;
  /** The yearly plan's discount in percent. */
  saving: string | null;
  onChoose: (interval: BillingInterval) => void;
}

const INTERVALS = Object.keys(INTERVAL_LABELS) as BillingInterval[];

export function IntervalSwitch({ chosen, saving, onChoose }: IntervalSwitchProps) {
  return (
    <fieldset className={styles.switch}>
      <legend className={spoken.only}>How often to pay</legend>
      {INTERVALS.map((interval) => (
        <label key={interval}>
          <input
            type="radio"
            name="interval"
            checked={interval === chosen}
            onChange={() => onChoose(interval)}
          />
          <span>
            {INTERVAL_LABELS[interval].choice}
            {interval === 'ANNUAL' && saving !== null && <small>{saving}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
