import { useId } from 'react';
import type { Inbox } from '#shared/api/analytics-inbox.ts';
import { LOW_SCORE_STATES, OWNER_LENGTH } from '#shared/api/values.ts';
import cards from '../../answers/list/cards.module.css';
import { ListSearch } from '../../answers/list/list-search.tsx';
import table from '../../answers/list/table.module.css';
import { type Due, DUES, type InboxView } from './inbox-address.ts';
import styles from './inbox.module.css';
import { countText, STATE_NAMES } from './inbox-labels.ts';

interface ControlsProps {
  readonly view: InboxView;
  readonly inbox: Inbox | undefined;
  readonly ownName: string;
  readonly onChange: (change: Partial<InboxView>) => void;
  /** The shown state was chosen again. */
  readonly onReload: () => void;
  readonly onSearch: (search: string) => void;
  readonly onOwnName: (name: string) => void;
}

/** Which low scores are shown, and who works on them. */
export function InboxControls({
  view,
  inbox,
  ownName,
  onChange,
  onReload,
  onSearch,
  onOwnName,
}: ControlsProps) {
  return (
    <div className={cards.controls} role="search" aria-label="Low scores">
      <div className={`${cards.kinds} ${styles.states}`} role="group" aria-label="State">
        {([...LOW_SCORE_STATES, 'any'] as const).map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={view.state === state}
            onClick={() => (view.state === state ? onReload() : onChange({ state }))}
          >
            {state === 'any' ? 'All' : STATE_NAMES[state]}
            {inbox && state !== 'any' && (
              <span className={styles.count}>{countText(inbox.counts[state])}</span>
            )}
          </button>
        ))}
      </div>
      <ListSearch label="Search low scores" hint="Words, answers or an order" onSearch={onSearch} />
      <details className={styles.filters} open={view.assigned !== 'any' || view.due !== 'any' || undefined}>
        <summary>Filter</summary>
        <div>
          <OwnerSelect view={view} people={inbox?.people ?? []} onChange={onChange} />
          <select
            className={table.select}
            aria-label="Due"
            value={view.due}
            onChange={(event) => onChange({ due: event.currentTarget.value as Due })}
          >
            {DUES.map((due) => (
              <option key={due} value={due}>
                {dueName(due, inbox?.overdue ?? 0)}
              </option>
            ))}
          </select>
          <OwnName name={ownName} people={inbox?.people ?? []} onChange={onOwnName} />
        </div>
      </details>
    </div>
  );
}

const DUE_NAMES: Readonly<Record<Due, string>> = {
  any: 'Due any time',
  overdue: 'Overdue',
  today: 'Due today',
  week: 'Due in 7 days',
  none: 'No due day',
};

function dueName(due: Due, overdue: number): string {
  return due === 'overdue' ? `${DUE_NAMES[due]} (${countText(overdue)})` : DUE_NAMES[due];
}

const ANY = 'any';
const NOBODY = 'nobody';
/** No name then equals one of the others. */
const PERSON = 'name:';

interface OwnerProps extends Pick<ControlsProps, 'view' | 'onChange'> {
  readonly people: readonly string[];
}

function OwnerSelect({ view: { assigned, owner }, people, onChange }: OwnerProps) {
  const isListed = assigned !== 'person' || people.includes(owner);
  const choose = (value: string): void => {
    if (value === ANY || value === NOBODY) onChange({ assigned: value, owner: '' });
    else onChange({ assigned: 'person', owner: value.slice(PERSON.length) });
  };
  return (
    <select
      className={table.select}
      aria-label="Owner"
      value={assigned === 'person' ? `${PERSON}${owner}` : assigned}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value={ANY}>Any owner</option>
      <option value={NOBODY}>No owner</option>
      {(isListed ? people : [owner, ...people]).map((name) => (
        <option key={name} value={`${PERSON}${name}`}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface NameProps {
  readonly name: string;
  readonly people: readonly string[];
  readonly onChange: (name: string) => void;
}

/** The merchant's own name. It is typed once, and the history shows it beside each change. */
function OwnName({ name, people, onChange }: NameProps) {
  const list = useId();
  return (
    <label className={styles.ownName}>
      You are
      <input
        value={name}
        maxLength={OWNER_LENGTH}
        placeholder="Your name"
        list={list}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <People id={list} people={people} />
    </label>
  );
}

/** The names that were typed before, as suggestions. */
export function People({ id, people }: { readonly id: string; readonly people: readonly string[] }) {
  return (
    <datalist id={id}>
      {people.map((person) => (
        <option key={person} value={person} />
      ))}
    </datalist>
  );
}
