import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '../results/results-repository.ts';
import type { ResultFilter } from '../rows/row-filter.ts';
import { type Bind, filterCondition, surveyParameters } from '../rows/row-filter-repository.ts';
import type { ListPosition } from '../rows/row-repository.ts';

export interface TextRow extends ListPosition {
  /** Null if the response does not match. */
  readonly body: string | null;
  readonly isOther: boolean;
  readonly version: number;
  readonly country: string;
  readonly customerType: string;
  readonly placement: string;
}

interface TextPage {
  readonly meaningId: string;
  readonly after: ListPosition | null;
  readonly rows: number;
  /** Only the texts of these responses. */
  readonly among?: readonly string[];
}

/** The texts that answer a question, newest first; `at` is the moment of the answer. */
export function findTexts(
  db: Queries,
  survey: SurveyKey,
  filter: ResultFilter,
  { meaningId, after, rows, among }: TextPage,
): Promise<TextRow[]> {
  const { parameters, bind } = surveyParameters(survey);
  const amongCondition = among ? `response_id = ANY (${bind(among)}::text[])` : 'true';
  return db.query<TextRow>(
    `SELECT slice.saved_at AS at, slice.response_id AS "responseId", slice.is_other AS "isOther", slice.version,
            slice.country, slice.customer_type AS "customerType", slice.placement,
            CASE WHEN EXISTS (
              SELECT 1 FROM responses WHERE responses.store_id = $1 AND responses.survey_id = $2
                 AND responses.response_id = slice.response_id AND ${filterCondition(filter, bind)}) THEN slice.body END AS body
       FROM (SELECT * FROM texts
              WHERE store_id = $1 AND survey_id = $2 AND question_id = ${bind(meaningId)}
                AND ${olderText(after, bind)} AND ${amongCondition}
              ORDER BY saved_at DESC, response_id DESC LIMIT ${bind(rows)}::int) AS slice
      ORDER BY slice.saved_at DESC, slice.response_id DESC`,
    parameters,
    { priority: 'rows' },
  );
}

/** The last position of a slice of texts, and what changes when a text in the slice changes. */
export interface TextMark extends ListPosition {
  readonly rows: number;
  /** Those that match the filter. */
  readonly texts: number;
  readonly hash: string;
}

/** Null if there are no more texts. */
export async function findTextMark(
  db: Queries,
  survey: SurveyKey,
  filter: ResultFilter,
  { meaningId, after, rows }: TextPage,
): Promise<TextMark | null> {
  const { parameters, bind } = surveyParameters(survey);
  const [mark] = await db.query<TextMark>(
    `SELECT saved_at AS at, response_id AS "responseId", count(*) OVER ()::float8 AS rows,
            count(*) FILTER (WHERE is_match) OVER ()::float8 AS texts,
            coalesce(sum(hash) FILTER (WHERE is_match) OVER (), 0)::text AS hash
       FROM (SELECT slice.saved_at, slice.response_id,
                    hashtextextended(concat_ws(' ', slice.response_id, slice.saved_at, slice.body), 0) AS hash,
                    EXISTS (
                      SELECT 1 FROM responses WHERE responses.store_id = $1 AND responses.survey_id = $2
                         AND responses.response_id = slice.response_id AND ${filterCondition(filter, bind)}) AS is_match
               FROM (SELECT * FROM texts
                      WHERE store_id = $1 AND survey_id = $2 AND question_id = ${bind(meaningId)}
                        AND ${olderText(after, bind)}
                      ORDER BY saved_at DESC, response_id DESC LIMIT ${bind(rows)}::int) AS slice) AS marked
      ORDER BY saved_at, response_id LIMIT 1`,
    parameters,
    { priority: 'rows' },
  );
  return mark ?? null;
}

function olderText(after: ListPosition | null, bind: Bind): string {
  if (after === null) return 'true';
  return `(saved_at, response_id) < (${bind(after.at)}::timestamptz, ${bind(after.responseId)}::text)`;
}
