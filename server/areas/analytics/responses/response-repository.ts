import type { ResponseSort } from '#shared/api/values.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { Answers } from '#shared/survey/answer.ts';
import { orderedOf, type OrderedRow } from '#server/areas/orders/ordered-products.ts';
import type { Priority, Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import type { ResultFilter } from '../rows/row-filter.ts';
import {
  type Bind,
  dayCondition,
  filterCondition,
  momentCondition,
  surveyParameters,
} from '../rows/row-filter-repository.ts';
import { behindCondition, orderBy, type RowOrder, rowOrders } from '../rows/row-order.ts';
import type { ListPosition } from '../rows/row-repository.ts';

export interface ResponseRow {
  readonly responseId: string;
  readonly version: number;
  readonly variant: Variant | null;
  readonly isComplete: boolean;
  readonly isTest: boolean;
  readonly answers: Answers;
  readonly times: Readonly<Record<string, number>>;
  readonly path: readonly string[];
  readonly day: string;
  readonly country: string;
  readonly customerType: string;
  readonly placement: string;
  readonly language: string;
  readonly customerId: string | null;
  readonly orderId: string | null;
  readonly orderValue: string | null;
  readonly orderCurrency: string | null;
  readonly isOrderVerified: boolean;
  /** Null without a verified order. */
  readonly ordered: OrderedRow | null;
  /** The moment of the first save. */
  readonly at: string;
  readonly completedAt: string | null;
  readonly durationMs: number | null;
  readonly isStarred: boolean;
  readonly tags: readonly string[];
  readonly note: string;
}

/** A position in the list, with the response if it matches. */
export interface ListedRow extends ListPosition {
  readonly row: ResponseRow | null;
}

const columnsOf = (
  table: string,
) => `response_id, version, is_complete, is_test, answers, answer_times AS times, path, day,
  country, customer_type, placement, language, customer_id, order_id, order_value, order_currency,
  is_order_verified, first_saved_at AS at, completed_at, duration_ms, variant, ${orderedOf(table)} AS ordered`;

/** Their columns in `follow_ups`, which has no row for most responses. */
const MARKS = `coalesce(marks.is_starred, false) AS is_starred, coalesce(marks.tags, '[]'::jsonb) AS tags,
  coalesce(marks.note, '') AS note`;

interface ListedColumns {
  readonly listedAt: string;
  readonly listedId: string;
  readonly listedKey: string | null;
}

/** Only responses with a star, or with this tag. */
export interface MarkedFilter {
  readonly isStarred: boolean;
  readonly tag: string | null;
}

interface ListedPage {
  readonly before: ListPosition | null;
  readonly rows: number;
  /** Newest first by default. */
  readonly sort?: ResponseSort;
  readonly currency?: string;
  readonly marked?: MarkedFilter;
}

/**
 * Rows that do not match are returned without their response, so that the caller knows how far it has read.
 */
export async function findResponses(
  db: Queries,
  survey: SurveyKey,
  filter: ResultFilter,
  { before, rows, sort = '-saved', currency = '', marked }: ListedPage,
  priority: Priority = 'rows',
): Promise<ListedRow[]> {
  const orders = rowOrders(sort, currency);
  const first = before?.part ?? 0;
  const found: ListedRow[] = [];
  for (const [part, order] of orders.entries()) {
    if (part < first || found.length === rows) continue;
    const page = { before: part === first ? before : null, rows: rows - found.length, marked };
    const own = await findOrdered(db, survey, filter, order, page, priority);
    found.push(...own.map((row) => (orders.length === 1 ? row : { ...row, part })));
  }
  return found;
}

async function findOrdered(
  db: Queries,
  survey: SurveyKey,
  filter: ResultFilter,
  order: RowOrder,
  { before, rows, marked }: Pick<ListedPage, 'before' | 'rows' | 'marked'>,
  priority: Priority,
): Promise<ListedRow[]> {
  const { parameters, bind } = surveyParameters(survey);
  const key = order.key === null ? 'NULL' : `${order.key}::text`;
  const found = await db.query<ListedColumns & { [Key in keyof ResponseRow]: ResponseRow[Key] | null }>(
    `SELECT slice.first_saved_at AS listed_at, slice.response_id AS listed_id, slice.listed_key, matched.*, ${MARKS}
       FROM (SELECT *, ${key} AS listed_key FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND ${momentCondition(filter, bind)}
                AND ${dayCondition(filter, bind)} AND ${order.condition(bind)}
                AND ${behindCondition(order, before, bind)} AND ${markedCondition(marked, bind)}
              ORDER BY ${orderBy(order, 'responses')} LIMIT ${bind(rows)}::int) AS slice
       LEFT JOIN LATERAL (SELECT ${columnsOf('slice')} WHERE ${filterCondition(filter, bind)}) AS matched ON true
       LEFT JOIN follow_ups AS marks
         ON marks.store_id = $1 AND marks.survey_id = $2 AND marks.response_id = matched.response_id
      ORDER BY ${orderBy(order, 'slice')}`,
    parameters,
    { priority },
  );
  return found.map(({ listedAt, listedId, listedKey, ...row }) => ({
    at: listedAt,
    responseId: listedId,
    ...(listedKey !== null && { key: listedKey }),
    // A row that does not match has null in all columns.
    row: row.responseId === null ? null : (row as ResponseRow),
  }));
}

function markedCondition(marked: MarkedFilter | undefined, bind: Bind): string {
  if (marked === undefined || (!marked.isStarred && marked.tag === null)) return 'true';
  const conditions = [
    ...(marked.isStarred ? ['wanted.is_starred'] : []),
    ...(marked.tag === null ? [] : [`wanted.tags ? ${bind(marked.tag)}::text`]),
  ];
  return `EXISTS (SELECT FROM follow_ups AS wanted
                   WHERE wanted.store_id = $1 AND wanted.survey_id = $2
                     AND wanted.response_id = responses.response_id AND ${conditions.join(' AND ')})`;
}

/** The responses with these ids that exist, newest first. */
export function findSelectedResponses(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  responseIds: readonly string[],
): Promise<ResponseRow[]> {
  return db.query<ResponseRow>(
    `SELECT ${MARKS}, found.* FROM (SELECT ${columnsOf('responses')} FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[])) AS found
       LEFT JOIN follow_ups AS marks
         ON marks.store_id = $1 AND marks.survey_id = $2 AND marks.response_id = found.response_id
      ORDER BY found.at DESC, found.response_id DESC`,
    [storeId, surveyId, responseIds],
  );
}
