import { Button } from '@shopify/polaris';
import { type FormEvent, useId, useState } from 'react';
import { isDay } from '#shared/analytics/periods.ts';
import type { LowScoreFollowUp } from '#shared/api/analytics-inbox.ts';
import { LOW_SCORE_STATES, OWNER_LENGTH, MOST_SELECTED } from '#shared/api/values.ts';
import table from '../../answers/list/table.module.css';
import { People } from './inbox-controls.tsx';
import styles from './inbox.module.css';
import { STATE_NAMES } from './inbox-labels.ts';

interface BulkBarProps {
  readonly count: number;
  readonly people: readonly string[];
  readonly onChange: (change: Partial<LowScoreFollowUp>) => void;
  readonly onClear: () => void;
}

/** What can be done with the selected low scores. */
export function BulkBar({ count, people, onChange, onClear }: BulkBarProps) {
  const [owner, setOwner] = useState('');
  const [dueOn, setDueOn] = useState('');
  const list = useId();
  const assign = (event: FormEvent): void => {
    event.preventDefault();
    onChange({ owner: owner.trim() });
  };
  const setDue = (event: FormEvent): void => {
    event.preventDefault();
    if (isDay(dueOn)) onChange({ dueOn });
  };
  return (
    <div className={table.selection} role="group" aria-label="Selected low scores">
      <span role="status">
        {count.toLocaleString()} selected{count === MOST_SELECTED && ', the most at once'}
      </span>
      <span className={table.actions}>
        {LOW_SCORE_STATES.map((state) => (
          <Button key={state} size="slim" onClick={() => onChange({ state })}>
            {STATE_NAMES[state]}
          </Button>
        ))}
        <form className={styles.bulkField} onSubmit={assign}>
          <input
            aria-label="Owner of the selected low scores"
            placeholder="Owner"
            value={owner}
            maxLength={OWNER_LENGTH}
            list={list}
            onChange={(event) => setOwner(event.currentTarget.value)}
          />
          <People id={list} people={people} />
          <Button size="slim" submit disabled={owner.trim() === ''}>
            Assign
          </Button>
        </form>
        <form className={styles.bulkField} onSubmit={setDue}>
          <input
            type="date"
            aria-label="Due day of the selected low scores"
            value={dueOn}
            onChange={(event) => setDueOn(event.currentTarget.value)}
          />
          <Button size="slim" submit disabled={!isDay(dueOn)}>
            Set due day
          </Button>
        </form>
        <Button size="slim" variant="plain" onClick={onClear}>
          Clear selection
        </Button>
      </span>
    </div>
  );
}
