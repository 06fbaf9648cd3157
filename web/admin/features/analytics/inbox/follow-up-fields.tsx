import { type ReactNode, useId, useState } from 'react';
import { LOW_SCORE_STATES, type LowScoreFollowUp, OWNER_LENGTH } from '#shared/api/analytics-inbox.ts';
import { NOTE_LENGTH } from '#shared/api/analytics-insights.ts';
import { People } from './inbox-controls.tsx';
import styles from './inbox.module.css';
import { STATE_NAMES } from './inbox-labels.ts';

interface FieldsProps {
  readonly followUp: LowScoreFollowUp;
  readonly people: readonly string[];
  readonly onChange: (change: Partial<LowScoreFollowUp>) => void;
}

/** The follow-up of one low score. A state or a day is saved when it is chosen, a text when its field is left. */
export function FollowUpFields({ followUp: { state, owner, dueOn, note }, people, onChange }: FieldsProps) {
  const list = useId();
  return (
    <div className={styles.fields}>
      <div className={styles.stateChoice} role="group" aria-label="State of this low score">
        {LOW_SCORE_STATES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={state === each}
            onClick={() => state !== each && onChange({ state: each })}
          >
            {STATE_NAMES[each]}
          </button>
        ))}
      </div>
      <SavedText label="Owner" value={owner} onSave={(text) => onChange({ owner: text.trim() })}>
        {(field) => (
          <>
            <input {...field} maxLength={OWNER_LENGTH} placeholder="Nobody" list={list} />
            <People id={list} people={people} />
          </>
        )}
      </SavedText>
      <label className={styles.field}>
        Due
        <input
          type="date"
          value={dueOn ?? ''}
          onChange={(event) =>
            onChange({ dueOn: event.currentTarget.value === '' ? null : event.currentTarget.value })
          }
        />
      </label>
      <SavedText label="Note" value={note} isWide onSave={(text) => onChange({ note: text })}>
        {(field) => (
          <textarea {...field} rows={2} maxLength={NOTE_LENGTH} placeholder="Only you and your team see it" />
        )}
      </SavedText>
    </div>
  );
}

interface FieldEvents {
  readonly value: string;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: { readonly key: string; readonly currentTarget: HTMLElement }) => void;
}

interface SavedTextProps {
  readonly label: string;
  readonly value: string;
  readonly isWide?: boolean;
  readonly onSave: (text: string) => void;
  readonly children: (field: FieldEvents) => ReactNode;
}

/** While a text is written, a reply of the server does not replace it. */
function SavedText({ label, value, isWide = false, onSave, children }: SavedTextProps) {
  const [written, setWritten] = useState<string | null>(null);
  const leave = (): void => {
    if (written !== null && written !== value) onSave(written);
    setWritten(null);
  };
  return (
    <label className={styles.field} data-wide={isWide}>
      {label}
      {children({
        value: written ?? value,
        onChange: (event) => setWritten(event.currentTarget.value),
        onBlur: leave,
        onKeyDown: ({ key, currentTarget }) => {
          const isDone = key === 'Escape' || (key === 'Enter' && currentTarget instanceof HTMLInputElement);
          if (isDone) currentTarget.blur();
        },
      })}
    </label>
  );
}
