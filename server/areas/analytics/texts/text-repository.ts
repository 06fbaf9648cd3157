import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
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
  /** The answer to a score question, if one is asked for. */
  readonly score: number | null;
}

interface TextPage {
  readonly meaningId: string;
  readonly after: ListPosition | null;
  readonly rows: number;
  /** Only the texts of these responses. */
  readonly among?: readonly string[];
  /** The ids of a score question. */
  readonly scoreIds?: readonly string[];
}

/** The texts that answer a question, newest first; `at` is the moment of the answer. */
export function findTexts(
  db: Queries,
  survey: SurveyKey,
  filter: ResultFilter,
  { meaningId, after, rows, among, scoreIds = [] }: TextPage,
): Promise<TextRow[]> {
  const { parameters, bind } = surveyParameters(survey);
  const amongCondition = among ? `response_id = ANY (${bind(among)}::text[])` : 'true';
  return db.query<TextRow>(
    `SELECT slice.saved_at AS at, slice.response_id, slice.is_other, slice.version,
            slice.country, slice.customer_type, slice.placement,
            CASE WHEN matching.response_id IS NOT NULL THEN slice.body END AS body, matching.score
       FROM (SELECT * FROM texts
              WHERE store_id = $1 AND survey_id = $2 AND question_id = ${bind(meaningId)}
                AND ${olderText(after, bind)} AND ${amongCondition}
              ORDER BY saved_at DESC, response_id DESC LIMIT ${bind(rows)}::int) AS slice
       LEFT JOIN LATERAL (${matchingResponse(filter, scoreIds, bind)}) AS matching ON true
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
  { meaningId, after, rows, scoreIds = [] }: TextPage,
): Promise<TextMark | null> {
  const { parameters, bind } = surveyParameters(survey);
  const [mark] = await db.query<TextMark>(
    `SELECT saved_at AS at, response_id, count(*) OVER ()::float8 AS rows,
            count(*) FILTER (WHERE is_match) OVER ()::float8 AS texts,
            coalesce(sum(hash) FILTER (WHERE is_match) OVER (), 0)::text AS hash
       FROM (SELECT slice.saved_at, slice.response_id,
                    hashtextextended(concat_ws(' ', slice.response_id, slice.saved_at, slice.body, matching.score), 0) AS hash,
                    matching.response_id IS NOT NULL AS is_match
               FROM (SELECT * FROM texts
                      WHERE store_id = $1 AND survey_id = $2 AND question_id = ${bind(meaningId)}
                        AND ${olderText(after, bind)}
                      ORDER BY saved_at DESC, response_id DESC LIMIT ${bind(rows)}::int) AS slice
               LEFT JOIN LATERAL (${matchingResponse(filter, scoreIds, bind)}) AS matching ON true) AS marked
      ORDER BY saved_at, response_id LIMIT 1`,
    parameters,
    { priority: 'rows' },
  );
  return mark ?? null;
}

/** The response of a text if it matches, with its answer to a score question. */
function matchingResponse(filter: ResultFilter, scoreIds: readonly string[], bind: Bind): string {
  const answers = scoreIds.map((id) => `responses.answers->${bind(id)}->>'value'`);
  const score = answers.length === 0 ? 'NULL' : `coalesce(${answers.join(', ')})`;
  return `SELECT responses.response_id, (${score})::float8 AS score FROM responses
           WHERE responses.store_id = $1 AND responses.survey_id = $2
             AND responses.response_id = slice.response_id AND ${filterCondition(filter, bind)}`;
}

function olderText(after: ListPosition | null, bind: Bind): string {
  if (after === null) return 'true';
  return `(saved_at, response_id) < (${bind(after.at)}::timestamptz, ${bind(after.responseId)}::text)`;
}
