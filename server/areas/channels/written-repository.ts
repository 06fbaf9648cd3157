import type { Queries } from '#server/kernel/database/database.ts';
import { answerAt, type AnswerPlace } from '#server/areas/analytics/rows/answer-repository.ts';
import { surveyParameters } from '#server/areas/analytics/rows/row-filter-repository.ts';

/** Responses with the same answer to a question. */
export interface WrittenAnswer {
  readonly version: number;
  readonly language: string;
  /** As JSON. */
  readonly answer: string;
  readonly answers: number;
}

interface WrittenQuery {
  readonly storeId: string;
  readonly surveyId: string;
  readonly meaningId: string;
  readonly places: readonly AnswerPlace[];
  readonly rows: number;
}

/** Groups the newest answers in which a shopper wrote a text. */
export function groupWritten(
  db: Queries,
  { meaningId, places, rows, ...survey }: WrittenQuery,
): Promise<WrittenAnswer[]> {
  const { parameters, bind } = surveyParameters(survey);
  return db.query<WrittenAnswer>(
    `SELECT version, language, answer, count(*)::float8 AS answers
       FROM (SELECT responses.version, responses.language, ${answerAt(places, bind, 'responses.')} AS answer
               FROM (SELECT response_id FROM texts
                      WHERE store_id = $1 AND survey_id = $2 AND question_id = ${bind(meaningId)}
                      ORDER BY saved_at DESC, response_id DESC LIMIT ${bind(rows)}::int) AS newest
               JOIN responses ON responses.store_id = $1 AND responses.survey_id = $2
                AND responses.response_id = newest.response_id) AS written
      WHERE answer IS NOT NULL
      GROUP BY 1, 2, 3`,
    parameters,
    { priority: 'rows' },
  );
}
