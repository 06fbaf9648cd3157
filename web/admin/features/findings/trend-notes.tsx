import { Button, TextField } from '@shopify/polaris';
import { type FormEvent, useId, useState } from 'react';
import { isDay } from '#shared/analytics/periods.ts';
import type { Annotation } from '#shared/api/analytics-annotations.ts';
import { ANNOTATION_LENGTH } from '#shared/api/values.ts';
import { outcomeText } from '../../lib/api/outcome-text.ts';
import { focusAfter } from '../../lib/page/focus-after.ts';
import { newId } from '../../lib/new-id.ts';
import { useAnnotations, useSaveAnnotation } from './api/annotations.ts';
import { type ChartNote, noteText } from './chart-notes.ts';
import styles from './trend-notes.module.css';
import { useNoteRemoval } from './use-note-removal.ts';

interface TrendNotesProps {
  readonly surveyId: string;
  /** The notes and events on the chart, in the order of its marks. */
  readonly notes: readonly ChartNote[];
}

/** The marks of a chart as a list, for those who cannot hover, and what the merchant adds to them. */
export function TrendNotes({ surveyId, notes }: TrendNotesProps) {
  const { error } = useAnnotations(surveyId);
  const [edited, setEdited] = useState<Annotation | null>(null);
  const { remove, removing, error: removalError } = useNoteRemoval(surveyId);
  const [listId, addId] = [useId(), useId()];
  const forget = (removed: Annotation): void =>
    focusAfter(
      () => setEdited((open) => (open?.annotationId === removed.annotationId ? null : open)),
      listId,
    );
  return (
    <section id={listId} tabIndex={-1} className={styles.notes} aria-label="Notes on this chart">
      {error && <p role="alert">{`The notes could not be loaded. ${error.message}`}</p>}
      {notes.length > 0 && (
        <ol>
          {notes.map((note, at) => (
            <li key={note.annotationId ?? `${at} ${note.text}`}>
              <span>
                <span className={styles.number}>{at + 1}</span> {noteText(note)}
              </span>
              <NoteActions
                note={note}
                isBusy={removing === note.annotationId}
                onEdit={setEdited}
                onDelete={(annotation) => remove(annotation, () => forget(annotation))}
              />
            </li>
          ))}
        </ol>
      )}
      {removalError && (
        <p role="alert">{`${removalError.message} ${outcomeText(removalError, 'The note is still there')}.`}</p>
      )}
      {edited ? (
        <NoteForm
          key={edited.annotationId}
          surveyId={surveyId}
          annotation={edited}
          onClose={() => focusAfter(() => setEdited(null), addId)}
        />
      ) : (
        <div>
          <Button
            id={addId}
            variant="plain"
            onClick={() => setEdited({ annotationId: newId(), day: '', text: '' })}
          >
            Add a note to a day
          </Button>
        </div>
      )}
    </section>
  );
}

interface NoteActionsProps {
  readonly note: ChartNote;
  readonly isBusy: boolean;
  readonly onEdit: (annotation: Annotation) => void;
  readonly onDelete: (annotation: Annotation) => void;
}

function NoteActions({ note: { annotationId, day, text }, isBusy, onEdit, onDelete }: NoteActionsProps) {
  if (annotationId === null) return null;
  const annotation: Annotation = { annotationId, day, text };
  return (
    <span className={styles.actions}>
      <Button variant="plain" accessibilityLabel={`Edit note: ${text}`} onClick={() => onEdit(annotation)}>
        Edit
      </Button>
      <Button
        variant="plain"
        tone="critical"
        loading={isBusy}
        accessibilityLabel={`Delete note: ${text}`}
        onClick={() => onDelete(annotation)}
      >
        Delete
      </Button>
    </span>
  );
}

interface NoteFormProps {
  readonly surveyId: string;
  readonly annotation: Annotation;
  readonly onClose: () => void;
}

function NoteForm({ surveyId, annotation, onClose }: NoteFormProps) {
  const [{ day, text }, setWritten] = useState(annotation);
  const { mutate, error, isPending } = useSaveAnnotation(surveyId);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    mutate({ ...annotation, day, text: text.trim() }, { onSuccess: onClose });
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        label="Day"
        type="date"
        autoComplete="off"
        autoFocus
        value={day}
        onChange={(value) => setWritten({ ...annotation, day: value, text })}
      />
      <TextField
        label="What happened"
        placeholder="Price change, sale, new theme"
        autoComplete="off"
        maxLength={ANNOTATION_LENGTH}
        showCharacterCount
        value={text}
        onChange={(value) => setWritten({ ...annotation, day, text: value })}
      />
      <div className={styles.actions}>
        <Button submit variant="primary" loading={isPending} disabled={!isDay(day) || text.trim() === ''}>
          Save note
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
      {error && <p role="alert">{`${error.message} ${outcomeText(error, 'The note was not saved')}.`}</p>}
    </form>
  );
}
