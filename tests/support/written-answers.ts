import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import type { Database } from '#server/kernel/database/database.ts';

interface WrittenAnswers {
  readonly storeId: string;
  readonly surveyId: string;
  readonly questionId: string;
  readonly texts: readonly string[];
  readonly country?: string;
  /** Answers to the question `score`, one for each text. */
  readonly scores?: readonly number[];
  /** How many days after the first moment they were written. */
  readonly afterDays?: number;
}

/** Inserts a response for each text, with its counters. The first text is the oldest. */
export async function insertTexts(database: Database, answers: WrittenAnswers): Promise<void> {
  const { storeId, surveyId, questionId, texts, country = '', scores = [], afterDays = 0 } = answers;
  await database.query(
    `INSERT INTO responses (store_id, survey_id, response_id, version, revision, respondent_key, is_complete, answers,
       answer_times, path, day, country, customer_type, placement, started_at, first_saved_at, saved_at)
     SELECT $1, $2, md5($2 || $5 || n), 1, 1, 'key ' || $5 || n, true,
            jsonb_build_object($3::text, jsonb_build_object('value', body))
              || CASE WHEN score IS NULL THEN '{}'::jsonb
                   ELSE jsonb_build_object('score', jsonb_build_object('value', score)) END, '{}', jsonb_build_array($3::text),
            at::date, $5, '', 'hosted', at, at, at
       FROM (SELECT body, score, n,
                    timestamptz '2026-11-01T00:00:00Z' + make_interval(days => $7::int, secs => n) AS at
               FROM unnest($4::text[], $6::int[]) WITH ORDINALITY AS given (body, score, n)) AS written`,
    [storeId, surveyId, questionId, texts, country, scores, afterDays],
  );
  await database.query(
    `INSERT INTO texts (store_id, survey_id, response_id, question_id, body, is_other, version, day, country,
       customer_type, placement, saved_at)
     SELECT store_id, survey_id, response_id, $3, answers->$3->>'value', false, version, day, country, customer_type,
            placement, saved_at
       FROM responses WHERE store_id = $1 AND survey_id = $2 AND country = $4`,
    [storeId, surveyId, questionId, country],
  );
  // Without statistics the database expects a few rows only, and searches each response among all of the survey.
  await database.query('ANALYZE responses');
  await database.query('ANALYZE texts');
  await recountSurveys({ database }, storeId);
}
