import { Checkbox } from '@shopify/polaris';
import { NumberField } from '../../ui/number-field.tsx';
import styles from './deliver.module.css';

interface OptionalNumberProps {
  /** The choice itself, in words. */
  readonly choice: string;
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** What it is as soon as it is switched on. */
  readonly first: number;
  readonly min: number;
  readonly max: number;
  readonly suffix?: string;
}

/** Something that holds or doesn't, and how much of it. */
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
