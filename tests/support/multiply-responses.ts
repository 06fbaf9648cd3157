import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { GeneratedStore } from '#tests/server/areas/analytics/generate.ts';

const COPIED = `version, revision, is_complete, is_test, answers, answer_times, path, country, customer_type, placement,
  language, customer_id, order_id, order_value, order_currency, is_order_verified, duration_ms`;
const TIMES = ['started_at', 'first_saved_at', 'saved_at', 'completed_at'];
const TEXT = 'question_id, body, is_other, version, country, customer_type, placement, saved_at';

interface Copies {
  readonly copies: number;
  /** How much earlier each copy was sent than the one before it. */
  readonly minutesApart?: number;
}

/**
 * Copies the responses that were collected through the API many times, by statements instead of requests, and recounts
 * them from the rows.
 */
export async function multiplyResponses(
  database: Database,
  store: GeneratedStore,
  { copies, minutesApart = 0 }: Copies,
): Promise<GeneratedStore> {
  const { storeId } = store;
  const earlier = (time: string) => `(${time} - copy * make_interval(mins => $3::int))`;
  await database.query(
    `INSERT INTO responses (store_id, survey_id, response_id, respondent_key, ${COPIED}, ${TIMES.join(', ')}, day)
     SELECT store_id, survey_id, response_id || '-' || copy, respondent_key || '-' || copy, ${COPIED},
            ${TIMES.map(earlier).join(', ')}, (${earlier('first_saved_at')} AT TIME ZONE timezone)::date
       FROM responses JOIN (SELECT store_id, timezone FROM stores) AS store USING (store_id),
            generate_series(1, $2::int) AS copy WHERE store_id = $1`,
    [storeId, copies, minutesApart],
  );
  // Without statistics the database may join each response with all texts.
  await database.query('ANALYZE');
  await database.query(
    `INSERT INTO texts (store_id, survey_id, response_id, day, ${TEXT})
     SELECT store_id, survey_id, copied.response_id, copied.day, ${TEXT}
       FROM (SELECT store_id, survey_id, response_id || '-' || copy AS copied_id, ${TEXT}
               FROM texts, generate_series(1, $2::int) AS copy WHERE store_id = $1) AS written
       JOIN (SELECT store_id, survey_id, response_id, response_id AS copied_id, day FROM responses) AS copied
            USING (store_id, survey_id, copied_id)`,
    [storeId, copies],
  );
  await database.query(`UPDATE impressions SET n = n * ($2::int + 1) WHERE store_id = $1`, [storeId, copies]);
  await recountSurveys({ database }, storeId);
  await database.query('ANALYZE');
  return { ...store, shown: Array.from({ length: copies + 1 }, () => store.shown).flat() };
}
