import type { Trigger } from '#shared/delivery/delivery.ts';
import { DELIVERY_LIMITS } from '#shared/delivery/delivery-limits.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './deliver.module.css';
import { NEW_TRIGGERS, TRIGGER_TYPES, TRIGGER_LABELS } from './delivery-labels.ts';

interface TriggerFieldProps {
  readonly trigger: Trigger;
  readonly onChange: (trigger: Trigger) => void;
}

/** The event on a page that opens the popup. */
export function TriggerField({ trigger, onChange }: TriggerFieldProps) {
  return (
    <div className={styles.pair}>
      <Select
        label="It comes up"
        options={TRIGGER_TYPES.map((type) => ({ value: type, label: TRIGGER_LABELS[type] }))}
        value={trigger.type}
        onChange={(type) => onChange(NEW_TRIGGERS[type as Trigger['type']])}
      />
      {trigger.type === 'delay' && (
        <NumberField
          label="Seconds"
          value={trigger.seconds}
          min={1}
          max={DELIVERY_LIMITS.delaySeconds}
          onChange={(seconds) => onChange({ type: 'delay', seconds })}
        />
      )}
      {trigger.type === 'scroll' && (
        <NumberField
          label="How far down the page"
          suffix="%"
          value={trigger.percent}
          min={1}
          max={100}
          onChange={(percent) => onChange({ type: 'scroll', percent })}
        />
      )}
    </div>
  );
}
