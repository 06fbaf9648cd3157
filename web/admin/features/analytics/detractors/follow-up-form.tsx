import { Button } from '@shopify/polaris';
import { useId, useState } from 'react';
import { FOLLOW_UP_STATES, type FollowUpState } from '#shared/api/analytics-insights.ts';
import styles from './detractors.module.css';
import { STATE_NAMES } from './follow-up-words.ts';
import { GivenAt } from '../responses/response-facts.tsx';
import { type Detractor, type FollowUpChange, useFollowUp } from './use-detractors.ts';

const OWNER_LENGTH = 100;
const NOTE_LENGTH = 2_000;

type Words = Pick<FollowUpChange, 'owner' | 'note'>;

/** What is done about one low score: a state is saved when it is chosen, words when they are left. */
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
  const [written, setWritten] = useState<Partial<Words>>({});
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
      <OwnWords
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

interface OwnWordsProps extends Words {
  readonly onWrite: (words: Partial<Words>) => void;
  readonly onLeave: () => void;
}

function OwnWords({ owner, note, onWrite, onLeave }: OwnWordsProps) {
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
          Saved <GivenAt moment={changedAt} />
        </>
      )}
    </p>
  );
}

/** Words that were typed on while their like was saved are still to be saved. */
function withoutSaved(words: Partial<Words>, saved: FollowUpChange): Partial<Words> {
  return {
    ...(words.owner !== undefined && words.owner !== saved.owner && { owner: words.owner }),
    ...(words.note !== undefined && words.note !== saved.note && { note: words.note }),
  };
}
