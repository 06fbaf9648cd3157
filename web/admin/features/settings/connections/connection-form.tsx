import { Button, Checkbox, TextField } from '@shopify/polaris';
import { useState, type FormEvent } from 'react';
import type { Connection } from '#shared/api/connections.ts';
import { EVENT_TYPES, type AnswerFilter, type EventType } from '#shared/connections/events.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { useChangeConnections } from './api/connections.ts';
import { EVENT_WORDS } from './connection-words.ts';
import styles from './connections.module.css';

interface ConnectionFormProps {
  /** Null for a new one. */
  readonly connection: Connection | null;
  readonly onClose: () => void;
  /** Receives the secret of a new connection, which is shown only now. */
  readonly onCreated: (secret: string) => void;
}

export interface Choice {
  readonly name: string;
  readonly url: string;
  readonly events: readonly EventType[];
  readonly surveyIds: readonly string[];
  readonly answerFilter: AnswerFilter | null;
}

const NEW: Choice = {
  name: '',
  url: '',
  events: ['response.completed', 'response.low_score'],
  surveyIds: [],
  answerFilter: null,
};

const FORM = 'connection-form';

/** Adds or changes a connection. */
export function ConnectionForm({ connection, onClose, onCreated }: ConnectionFormProps) {
  const [choice, setChoice] = useState<Choice>(connection ?? NEW);
  const create = useChangeConnections('create');
  const change = useChangeConnections('change');
  const { error, isPending } = connection ? change : create;
  const fields = error instanceof ApiError ? error.fields : {};
  const set = (more: Partial<Choice>): void => setChoice({ ...choice, ...more });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const input = inputOf(choice);
    if (connection)
      change.mutate({ connectionId: connection.connectionId, ...input }, { onSuccess: onClose });
    else create.mutate(input, { onSuccess: ({ secret }) => onCreated(secret) });
  };
  return (
    <Dialog
      title={connection ? 'Edit connection' : 'Add a connection'}
      maxWidth={560}
      onClose={onClose}
      footer={<FormFooter isNew={connection === null} isBusy={isPending} choice={choice} onClose={onClose} />}
    >
      <form id={FORM} className={styles.form} onSubmit={save}>
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={80}
          placeholder="Warehouse"
          value={choice.name}
          onChange={(name) => set({ name })}
          error={fields['name']}
        />
        <TextField
          label="Address"
          type="url"
          autoComplete="off"
          placeholder="https://example.com/webhooks/askwell"
          helpText="A public https address. Each event is posted there as JSON."
          value={choice.url}
          onChange={(url) => set({ url })}
          error={fields['url']}
        />
        <EventFields events={choice.events} onChange={(events) => set({ events })} />
        <AnswerFields choice={choice} onChange={set} />
        {/* Lets Enter save from any field; the visible button is outside of the form. */}
        <input type="submit" hidden />
        {error && Object.keys(fields).length === 0 && (
          <Notice tone="critical" heading="The connection was not saved">
            {error.message}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

const inputOf = ({ name, url, events, surveyIds, answerFilter }: Choice) => ({
  ...{ name, url, events: [...events], surveyIds: [...surveyIds] },
  answerFilter: answerFilter && { ...answerFilter, cells: [...answerFilter.cells] },
});

interface FormFooterProps {
  readonly isNew: boolean;
  readonly isBusy: boolean;
  readonly choice: Choice;
  readonly onClose: () => void;
}

function FormFooter({ isNew, isBusy, choice, onClose }: FormFooterProps) {
  const { name, url, events, answerFilter } = choice;
  const isWhole = name.trim() !== '' && url.trim() !== '' && events.length > 0;
  const isIncomplete = !isWhole || answerFilter?.cells.length === 0;
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        variant="primary"
        disabled={isIncomplete}
        loading={isBusy}
        onClick={() => (document.getElementById(FORM) as HTMLFormElement | null)?.requestSubmit()}
      >
        {isNew ? 'Add connection' : 'Save'}
      </Button>
    </>
  );
}

interface EventFieldsProps {
  readonly events: readonly EventType[];
  readonly onChange: (events: readonly EventType[]) => void;
}

/** The server adds the erasures to the other events of responses. */
const CHOSEN_TYPES = EVENT_TYPES.filter((type) => type !== 'response.erased');

function EventFields({ events, onChange }: EventFieldsProps) {
  const toggle = (type: EventType, isChosen: boolean): void =>
    onChange(CHOSEN_TYPES.filter((each) => (each === type ? isChosen : events.includes(each))));
  return (
    <fieldset className={styles.events}>
      <legend>Events</legend>
      {CHOSEN_TYPES.map((type) => (
        <Checkbox
          key={type}
          label={EVENT_WORDS[type].name}
          helpText={EVENT_WORDS[type].help}
          checked={events.includes(type)}
          onChange={(isChosen) => toggle(type, isChosen)}
        />
      ))}
      {events.some((type) => type.startsWith('response.')) && (
        <p className={styles.quiet}>{EVENT_WORDS['response.erased'].help}</p>
      )}
    </fieldset>
  );
}
