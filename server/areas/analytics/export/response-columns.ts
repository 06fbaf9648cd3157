import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import { productText } from '#server/areas/orders/ordered-products.ts';
import { storeClock } from '#server/areas/identity/stores/store-day.ts';
import { csvList } from './csv.ts';

type Field = string | number | null;

/** A response with the store's day on which the charts count it. */
export type ExportedResponse = ReadableResponse & { readonly day: string };

interface Column {
  readonly name: string;
  readonly field: (response: ExportedResponse, answers: AnswersByMeaning) => Field;
}

type AnswersByMeaning = ReadonlyMap<string, ReadableResponse['path'][number]['answer']>;

/** The table of a survey's responses. The columns depend on its versions and pinned themes, never on the responses. */
interface ResponseTable {
  readonly header: readonly string[];
  readonly row: (response: ExportedResponse) => Field[];
}

export function createResponseTable(questions: readonly MergedQuestion[], timeZone: string): ResponseTable {
  const columns = [...factsIn(timeZone), ...questions.flatMap(columnsOf)];
  return {
    header: columns.map(({ name }) => name),
    row: (response) => {
      const answers = new Map(response.path.map(({ meaningId, answer }) => [meaningId, answer]));
      return columns.map(({ field }) => field(response, answers));
    },
  };
}

const factsIn = (timeZone: string): readonly Column[] => [
  { name: 'response_id', field: ({ responseId }) => responseId },
  { name: 'version', field: ({ version }) => version },
  { name: 'status', field: ({ isComplete }) => (isComplete ? 'complete' : 'partial') },
  ...timesIn(timeZone),
  { name: 'seconds', field: ({ durationMs }) => durationMs && durationMs / 1000 },
  { name: 'country', field: ({ country }) => country },
  { name: 'customer_type', field: ({ customerType }) => customerType },
  { name: 'placement', field: ({ placement }) => placement },
  { name: 'language', field: ({ language }) => language },
  { name: 'customer_id', field: ({ customerId }) => customerId },
  { name: 'order_id', field: ({ order }) => order?.orderId ?? null },
  { name: 'order_value', field: ({ order }) => order?.value ?? null },
  { name: 'order_currency', field: ({ order }) => order?.currency ?? null },
  { name: 'identity', field: identityOf },
  { name: 'starred', field: ({ mark }) => (mark.isStarred ? 'yes' : null) },
  { name: 'tags', field: ({ mark }) => (mark.tags.length > 0 ? csvList(mark.tags) : null) },
  { name: 'note', field: ({ mark }) => (mark.note === '' ? null : mark.note) },
  { name: 'variant', field: ({ variant }) => variant },
  { name: 'order_name', field: ({ order }) => order?.name ?? null },
  { name: 'order_products', field: ({ order }) => listOf(order?.products.map(productText)) },
  {
    name: 'order_product_ids',
    field: ({ order }) => listOf(order?.products.map(({ productId }) => productId ?? '')),
  },
  { name: 'order_refunded', field: ({ order }) => order?.refunded ?? null },
];

const listOf = (texts: readonly string[] | undefined): Field => (texts?.length ? csvList(texts) : null);

/** Whether the customer and order are verified by the store or only claimed by the page. */
function identityOf({ customerId, order }: ReadableResponse): Field {
  if (order?.isVerified) return 'verified';
  return customerId === null && (order?.orderId ?? null) === null ? null : 'claimed, not verified';
}

/**
 * Each moment in UTC and in the store's zone. The charts count by the store's day of the first save, which stays the
 * same when the store changes its zone.
 */
function timesIn(timeZone: string): readonly Column[] {
  const local = storeClock(timeZone);
  return [
    { name: 'first_saved_at_utc', field: ({ firstSavedAt }) => firstSavedAt },
    { name: 'first_saved_at_store_time', field: ({ firstSavedAt }) => local(firstSavedAt) },
    { name: 'first_saved_store_day', field: ({ day }) => day },
    { name: 'completed_at_utc', field: ({ completedAt }) => completedAt },
    { name: 'completed_at_store_time', field: ({ completedAt }) => completedAt && local(completedAt) },
    { name: 'store_timezone', field: () => timeZone },
  ];
}

/** A column has the question's text and an id that stays the same when the text is corrected. */
function columnsOf({ meaningId, text, type, options }: MergedQuestion): Column[] {
  const answer: Column = {
    name: `${text} [${meaningId}]`,
    field: (_, answers) => {
      const given = answers.get(meaningId);
      const exported = given && resultsOf({ type }).exported(given);
      return typeof exported === 'object' && exported !== null ? csvList(exported) : (exported ?? null);
    },
  };
  if (resultsOf({ type }).isWords && options.length > 0) return [answer, themesColumn(meaningId, text)];
  if (!options.some(({ isOther }) => isOther)) return [answer];
  const other: Column = {
    name: `${text} – Other [${meaningId}]`,
    field: (_, answers) => {
      const given = answers.get(meaningId);
      return given?.kind === 'choice' ? given.other : null;
    },
  };
  return [answer, other];
}

/** The pinned themes that the text counts in. */
const themesColumn = (meaningId: string, text: string): Column => ({
  name: `${text} – Themes [${meaningId}]`,
  field: (_, answers) => {
    const given = answers.get(meaningId);
    return given?.kind === 'words' && given.themes.length > 0 ? csvList(given.themes) : null;
  },
});
