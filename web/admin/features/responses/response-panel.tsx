import { Button } from '@shopify/polaris';
import { useState } from 'react';
import { NOTE_LENGTH } from '#shared/api/values.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { dateAndTime } from '../../lib/format-moment.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { AnswerPath } from '../../answers/list/answer-path.tsx';
import cards from '../../answers/list/cards.module.css';
import { stateOf } from './response-columns.tsx';
import {
  Bought,
  OrderFacts,
  RespondentFacts,
  ResponseTitle,
  useClock,
} from '../../answers/list/response-facts.tsx';
import { Step } from '../../answers/list/step.tsx';
import { StarButton } from './star-button.tsx';
import styles from '../../answers/list/table.module.css';
import { TagEditor } from './tag-editor.tsx';
import { type MarkChange, useNote } from './use-responses.ts';

interface PanelProps {
  readonly surveyId: string;
  readonly response: ReadableResponse;
  readonly knownTags: readonly string[];
  readonly onMark: (change: MarkChange) => void;
  readonly onDelete: () => void;
  /** Goes to the next row or the one before; undefined at the end of the list. */
  readonly onNext?: () => void;
  readonly onPrevious?: () => void;
  /** Undefined in a dialog, which has a button of its own. */
  readonly onClose?: () => void;
}

/** One whole response: who, from where, every answer, and what the merchant noted. */
export function ResponsePanel({ surveyId, response, knownTags, onMark, onDelete, ...steps }: PanelProps) {
  const { responseId, firstSavedAt, mark, isComplete } = response;
  const { timeZone } = useClock();
  return (
    <div className={styles.whole}>
      <div className={styles.ways}>
        <StarButton
          isStarred={mark.isStarred}
          what="this response"
          onToggle={() => onMark({ isStarred: !mark.isStarred })}
        />
        <Step label="Previous response" sign="↑" onStep={steps.onPrevious} />
        <Step label="Next response" sign="↓" onStep={steps.onNext} />
        <Menu
          label={`More actions for the response of ${dateAndTime(firstSavedAt, timeZone)}`}
          items={[{ label: 'Delete response', onChoose: onDelete, isDestructive: true }]}
        />
        {steps.onClose && <Step label="Close the response" sign="×" onStep={steps.onClose} />}
      </div>
      <div className={cards.head}>
        <ResponseTitle facts={response} />
        <p className={cards.badge} data-complete={isComplete}>
          {stateOf(response)}
        </p>
      </div>
      <OrderFacts facts={response} />
      <AnswerPath path={response.path} />
      <Bought order={response.order} />
      <RespondentFacts facts={response} />
      <TagEditor
        key={`tags ${responseId}`}
        tags={mark.tags}
        shared={mark.tags}
        known={knownTags}
        onAdd={(tag) => onMark({ addTags: [tag] })}
        onRemove={(tag) => onMark({ removeTags: [tag] })}
      />
      <NoteField key={responseId} surveyId={surveyId} response={response} />
    </div>
  );
}

/** Saved when the field is left. A note that could not be saved stays in its field. */
function NoteField({
  surveyId,
  response,
}: {
  readonly surveyId: string;
  readonly response: ReadableResponse;
}) {
  const { note } = response.mark;
  const saving = useNote(surveyId, response);
  const [written, setWritten] = useState<string | null>(null);
  const shown = written ?? note;
  const save = (): void => {
    if (shown === note) return;
    saving.mutate(shown, { onSuccess: (_, saved) => setWritten((text) => (text === saved ? null : text)) });
  };
  return (
    <div className={styles.note}>
      <label>
        Note
        <textarea
          rows={2}
          value={shown}
          maxLength={NOTE_LENGTH}
          placeholder="Only you and your team see it"
          onChange={(event) => setWritten(event.currentTarget.value)}
          onBlur={save}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
      </label>
      {saving.isError ? (
        <p role="alert" className={cards.fault}>
          Not saved: {saving.error.message}{' '}
          <Button variant="plain" onClick={save}>
            Save again
          </Button>
        </p>
      ) : (
        <p role="status">{saving.isPending ? 'Saving…' : saving.isSuccess && shown === note && 'Saved'}</p>
      )}
    </div>
  );
}
