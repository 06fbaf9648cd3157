import { Button } from '@shopify/polaris';
import { useId, useState } from 'react';
import {
  FOLLOW_UP_STATES,
  type FollowUpState,
  NOTE_LENGTH,
  OWNER_LENGTH,
} from '#shared/api/analytics-insights.ts';
import styles from './detractors.module.css';
import { STATE_NAMES } from './follow-up-labels.ts';
import { ResponseTime } from '../responses/response-facts.tsx';
import { type Detractor, type FollowUpChange, useFollowUp } from './use-detractors.ts';

type FollowUpTexts = Pick<FollowUpChange, 'owner' | 'note'>;

/** The follow-up of one low score. The state is saved on choice, the texts on blur. */
export function FollowUpForm({
  surveyId,
  detractor,
}: {
  readonly surveyId: string;
  readonly detractor: Detractor;
}) {
  const { followUp } = detractor;
  const id = useId();
  const saving = useFollowUp(surveyId, detractor);
  const [written, setWritten] = useState<Partial<FollowUpTexts>>({});
  const { state, owner, note } = { ...followUp, ...written };
  const save = (change: Partial<FollowUpChange>): void => {
    const wanted = { state, owner, note, ...change };
    saving.mutate(wanted, { onSuccess: () => setWritten((words) => withoutSaved(words, wanted)) });
  };
  const saveWords = (): void => {
    if (owner !== followUp.owner || note !== followUp.note) save({});
  };
  const retry = saving.variables;
  return (
    <div className={styles.followUp}>
      <div className={styles.states} role="radiogroup" aria-label="What was done">
        {FOLLOW_UP_STATES.map((each: FollowUpState) => (
          <label key={each} data-state={each}>
            <input
              type="radio"
              name={id}
              value={each}
              checked={state === each}
              onChange={() => save({ state: each })}
            />
            {STATE_NAMES[each]}
          </label>
        ))}
      </div>
      <TextFields
        owner={owner}
        note={note}
        onWrite={(words) => setWritten({ ...written, ...words })}
        onLeave={saveWords}
      />
      {saving.isError && retry ? (
        <p role="alert" className={styles.unsaved}>
          Not saved: {saving.error.message}{' '}
          <Button variant="plain" onClick={() => save(retry)}>
            Save again
          </Button>
        </p>
      ) : (
        <SaveState isSaving={saving.isPending} changedAt={followUp.changedAt} />
      )}
    </div>
  );
}

interface TextFieldsProps extends FollowUpTexts {
  readonly onWrite: (words: Partial<FollowUpTexts>) => void;
  readonly onLeave: () => void;
}

function TextFields({ owner, note, onWrite, onLeave }: TextFieldsProps) {
  return (
    <>
      <label className={styles.field}>
        Who takes care of it
        <input
          value={owner}
          maxLength={OWNER_LENGTH}
          onChange={(event) => onWrite({ owner: event.currentTarget.value })}
          onBlur={onLeave}
        />
      </label>
      <label className={styles.field}>
        Note
        <textarea
          rows={2}
          value={note}
          maxLength={NOTE_LENGTH}
          onChange={(event) => onWrite({ note: event.currentTarget.value })}
          onBlur={onLeave}
        />
      </label>
    </>
  );
}

function SaveState({ isSaving, changedAt }: { isSaving: boolean; changedAt: string | null }) {
  return (
    <p role="status" className={styles.saved}>
      {isSaving && 'Saving…'}
      {!isSaving && changedAt !== null && (
        <>
          Saved <ResponseTime moment={changedAt} />
        </>
      )}
    </p>
  );
}

/** Removes the saved texts; a text that changed during the save is still unsaved. */
function withoutSaved(words: Partial<FollowUpTexts>, saved: FollowUpChange): Partial<FollowUpTexts> {
  return {
    ...(words.owner !== undefined && words.owner !== saved.owner && { owner: words.owner }),
    ...(words.note !== undefined && words.note !== saved.note && { note: words.note }),
  };
}
