import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

/** A choice question with an Other option, for the answers below. */
export const CHOICE = survey(
  question('single_select', 'q1', { options: ['good'], config: { allowOther: true }, isRequired: false }),
);

interface Answers {
  readonly storeId: string;
  readonly surveyId: string;
  readonly count: number;
  /** The text of every response beside Other. */
  readonly words: string;
  readonly customerId?: string;
  /** How long ago the responses were saved. */
  readonly daysAgo?: number;
}

/** Inserts thousands of responses with their counters. */
export async function insertAnswers(database: Database, answers: Answers): Promise<void> {
  const { storeId, surveyId, count, words, customerId = null, daysAgo = 0 } = answers;
  await database.query(
    `INSERT INTO responses (store_id, survey_id, response_id, version, revision, respondent_key, is_complete, answers,
       answer_times, path, day, country, customer_type, placement, customer_id, started_at, first_saved_at, saved_at)
     SELECT $1, $2, md5($2 || n), 1, 1, 'key ' || n, true,
            jsonb_build_object('q1', jsonb_build_object('optionId', 'other', 'otherValue', $4::text)), '{}', '["q1"]',
            at::date, '', '', 'hosted', $5, at, at, at
       FROM generate_series(1, $3::int) AS n, (SELECT now() - make_interval(days => $6::int) AS at) AS moment`,
    [storeId, surveyId, count, words, customerId, daysAgo],
  );
  await database.query(
    `INSERT INTO texts (store_id, survey_id, response_id, question_id, body, is_other, version, day, country,
       customer_type, placement, saved_at)
     SELECT store_id, survey_id, response_id, 'q1', $3, true, version, day, country, customer_type, placement, saved_at
       FROM responses WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId, words],
  );
  await recountSurveys({ database }, storeId);
}
