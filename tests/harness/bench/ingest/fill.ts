import type { Database } from '#server/kernel/database/database.ts';

const SLICE = 20_000;

/** Inserts this many complete older responses with their counters. */
export async function fillResponses(
  database: Database,
  storeId: string,
  surveyId: string,
  count: number,
): Promise<void> {
  for (let from = 0; from < count; from += SLICE) {
    await database.query(
      `INSERT INTO responses (store_id, survey_id, response_id, version, revision, respondent_key, is_complete,
          answers, answer_times, path, day, country, customer_type, placement, started_at, first_saved_at, saved_at,
          completed_at, duration_ms)
       SELECT $1, $2, md5(n::text), 1, 6, md5(n::text), true,
          '{"q1":{"value":9},"q2":{"optionId":"a","otherValue":null},"q3":{"value":4},"q4":{"optionIds":["u"],"otherValue":null}}',
          '{"q1":1500,"q2":1500,"q3":1500,"q4":1500}', '["q1","q2","q3","q4","q5"]', at::date, 'PT', 'repeat',
          'thank_you', at, at, at, at, 9000
         FROM (SELECT n, now() - make_interval(mins => n % 500000) AS at FROM generate_series($3::int, $4::int) AS n) AS given`,
      [storeId, surveyId, from, Math.min(from + SLICE, count) - 1],
      { priority: 'upkeep' },
    );
  }
  if (count === 0) return;
  await database.query(
    `UPDATE surveys SET responses_total = $3, completes_total = $3 WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId, count],
  );
  await database.query(
    `INSERT INTO counters (store_id, survey_id, question_id, cell, version, day, n)
     SELECT store_id, survey_id, '', 'completed', 1, day, count(*) FROM responses
      WHERE store_id = $1 AND survey_id = $2 GROUP BY store_id, survey_id, day`,
    [storeId, surveyId],
  );
  await database.query('ANALYZE');
}
