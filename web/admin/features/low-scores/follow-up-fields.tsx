import { type ReactNode, useId, useState } from 'react';
import type { LowScoreFollowUp } from '#shared/api/analytics-inbox.ts';
import { LOW_SCORE_STATES, OWNER_LENGTH, NOTE_LENGTH } from '#shared/api/values.ts';
import { DayField } from './day-field.tsx';
import { People } from './inbox-controls.tsx';
import styles from './inbox.module.css';
import { STATE_NAMES } from './inbox-labels.ts';
import { blurOnKey, SavedField } from './saved-field.tsx';

interface FieldsProps {
  readonly followUp: LowScoreFollowUp;
  /** The fields that could not be saved, as the merchant wrote them. */
  readonly unsaved: Partial<LowScoreFollowUp> | undefined;
  readonly people: readonly string[];
  readonly onChange: (change: Partial<LowScoreFollowUp>) => void;
}

/** The follow-up of one low score. A state is saved when it is chosen, a text when its field is left. */
export function FollowUpFields({ followUp, unsaved = {}, people, onChange }: FieldsProps) {
  const { state, owner, dueOn, note } = followUp;
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
      <TextField
        label="Owner"
        value={owner}
        unsaved={unsaved.owner}
        onSave={(text) => onChange({ owner: text.trim() })}
      >
        {(field) => (
          <>
            <input {...field} maxLength={OWNER_LENGTH} placeholder="Nobody" list={list} />
            <People id={list} people={people} />
          </>
        )}
      </TextField>
      <DayField
        label="Due"
        value={dueOn}
        unsaved={unsaved.dueOn}
        onSave={(day) => onChange({ dueOn: day })}
      />
      <TextField
        label="Note"
        value={note}
        unsaved={unsaved.note}
        isWide
        onSave={(text) => onChange({ note: text })}
      >
        {(field) => (
          <textarea {...field} rows={2} maxLength={NOTE_LENGTH} placeholder="Only you and your team see it" />
        )}
      </TextField>
    </div>
  );
}

interface FieldEvents {
  readonly value: string;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: { readonly key: string; readonly currentTarget: HTMLElement }) => void;
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly unsaved: string | undefined;
  readonly isWide?: boolean;
  readonly onSave: (text: string) => void;
  readonly children: (field: FieldEvents) => ReactNode;
}

/** While a text is written, a reply of the server does not replace it. */
function TextField({ label, value, unsaved, isWide = false, onSave, children }: TextFieldProps) {
  const [written, setWritten] = useState<string | null>(null);
  const shown = unsaved ?? value;
  const leave = (): void => {
    if (written !== null && written !== shown) onSave(written);
    setWritten(null);
  };
  return (
    <SavedField
      label={label}
      isWide={isWide}
      onSaveAgain={unsaved === undefined ? null : () => onSave(unsaved)}
    >
      {children({
        value: written ?? shown,
        onChange: (event) => setWritten(event.currentTarget.value),
        onBlur: leave,
        onKeyDown: blurOnKey,
      })}
    </SavedField>
  );
}
