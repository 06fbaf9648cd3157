import type { Queries } from '#server/kernel/database/database.ts';
import type { Survey } from '../results/results-repository.ts';
import type { ResultFilter } from '../rows/row-filter.ts';
import { matches, surveyParameters } from '../rows/row-filter-repository.ts';
import type { Mark } from '../rows/row-repository.ts';

export interface TextRow extends Mark {
  /** Null if its response doesn't match. */
  readonly body: string | null;
  readonly isOther: boolean;
  readonly version: number;
  readonly country: string;
  readonly customerType: string;
  readonly placement: string;
}

/** What was written to a question, newest first; `at` is when it was. */
export function findTexts(
  db: Queries,
  survey: Survey,
  filter: ResultFilter,
  { meaningId, after, rows }: { meaningId: string; after: Mark | null; rows: number },
): Promise<TextRow[]> {
  const { parameters, bind } = surveyParameters(survey);
  const earlier = after
    ? `(saved_at, response_id) < (${bind(after.at)}::timestamptz, ${bind(after.responseId)}::text)`
    : 'true';
  return db.query<TextRow>(
    `SELECT slice.saved_at AS at, slice.response_id AS "responseId", slice.is_other AS "isOther", slice.version,
            slice.country, slice.customer_type AS "customerType", slice.placement,
            CASE WHEN EXISTS (
              SELECT 1 FROM responses WHERE responses.store_id = $1 AND responses.survey_id = $2
                 AND responses.response_id = slice.response_id AND ${matches(filter, bind)}) THEN slice.body END AS body
       FROM (SELECT * FROM texts
              WHERE store_id = $1 AND survey_id = $2 AND question_id = ${bind(meaningId)}
                AND ${earlier}
              ORDER BY saved_at DESC, response_id DESC LIMIT ${bind(rows)}::int) AS slice
      ORDER BY slice.saved_at DESC, slice.response_id DESC`,
    parameters,
    { priority: 'rows' },
  );
}
