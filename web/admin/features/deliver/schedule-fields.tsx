import { TextField } from '@shopify/polaris';
import { useState } from 'react';
import type { Schedule } from '#shared/delivery/delivery.ts';
import { fromZoned, toZoned } from './zoned-time.ts';
import styles from './deliver.module.css';

interface ScheduleFieldsProps {
  readonly schedule: Schedule;
  readonly timeZone: string;
  readonly onChange: (schedule: Schedule) => void;
}

/** Start and end of a survey; each may be empty. */
export function ScheduleFields({ schedule, timeZone, onChange }: ScheduleFieldsProps) {
  const { startsAt, endsAt } = schedule;
  const isBackwards = startsAt !== null && endsAt !== null && Date.parse(startsAt) >= Date.parse(endsAt);
  return (
    <div className={styles.pair}>
      <MomentField
        label="Starts"
        open="At once"
        moment={startsAt}
        timeZone={timeZone}
        onChange={(moment) => onChange({ startsAt: moment, endsAt })}
      />
      <MomentField
        label="Ends"
        open="When you pause or close it"
        moment={endsAt}
        timeZone={timeZone}
        onChange={(moment) => onChange({ startsAt, endsAt: moment })}
        error={isBackwards ? 'The end is before the start' : undefined}
      />
    </div>
  );
}

interface MomentFieldProps {
  readonly label: string;
  /** What applies while the field is empty. */
  readonly open: string;
  readonly moment: string | null;
  readonly timeZone: string;
  readonly onChange: (moment: string | null) => void;
  readonly error?: string | undefined;
}

function MomentField({ label, open, moment, timeZone, onChange, error }: MomentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      type="datetime-local"
      autoComplete="off"
      value={typed ?? toZoned(moment, timeZone)}
      {...(moment === null && { helpText: open })}
      {...(error !== undefined && { error })}
      onChange={(value) => {
        setTyped(value);
        const chosen = fromZoned(value, timeZone);
        if (value === '' || chosen !== null) onChange(chosen);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
