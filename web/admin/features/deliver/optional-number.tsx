import { Checkbox } from '@shopify/polaris';
import { NumberField } from '../../ui/number-field.tsx';
import styles from './deliver.module.css';

interface OptionalNumberProps {
  /** The checkbox's label. */
  readonly choice: string;
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** The number when the checkbox is first checked. */
  readonly first: number;
  readonly min: number;
  readonly max: number;
  readonly suffix?: string;
}

/** A checkbox with a number that applies while it is checked. */
export function OptionalNumber({ choice, value, onChange, first, ...field }: OptionalNumberProps) {
  return (
    <div className={styles.optional}>
      <Checkbox label={choice} checked={value !== null} onChange={(isOn) => onChange(isOn ? first : null)} />
      {value !== null && (
        <div className={styles.number}>
          <NumberField {...field} value={value} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
