import type { Answers } from '#shared/survey/answer.ts';
import type { Priority, Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '../results/results-repository.ts';
import type { ResultFilter } from '../rows/row-filter.ts';
import { filterCondition, momentCondition, surveyParameters } from '../rows/row-filter-repository.ts';
import { olderCondition, type ListPosition } from '../rows/row-repository.ts';

export interface ResponseRow {
  readonly responseId: string;
  readonly version: number;
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
  /** The moment of the first save. */
  readonly at: string;
  readonly completedAt: string | null;
  readonly durationMs: number | null;
}

/** A position in the list, with the response if it matches. */
export interface ListedRow extends ListPosition {
  readonly row: ResponseRow | null;
}

const COLUMNS = `response_id AS "responseId", version, is_complete AS "isComplete", is_test AS "isTest", answers,
  answer_times AS times, path, day, country, customer_type AS "customerType", placement, language,
  customer_id AS "customerId", order_id AS "orderId", order_value AS "orderValue", order_currency AS "orderCurrency",
  is_order_verified AS "isOrderVerified", first_saved_at AS at, completed_at AS "completedAt",
  duration_ms AS "durationMs"`;

interface ListedColumns {
  readonly listedAt: string;
  readonly listedId: string;
}

/**
 * Newest first. Rows that do not match are returned without their response, so that the caller knows how far it has
 * read.
 */
export async function findResponses(
  db: Queries,
  survey: SurveyKey,
  filter: ResultFilter,
  { before, rows }: { before: ListPosition | null; rows: number },
  priority: Priority = 'rows',
): Promise<ListedRow[]> {
  const { parameters, bind } = surveyParameters(survey);
  const found = await db.query<ListedColumns & { [Key in keyof ResponseRow]: ResponseRow[Key] | null }>(
    `SELECT slice.first_saved_at AS "listedAt", slice.response_id AS "listedId", matched.*
       FROM (SELECT * FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND ${momentCondition(filter, bind)} AND ${olderCondition(before, bind)}
              ORDER BY first_saved_at DESC, response_id DESC LIMIT ${bind(rows)}::int) AS slice
       LEFT JOIN LATERAL (SELECT ${COLUMNS} WHERE ${filterCondition(filter, bind)}) AS matched ON true
      ORDER BY slice.first_saved_at DESC, slice.response_id DESC`,
    parameters,
    { priority },
  );
  return found.map(({ listedAt, listedId, ...row }) => ({
    at: listedAt,
    responseId: listedId,
    // A row that does not match has null in all columns.
    row: row.responseId === null ? null : (row as ResponseRow),
  }));
}

export async function findResponse(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  responseId: string,
): Promise<ResponseRow | null> {
  const [row] = await db.query<ResponseRow>(
    `SELECT ${COLUMNS} FROM responses WHERE store_id = $1 AND survey_id = $2 AND response_id = $3`,
    [storeId, surveyId, responseId],
  );
  return row ?? null;
}
