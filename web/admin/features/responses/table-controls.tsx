import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type { ResponseTags } from '#shared/api/analytics-responses.ts';
import type { ResponseSort } from '#shared/api/values.ts';
import { TEST_ANSWERS_KEPT, TEST_ANSWER_DAYS } from '#shared/survey/test-answers.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Checkboxes } from '../../answers/filters/checkboxes.tsx';
import filters from '../../answers/filters/filters.module.css';
import styles from '../../answers/list/cards.module.css';
import type { ListView, ResponseKind } from './list-address.ts';
import { ListSearch } from '../../answers/list/list-search.tsx';
import { type ResponseColumn } from './response-columns.tsx';
import table from '../../answers/list/table.module.css';

const KINDS: readonly { readonly id: ResponseKind; readonly name: string }[] = [
  { id: 'real', name: 'Responses' },
  { id: 'test', name: 'Test responses' },
];

const SORTS: Readonly<Record<ResponseSort, string>> = {
  '-saved': 'Newest first',
  saved: 'Oldest first',
  '-order': 'Largest order first',
  order: 'Smallest order first',
};

const TEST_LIMIT_NOTE = `The latest ${TEST_ANSWERS_KEPT} test responses of a survey are kept, each for ${TEST_ANSWER_DAYS} days.`;

interface ControlsProps {
  readonly view: ListView;
  readonly onChange: (change: Partial<ListView>) => void;
  readonly tags: ResponseTags | undefined;
  readonly columns: { readonly all: readonly ResponseColumn[]; readonly shown: readonly ResponseColumn[] };
  readonly isWide: boolean;
  readonly onSearch: (search: string) => void;
}

/** What the table shows, and in which order. */
export function TableControls({ view, onChange, tags, columns, isWide, onSearch }: ControlsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { kind, sort, isStarred } = view;
  return (
    <>
      <div className={styles.controls} role="search" aria-label="Responses">
        <div className={styles.kinds} role="group" aria-label="Which responses">
          {KINDS.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={kind === id} onClick={() => onChange({ kind: id })}>
              {name}
            </button>
          ))}
          <button type="button" aria-pressed={isStarred} onClick={() => onChange({ isStarred: !isStarred })}>
            Starred
          </button>
        </div>
        <TagSelect tag={view.tag} tags={tags} onChange={(tag) => onChange({ tag })} />
        <ListSearch label="Search responses" hint="Words, answers or an order" onSearch={onSearch} />
        <select
          className={table.select}
          aria-label="Sort"
          value={sort}
          onChange={(event) => onChange({ sort: event.currentTarget.value as ResponseSort })}
        >
          {Object.entries(SORTS).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {isWide && <Button onClick={() => setChoosing(true)}>Columns</Button>}
      </div>
      {kind === 'test' && <p className={styles.facts}>{TEST_LIMIT_NOTE}</p>}
      {isChoosing && (
        <ColumnDialog
          {...columns}
          onChange={(chosen) => onChange({ columns: chosen })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

interface TagSelectProps {
  readonly tag: string;
  readonly tags: ResponseTags | undefined;
  readonly onChange: (tag: string) => void;
}

/** A select uses the empty value for *nothing chosen*. */
const ANY_TAG = '';

function TagSelect({ tag, tags, onChange }: TagSelectProps) {
  const known = tags?.tags ?? [];
  if (known.length === 0 && tag === ANY_TAG) return null;
  const isListed = tag === ANY_TAG || known.some((each) => each.tag === tag);
  return (
    <select
      className={table.select}
      aria-label="Tag"
      value={tag}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value={ANY_TAG}>Any tag or none</option>
      {known.map((each) => (
        <option key={each.tag} value={each.tag}>
          {`${each.tag} (${each.responses.toLocaleString()})`}
        </option>
      ))}
      {!isListed && <option value={tag}>{tag}</option>}
    </select>
  );
}

interface ColumnDialogProps {
  readonly all: readonly ResponseColumn[];
  readonly shown: readonly ResponseColumn[];
  readonly onChange: (chosen: readonly string[] | null) => void;
  readonly onClose: () => void;
}

function ColumnDialog({ all, shown, onChange, onClose }: ColumnDialogProps) {
  const names = new Map(all.map(({ id, name }) => [id, name]));
  return (
    <Dialog
      title="Columns"
      maxWidth={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onChange(null)}>Show the usual ones</Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={filters.fields}>
        <Checkboxes
          legend="Shown columns"
          values={all.map(({ id }) => id)}
          chosen={shown.map(({ id }) => id)}
          nameOf={(id) => names.get(id) ?? id}
          noteOf={() => ''}
          onChange={(chosen) => onChange(chosen.length > 0 ? chosen : null)}
        />
      </div>
    </Dialog>
  );
}
