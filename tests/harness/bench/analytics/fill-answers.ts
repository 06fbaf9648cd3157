import { DURATION_BUCKETS } from '#shared/analytics/duration-buckets.ts';
import type { Database } from '#server/kernel/database/database.ts';

const SLICE = 10_000;
export const DAYS = 90;
/** Every third response led to an order. */
const ORDER_EVERY = 3;

/** A pseudo-random number from 0 up to `sides` for the row and the die, the same in every run. */
const roll = (die: number, sides: number) => `((hashint4(n * 16 + ${die}) & 2147483647) % ${sides})`;
const oneOf = (die: number, list: readonly string[]) =>
  `(ARRAY[${list.map((each) => `'${each}'`).join()}])[1 + ${roll(die, list.length)}]`;

const COUNTRIES = ['PT', 'ES', 'FR', 'DE', 'IT', 'NL', 'BE', 'AT', 'PL', ''];
const PATH = `'["source","stars","liked","nps","size","bought","words"]'`;
const ANSWERS = `jsonb_build_object(
  'source', jsonb_build_object('optionId', ${oneOf(0, ['friend', 'search', 'other'])}, 'otherValue', NULL),
  'stars', jsonb_build_object('value', 1 + ${roll(1, 5)}),
  'liked', jsonb_build_object('optionIds', jsonb_build_array('price', ${oneOf(2, ['look', 'speed'])}), 'otherValue', NULL),
  'nps', jsonb_build_object('value', ${roll(3, 11)}),
  'size', jsonb_build_object('optionId', ${oneOf(4, ['small', 'large'])}, 'otherValue', NULL),
  'bought', jsonb_build_object('value', '2026-0' || (1 + ${roll(5, 9)}) || '-01'),
  'words', jsonb_build_object('value', 'Lovely lamp number ' || n))`;

/** The counters of every one of these responses: question and cell. */
const CELLS: readonly (readonly [question: string, cell: string])[] = [
  ['', `'responses'`],
  ['', `'completed'`],
  ['', `'t:' || (width_bucket(duration_ms / 1000.0::float8, $4::float8[]) - 1)`],
  ...['source', 'stars', 'liked', 'nps', 'size', 'bought', 'words'].flatMap(
    (question) =>
      [
        [question, `'seen'`],
        [question, `'answered'`],
      ] as const,
  ),
  [
    'source',
    `CASE answers->'source'->>'optionId' WHEN 'other' THEN 'other' ELSE 'o:' || (answers->'source'->>'optionId') END`,
  ],
  ['stars', `'v:' || (answers->'stars'->>'value')`],
  ['liked', `'o:' || (answers->'liked'->'optionIds'->>0)`],
  ['liked', `'o:' || (answers->'liked'->'optionIds'->>1)`],
  ['nps', `'v:' || (answers->'nps'->>'value')`],
  ['size', `'o:' || (answers->'size'->>'optionId')`],
  ['bought', `'m:' || left(answers->'bought'->>'value', 7)`],
];

interface Survey {
  readonly storeId: string;
  readonly surveyId: string;
}

/** Inserts this many responses of all kinds with their counters, over the same days and segments for any number. */
export async function fillAnswers(
  database: Database,
  { storeId, surveyId }: Survey,
  { count, today }: { count: number; today: string },
): Promise<void> {
  const own = [storeId, surveyId];
  const rest = { priority: 'upkeep' } as const;
  for (let from = 0; from < count; from += SLICE) {
    const to = Math.min(from + SLICE, count) - 1;
    await database.query(
      `INSERT INTO responses (store_id, survey_id, response_id, version, revision, respondent_key, is_complete, answers,
          answer_times, path, day, country, customer_type, placement, order_id, is_order_verified, order_value,
          order_currency, started_at, first_saved_at, saved_at, completed_at, duration_ms)
       SELECT $1, $2, md5(n::text), 1, 2, md5(n::text), true, ${ANSWERS},
          jsonb_build_object('source', ${roll(6, 20_000)}, 'nps', ${roll(7, 20_000)}), ${PATH}, at::date,
          ${oneOf(8, COUNTRIES)}, ${oneOf(9, ['firstTime', 'repeat', ''])},
          ${oneOf(10, ['thank_you', 'popup', 'embedded', 'hosted'])},
          CASE WHEN n % ${ORDER_EVERY} = 0 THEN 'order-' || n END, n % ${ORDER_EVERY} = 0,
          ${roll(11, 30_000)} / 100.0, 'EUR', at, at, at, at, 1000 + ${roll(12, 600_000)}
         FROM (SELECT n, $3::timestamptz - make_interval(secs => n * ${DAYS * 86_400}::float8 / $6::int) AS at
                 FROM generate_series($4::int, $5::int) AS n) AS given`,
      [...own, `${today}T11:00:00Z`, from, to, count],
      rest,
    );
    await database.query(
      `INSERT INTO orders (store_id, order_id, is_first_order, value, currency, placed_at, changed_at, received_at)
       SELECT $1, 'order-' || n, n % 2 = 0, ${roll(11, 30_000)} / 100.0, 'EUR', now(), now(), now()
         FROM generate_series($2::int, $3::int) AS n WHERE n % ${ORDER_EVERY} = 0`,
      [storeId, from, to],
      rest,
    );
  }
  await database.query('VACUUM ANALYZE responses');
  const days = await database.query<{ day: string }>(
    `SELECT DISTINCT day FROM responses WHERE store_id = $1 AND survey_id = $2`,
    own,
  );
  for (const { day } of days) await countDay(database, own, day);
  await database.query(
    `UPDATE surveys SET responses_total = $3, completes_total = $3, last_response_at = $4::timestamptz
      WHERE store_id = $1 AND survey_id = $2`,
    [...own, count, `${today}T11:00:00Z`],
  );
  await database.query('VACUUM ANALYZE');
}

async function countDay(database: Database, own: readonly string[], day: string): Promise<void> {
  const ofDay = `store_id = $1 AND survey_id = $2 AND day = $3::date
    AND first_saved_at >= $3::date - 1 AND first_saved_at < $3::date + 2`;
  await database.query(
    `INSERT INTO counters (store_id, survey_id, question_id, cell, version, day, n)
     SELECT $1, $2, question, cell, 1, $3::date, count(*)
       FROM (SELECT unnest(ARRAY[${CELLS.map(([question]) => `'${question}'`).join()}]) AS question,
                    unnest(ARRAY[${CELLS.map(([, cell]) => cell).join()}]) AS cell
               FROM responses WHERE ${ofDay}) AS told
      GROUP BY question, cell`,
    [...own, day, DURATION_BUCKETS],
  );
  await database.query(
    `INSERT INTO texts (store_id, survey_id, response_id, question_id, body, is_other, version, day, country,
        customer_type, placement, saved_at)
     SELECT store_id, survey_id, response_id, 'words', answers->'words'->>'value', false, version, day, country,
        customer_type, placement, saved_at FROM responses WHERE ${ofDay}`,
    [...own, day],
  );
  // The inbox of low scores. Its moments have milliseconds, as in JavaScript.
  await database.query(
    `INSERT INTO follow_ups (store_id, survey_id, response_id, state, changed_at, low_at)
     SELECT store_id, survey_id, response_id, 'new', at, at
       FROM (SELECT *, date_trunc('milliseconds', first_saved_at) AS at FROM responses WHERE ${ofDay}) AS told
      WHERE (answers->'nps'->>'value')::int <= 6 OR (answers->'stars'->>'value')::int <= 2`,
    [...own, day],
  );
}
