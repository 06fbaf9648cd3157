import type { ReactNode } from 'react';
import type { ResponseSort } from '#shared/api/values.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import type { CustomerType } from '#shared/audience/filters.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import { PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import { languageName } from '#shared/words/language-name.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { countryName } from '#shared/words/country-name.ts';
import { exactMoney } from '#shared/words/money.ts';
import { duration } from '../../answers/format-figure.ts';
import { answerTextOf } from '../../answers/answer-text.ts';
import { type Clock, CUSTOMER_LABELS, TimeAt } from '../../answers/list/response-facts.tsx';
import styles from '../../answers/list/table.module.css';

export interface ResponseColumn {
  readonly id: string;
  readonly name: string;
  /** The least width in rem. */
  readonly width: number;
  /** Its part of the remaining width; none by default. */
  readonly grows?: number;
  readonly cell: (response: ReadableResponse, clock: Clock) => ReactNode;
  /** The order that the heading chooses first. */
  readonly sort?: Extract<ResponseSort, `-${string}`>;
}

const FACTS: readonly ResponseColumn[] = [
  {
    id: 'when',
    name: 'When',
    width: 8.5,
    sort: '-saved',
    cell: ({ firstSavedAt }, clock) => <TimeAt moment={firstSavedAt} clock={clock} />,
  },
  { id: 'state', name: 'State', width: 11, cell: stateOf },
];

const MORE: readonly ResponseColumn[] = [
  {
    id: 'order',
    name: 'Order',
    width: 7,
    sort: '-order',
    cell: ({ order }) =>
      order && (order.value === null ? 'Order' : exactMoney(Number(order.value), order.currency ?? '')),
  },
  { id: 'tags', name: 'Tags', width: 8, grows: 1, cell: ({ mark }) => <Tags tags={mark.tags} /> },
  { id: 'note', name: 'Note', width: 9, grows: 1, cell: ({ mark }) => mark.note },
  {
    id: 'duration',
    name: 'Time taken',
    width: 7,
    cell: ({ durationMs }) => durationMs !== null && duration(durationMs / 1000),
  },
  {
    id: 'customer',
    name: 'Customer',
    width: 9,
    cell: ({ customerType }) => customerType && CUSTOMER_LABELS[customerType as CustomerType],
  },
  { id: 'country', name: 'Country', width: 8, cell: ({ country }) => country && countryName(country) },
  {
    id: 'placement',
    name: 'Shown on',
    width: 9,
    cell: ({ placement }) => PLACEMENT_WORDS[placement as PlacementType].name,
  },
  {
    id: 'language',
    name: 'Language',
    width: 7,
    cell: ({ language }) => language && languageName(language),
  },
  { id: 'version', name: 'Version', width: 5, cell: ({ version }) => version },
];

interface ShownQuestion {
  readonly meaningId: string;
  readonly text: string;
}

/** Every column of a survey's table. */
export function columnsOf(questions: readonly ShownQuestion[]): readonly ResponseColumn[] {
  return [...FACTS, ...questions.map(questionColumn), ...MORE];
}

/** Three questions fit beside the facts. */
const FIRST_QUESTIONS = 3;

/** The chosen columns in the table's order, or the first ones. */
export function shownColumns(
  all: readonly ResponseColumn[],
  chosen: readonly string[] | null,
): readonly ResponseColumn[] {
  const known = all.filter(({ id }) => chosen?.includes(id));
  if (known.length > 0) return known;
  const questions = all.filter(({ id }) => id.startsWith(QUESTION)).slice(0, FIRST_QUESTIONS);
  return all.filter((column) => ['when', 'order', 'tags'].includes(column.id) || questions.includes(column));
}

const QUESTION = 'q:';

function questionColumn({ meaningId, text }: ShownQuestion): ResponseColumn {
  return {
    id: `${QUESTION}${meaningId}`,
    name: text.trim() === '' ? 'Question without a text' : text,
    width: 10,
    grows: 2,
    cell: ({ path }) => {
      const step = path.find((each) => each.meaningId === meaningId);
      return step?.answer ? answerTextOf(step)(step.answer) : null;
    },
  };
}

/** The answers in one line, for a row without columns. */
export function answersOf({ path }: ReadableResponse): string {
  return path.flatMap((step) => (step.answer ? answerTextOf(step)(step.answer) : [])).join(' · ');
}

export function stateOf({ isComplete, durationMs, path }: ReadableResponse): string {
  if (!isComplete) return `Left after ${pluralize(path.length, 'question')}`;
  return durationMs === null ? 'Complete' : `Complete in ${duration(durationMs / 1000)}`;
}

export function Tags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
    </span>
  );
}
