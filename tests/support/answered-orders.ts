import { ANSWERED, RESPONSES, SEEN } from '#shared/analytics/cells.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Answers } from '#shared/survey/answer.ts';

/** The shoppers of one answer, and which visits links tell of them. */
export interface AnswerGroup {
  readonly answers: Answers;
  readonly visits?: readonly { readonly source?: string; readonly referrer?: string }[];
  /** Added to what each order costs. */
  readonly spend?: number;
}

interface AnsweredOrders {
  readonly storeId: string;
  readonly surveyId: string;
  readonly count: number;
  /** They order in turn. */
  readonly groups: readonly AnswerGroup[];
  /** Orders are spread over so many days until now. */
  readonly days: number;
  /** An order in so many has an answer. Default: each. */
  readonly answeredEach?: number;
  /** Default: half as many customers as orders. */
  readonly customers?: number;
}

const SLICE = 20_000;

/** Stores orders with visits and with answers after checkout, by statements instead of calls. Counters have the days. */
export async function answerOrders(database: Database, wanted: AnsweredOrders): Promise<void> {
  const { storeId, surveyId, count, groups, days, answeredEach = 1 } = wanted;
  const { customers = Math.ceil(count / 2) } = wanted;
  const given = JSON.stringify(
    groups.map(({ visits = [{}], spend = 0, answers }) => ({ answers, visits, spend })),
  );
  const group = `($4::jsonb)->((n / $5::int) % jsonb_array_length($4::jsonb))`;
  const placed = `now() - (($2::int - n) * ($3::float8 / $2::int)) * interval '1 day'`;
  for (let from = 0; from < count; from += SLICE) {
    const shared = [storeId, count, days, given, answeredEach];
    const to = Math.min(count, from + SLICE) - 1;
    await database.query(
      `INSERT INTO orders (store_id, order_id, checkout_token, customer_id, is_first_order, country, value, currency,
         placed_at, changed_at, received_at, has_journey, first_utm_source, last_utm_source, first_referrer, last_referrer)
       SELECT $1, 'order-' || n, 'token-' || n, 'customer-' || (n % $8::int), n < $8::int,
              (ARRAY['DE', 'FR', 'US', 'GB', ''])[1 + n % 5],
              20 + (n * 37 % 9000) / 100.0 + (told->>'spend')::numeric, stores.currency, ${placed}, now(), now(), true,
              visit->>'source', visit->>'source', visit->>'referrer', visit->>'referrer'
         FROM generate_series($6::int, $7::int) AS n
         JOIN stores ON stores.store_id = $1
        CROSS JOIN LATERAL (SELECT ${group} AS told) AS grouped
        CROSS JOIN LATERAL (
          SELECT (told->'visits')->((n / 7) % jsonb_array_length(told->'visits')) AS visit) AS visited`,
      [...shared, from, to, customers],
    );
    await database.query(
      `INSERT INTO responses (store_id, survey_id, response_id, version, revision, respondent_key, is_complete, answers,
         answer_times, path, day, country, customer_type, placement, order_id, checkout_token, is_order_verified,
         started_at, first_saved_at, saved_at)
       SELECT $1, $8, 'response-' || n, 1, 1, 'key-' || n, true, (${group})->'answers', '{}', '["source"]',
              (${placed})::date, 'DE', 'repeat', 'thank_you', 'order-' || n, 'token-' || n, true, ${placed}, ${placed},
              ${placed}
         FROM generate_series($6::int, $7::int) AS n WHERE n % $5::int = 0`,
      [...shared, from, to, surveyId],
    );
  }
  await countResponses(database, wanted);
}

async function countResponses(
  database: Database,
  { storeId, surveyId }: Pick<AnsweredOrders, 'storeId' | 'surveyId'>,
): Promise<void> {
  await database.query(
    `INSERT INTO counters (store_id, survey_id, question_id, cell, version, day, n)
     SELECT $1, $2, question, cell, 1, day, count(*) FROM responses
       JOIN unnest($3::text[], $4::text[]) AS cells (question, cell) ON true
      WHERE store_id = $1 AND survey_id = $2 GROUP BY question, cell, day`,
    [storeId, surveyId, ['', 'source', 'source'], [RESPONSES, SEEN, ANSWERED]],
  );
  await database.query(
    `INSERT INTO texts (store_id, survey_id, response_id, question_id, body, is_other, version, day, country,
       customer_type, placement, saved_at)
     SELECT store_id, survey_id, response_id, 'source', answers->'source'->>'otherValue', true, version, day, country,
            customer_type, placement, saved_at
       FROM responses
      WHERE store_id = $1 AND survey_id = $2 AND answers->'source'->>'otherValue' IS NOT NULL`,
    [storeId, surveyId],
  );
}
