import { Checkbox } from '@shopify/polaris';
import type { FrequencyCap } from '#shared/delivery/manifest.ts';
import { DELIVERY_LIMITS as L } from '#shared/delivery/delivery-limits.ts';
import { NumberField } from '../../ui/number-field.tsx';
import styles from './deliver.module.css';

interface StoreCapProps {
  readonly cap: FrequencyCap | null;
  readonly onChange: (cap: FrequencyCap | null) => void;
}

const FIRST: FrequencyCap = { surveys: 1, days: 7 };

/** The only setting here that applies to all of the store's surveys. */
export function StoreCap({ cap, onChange }: StoreCapProps) {
  return (
    <div className={styles.optional}>
      <Checkbox
        label="Limit how many surveys a visitor sees"
        helpText="For your whole store: a visitor who has seen this many other surveys is not asked."
        checked={cap !== null}
        onChange={(isOn) => onChange(isOn ? FIRST : null)}
      />
      {cap !== null && (
        <div className={styles.pair}>
          <NumberField
            label="Surveys at most"
            min={1}
            max={L.capSurveys}
            value={cap.surveys}
            onChange={(surveys) => onChange({ ...cap, surveys })}
          />
          <NumberField
            label="Within how many days"
            min={1}
            max={L.capDays}
            value={cap.days}
            onChange={(days) => onChange({ ...cap, days })}
          />
        </div>
      )}
    </div>
  );
}
