import { recountSurveys } from '#server/collect/recount-surveys.ts';
import type { Database } from '#server/database/database.ts';

const SLICE = 10_000;
export const DAYS = 90;

/** A number from 0 up to `sides` that belongs to the row and the letter: the same in every run. */
const die = (letter: string, sides: number) =>
  `(('x' || substr(md5('${letter}' || n), 1, 7))::bit(28)::int % ${sides})`;
const oneOf = (letter: string, list: readonly string[]) =>
  `(ARRAY[${list.map((each) => `'${each}'`).join()}])[1 + ${die(letter, list.length)}]`;

const COUNTRIES = ['PT', 'ES', 'FR', 'DE', 'IT', 'NL', 'BE', 'AT', 'PL', ''];
const PATH = `'["source","stars","liked","nps","size","bought","words"]'`;
const ANSWERS = `jsonb_build_object(
  'source', jsonb_build_object('optionId', ${oneOf('a', ['friend', 'search', 'other'])}, 'otherValue', NULL),
  'stars', jsonb_build_object('value', 1 + ${die('b', 5)}),
  'liked', jsonb_build_object('optionIds', jsonb_build_array('price', ${oneOf('c', ['look', 'speed'])}), 'otherValue', NULL),
  'nps', jsonb_build_object('value', ${die('d', 11)}),
  'size', jsonb_build_object('optionId', ${oneOf('e', ['small', 'large'])}, 'otherValue', NULL),
  'bought', jsonb_build_object('value', '2026-0' || (1 + ${die('f', 9)}) || '-01'),
  'words', jsonb_build_object('value', 'Lovely lamp number ' || n))`;

/** So many answers of all kinds, over the same days and segments whatever their number, and counted as they are. */
export async function fillAnswers(
  database: Database,
  { storeId, surveyId }: { storeId: string; surveyId: string },
  { count, today }: { count: number; today: string },
): Promise<void> {
  for (let from = 0; from < count; from += SLICE) {
    await database.query(
      `INSERT INTO responses (store_id, survey_id, response_id, version, revision, respondent_key, is_complete, answers,
          answer_times, path, day, country, customer_type, placement, order_value, order_currency, started_at,
          first_saved_at, saved_at, completed_at, duration_ms)
       SELECT $1, $2, md5(n::text), 1, 2, md5(n::text), true, ${ANSWERS},
          jsonb_build_object('source', ${die('g', 20_000)}, 'nps', ${die('h', 20_000)}), ${PATH}, at::date,
          ${oneOf('i', COUNTRIES)}, ${oneOf('j', ['firstTime', 'repeat', ''])},
          ${oneOf('k', ['thank_you', 'popup', 'embedded', 'hosted'])}, ${die('l', 30_000)} / 100.0, 'EUR',
          at, at, at, at, 1000 + ${die('m', 600_000)}
         FROM (SELECT n, $3::timestamptz - make_interval(secs => n * ${DAYS * 86_400}::float8 / $6::int) AS at
                 FROM generate_series($4::int, $5::int) AS n) AS given`,
      [storeId, surveyId, `${today}T11:00:00Z`, from, Math.min(from + SLICE, count) - 1, count],
      { priority: 'upkeep' },
    );
  }
  await database.query(
    `INSERT INTO texts (store_id, survey_id, response_id, question_id, body, is_other, version, day, country,
        customer_type, placement, saved_at)
     SELECT store_id, survey_id, response_id, 'words', answers->'words'->>'value', false, version, day, country,
        customer_type, placement, saved_at FROM responses WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId],
  );
  await recountSurveys({ database }, storeId);
  await database.query('VACUUM ANALYZE');
}
