import type { Recontact } from '#shared/delivery/delivery.ts';
import { Select } from '../../ui/select.tsx';
import styles from './deliver.module.css';

const WAITS: readonly (number | null)[] = [0, 1, 7, 14, 30, 60, 90, 180, 365, null];

const FIELDS: readonly (readonly [keyof Recontact, string])[] = [
  ['afterAnswerDays', 'Shoppers who answered'],
  ['afterDismissDays', 'Shoppers who closed it'],
  ['afterShownDays', 'Shoppers who only saw the popup'],
];

interface RecontactFieldsProps {
  readonly recontact: Recontact;
  readonly onChange: (recontact: Recontact) => void;
}

export function RecontactFields({ recontact, onChange }: RecontactFieldsProps) {
  return (
    <div className={styles.fields}>
      {FIELDS.map(([name, label]) => (
        <Select
          key={name}
          label={label}
          options={waitsWith(recontact[name]).map((days) => ({
            value: String(days),
            label: waitText(days),
          }))}
          value={String(recontact[name])}
          onChange={(value) => onChange({ ...recontact, [name]: value === 'null' ? null : Number(value) })}
        />
      ))}
    </div>
  );
}

/** Also offers a number that was set elsewhere. */
function waitsWith(current: number | null): readonly (number | null)[] {
  return WAITS.includes(current) ? WAITS : [current, ...WAITS];
}

function waitText(days: number | null): string {
  if (days === null) return 'are never asked again';
  if (days === 0) return 'may be asked again at any time';
  return days === 1 ? 'may be asked again after a day' : `may be asked again after ${days} days`;
}
