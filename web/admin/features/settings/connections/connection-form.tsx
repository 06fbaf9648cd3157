import { Checkbox, TextField } from '@shopify/polaris';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { RequestTo } from '#shared/api/contract.ts';
import type { Connection } from '#shared/api/connections.ts';
import type { EventType } from '#shared/connections/events.ts';
import { EVENTS_OF_KIND, type ConnectionKind, type Service } from '#shared/connections/kinds.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { outcomeText } from '../../../lib/api/outcome-text.ts';
import { SendDialog } from '../../../ui/dialog/send-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AnswerFields, type AnswerChoice } from './answer-fields.tsx';
import { useChangeConnections } from './api/connections.ts';
import { EVENT_WORDS } from './connection-words.ts';
import styles from './connections.module.css';
import { RequestPreview } from './request-preview.tsx';
import { serviceOf } from './services/registry.ts';

interface ConnectionFormProps {
  /** The service of a new connection. */
  readonly kind: ConnectionKind;
  /** Null for a new one. */
  readonly connection: Connection | null;
  readonly timeZone: string;
  readonly onClose: () => void;
  /** Receives a webhook's new secret, which is shown only now; null for other services, and if it stays. */
  readonly onSaved: (secret: string | null) => void;
}

interface Choice extends AnswerChoice {
  readonly name: string;
  readonly service: Service;
  readonly url: string;
  readonly events: readonly EventType[];
}

const newChoice = (kind: ConnectionKind): Choice => ({
  ...serviceOf(kind).begin,
  ...{ url: '', surveyIds: [], answerFilter: null },
});

const FORM = 'connection-form';

/** Adds or changes a connection. */
export function ConnectionForm({ kind, connection, timeZone, onClose, onSaved }: ConnectionFormProps) {
  const [choice, setChoice] = useState<Choice>(connection ?? newChoice(kind));
  const [key, setKey] = useState('');
  const { save, error, isPending } = useSave(connection, onSaved);
  const form = serviceOf(kind);
  const fields = error instanceof ApiError ? error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Enter submits the form again while the first request is under way.
    if (!isPending) save(inputOf(choice), key);
  };
  const isNew = connection === null;
  const isMoved = connection !== null && leadsElsewhere(connection.url, choice.url);
  const hasKey = !isNew || form.key === null || form.key.isOptional === true || key !== '';
  return (
    <SendDialog
      title={isNew ? `Add ${form.noun}` : `Edit ${connection.name}`}
      maxWidth={560}
      keep="Cancel"
      send={isNew ? 'Add connection' : 'Save'}
      isBusy={isPending}
      isReady={hasKey && isWhole(choice, form)}
      onSend={() => (document.getElementById(FORM) as HTMLFormElement | null)?.requestSubmit()}
      onClose={onClose}
    >
      <form id={FORM} className={styles.form} onSubmit={submit}>
        <ServiceFields {...{ kind, choice, errors: fields }} onChange={setChoice}>
          {isMoved && !form.key && (
            <Notice tone="caution" heading="This connection gets a new secret">
              The address leads to another server. The secret is shown once, after you save.
            </Notice>
          )}
          {form.key && (
            <KeyField
              label={form.key.label}
              help={isMoved ? KEY_AGAIN : isNew ? `${form.key.help} It is stored encrypted.` : KEEPS_KEY}
              keepsStored={!isNew && !isMoved}
              value={key}
              onChange={setKey}
              error={fields['credential']}
            />
          )}
        </ServiceFields>
        <p className={styles.quiet}>{form.privacy(choice.service)}</p>
        {isWhole(choice, form) && <RequestPreview input={inputOf(choice)} timeZone={timeZone} />}
        {/* Lets Enter save from any field; the visible button is outside of the form. */}
        <input type="submit" hidden />
        {error && Object.keys(fields).length === 0 && (
          <Notice tone="critical" heading={outcomeText(error, 'The connection was not saved')}>
            {error.message}
          </Notice>
        )}
      </form>
    </SendDialog>
  );
}

/** Whether an address leads to another server than the stored one. Unfinished text leads nowhere. */
const leadsElsewhere = (stored: string, address: string): boolean =>
  URL.canParse(stored) && URL.canParse(address) && new URL(stored).origin !== new URL(address).origin;

interface ServiceFieldsProps {
  readonly kind: ConnectionKind;
  readonly choice: Choice;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: (choice: Choice) => Choice) => void;
  /** The field of the key. */
  readonly children: ReactNode;
}

function ServiceFields({ kind, choice, errors, onChange, children }: ServiceFieldsProps) {
  const form = serviceOf(kind);
  const set = (more: Partial<Choice>): void => onChange((now) => ({ ...now, ...more }));
  const { ofOtherSurveys = (service: Service) => service } = form;
  return (
    <>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={80}
        placeholder="Warehouse"
        value={choice.name}
        onChange={(name) => set({ name })}
        error={errors['name']}
      />
      <form.Fields
        service={choice.service}
        onChange={(service) => set({ service })}
        url={choice.url}
        onUrl={(url) => set({ url })}
        surveyIds={choice.surveyIds}
        errors={errors}
      />
      {children}
      {form.sendsAllEvents !== true && (
        <EventFields
          offered={EVENTS_OF_KIND[kind]}
          events={choice.events}
          onChange={(events) => set({ events })}
        />
      )}
      <AnswerFields
        choice={choice}
        onChange={(more) => set(more.surveyIds ? { ...more, service: ofOtherSurveys(choice.service) } : more)}
      />
    </>
  );
}

function useSave(connection: Connection | null, onSaved: ConnectionFormProps['onSaved']) {
  const create = useChangeConnections('create');
  const change = useChangeConnections('change');
  const { error, isPending } = connection ? change : create;
  const save = (input: ConnectionInput, key: string): void => {
    const given = { ...input, ...(key !== '' && { credential: key }) };
    const options = { onSuccess: ({ secret }: { secret: string | null }) => onSaved(secret) };
    if (connection) change.mutate({ connectionId: connection.connectionId, ...given }, options);
    else create.mutate(given, options);
  };
  return { save, error, isPending };
}

type SentService = RequestTo<'POST /connections'>['service'];

type ConnectionInput = ReturnType<typeof inputOf>;

const inputOf = ({ name, service, url, events, surveyIds, answerFilter }: Choice) => ({
  ...{
    name,
    service: structuredClone(service) as SentService,
    url,
    events: [...events],
    surveyIds: [...surveyIds],
  },
  answerFilter: answerFilter && { ...answerFilter, cells: [...answerFilter.cells] },
});

/** Whether all but the key is there. */
function isWhole(
  { name, url, events, answerFilter }: Choice,
  { hasUrl }: { readonly hasUrl: boolean },
): boolean {
  const isNamed = name.trim() !== '' && (!hasUrl || url.trim() !== '');
  return isNamed && events.length > 0 && answerFilter?.cells.length !== 0;
}

interface KeyFieldProps {
  readonly label: string;
  readonly help: string;
  /** A key is stored, and an empty field leaves it as it is. */
  readonly keepsStored: boolean;
  readonly value: string;
  readonly onChange: (key: string) => void;
  readonly error: string | undefined;
}

const KEEPS_KEY = 'The stored one is never shown. Leave this empty to keep it.';
const KEY_AGAIN =
  'The address leads to another server, which does not get the stored key. Enter it again if the request has one.';

const KeyField = ({ label, help, keepsStored, value, onChange, error }: KeyFieldProps) => (
  <TextField
    label={label}
    type="password"
    autoComplete="off"
    placeholder={keepsStored ? 'Unchanged' : ''}
    helpText={help}
    value={value}
    onChange={onChange}
    error={error}
  />
);

interface EventFieldsProps {
  /** The events that the service can be told of. */
  readonly offered: readonly EventType[];
  readonly events: readonly EventType[];
  readonly onChange: (events: readonly EventType[]) => void;
}

function EventFields({ offered, events, onChange }: EventFieldsProps) {
  // The server adds the erasures to the other events of responses.
  const chosenTypes = offered.filter((type) => type !== 'response.erased');
  const toggle = (type: EventType, isChosen: boolean): void =>
    onChange(chosenTypes.filter((each) => (each === type ? isChosen : events.includes(each))));
  return (
    <fieldset className={styles.events}>
      <legend>Events</legend>
      {chosenTypes.map((type) => (
        <Checkbox
          key={type}
          label={EVENT_WORDS[type].name}
          helpText={EVENT_WORDS[type].help}
          checked={events.includes(type)}
          onChange={(isChosen) => toggle(type, isChosen)}
        />
      ))}
    </fieldset>
  );
}
