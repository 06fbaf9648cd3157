import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '../results/results-repository.ts';
import type { ResultFilter } from '../rows/row-filter.ts';
import { filterCondition, surveyParameters } from '../rows/row-filter-repository.ts';
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

/** The texts that answer a question, newest first; `at` is the moment of the answer. */
export function findTexts(
  db: Queries,
  survey: SurveyKey,
  filter: ResultFilter,
  { meaningId, after, rows }: { meaningId: string; after: ListPosition | null; rows: number },
): Promise<TextRow[]> {
  const { parameters, bind } = surveyParameters(survey);
  const olderCondition = after
    ? `(saved_at, response_id) < (${bind(after.at)}::timestamptz, ${bind(after.responseId)}::text)`
    : 'true';
  return db.query<TextRow>(
    `SELECT slice.saved_at AS at, slice.response_id AS "responseId", slice.is_other AS "isOther", slice.version,
            slice.country, slice.customer_type AS "customerType", slice.placement,
            CASE WHEN EXISTS (
              SELECT 1 FROM responses WHERE responses.store_id = $1 AND responses.survey_id = $2
                 AND responses.response_id = slice.response_id AND ${filterCondition(filter, bind)}) THEN slice.body END AS body
       FROM (SELECT * FROM texts
              WHERE store_id = $1 AND survey_id = $2 AND question_id = ${bind(meaningId)}
                AND ${olderCondition}
              ORDER BY saved_at DESC, response_id DESC LIMIT ${bind(rows)}::int) AS slice
      ORDER BY slice.saved_at DESC, slice.response_id DESC`,
    parameters,
    { priority: 'rows' },
  );
}
