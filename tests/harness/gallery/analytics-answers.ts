import { newDefinition } from '#shared/survey/edit/defaults.ts';
import type { Answer } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { segmentDays } from '#server/areas/collect/counters/segment-days.ts';
import { createRandomSource, type RandomSource } from '#server/dev-store/store/random-source.ts';
import { answerSurvey } from '#server/dev-store/crowd/simulated-answers.ts';
import { dayIn } from '#tests/server/areas/analytics/generate.ts';
import { question, rule } from '#tests/shared/survey/build.ts';

const DAY_MS = 86_400_000;
const TIMEZONE = 'America/New_York';

const options = (...texts: string[]) =>
  texts.map((text, at) => ({ id: `option-${at}`, text, meaningId: `option-${at}` }));

/** One question of each type, with a long text, a long option and a branch. */
export function surveyOfAllTypes(surveyId: string, name: string): SurveyDefinition {
  const questions = [
    question('single_select', 'source', {
      text: 'How did you first hear about us?',
      config: {
        allowOther: true,
        options: options(
          'Instagram',
          'A friend or someone in my family',
          'A search engine',
          'TikTok',
          'A newspaper, a magazine or something else that is printed on paper',
          'A podcast',
        ),
      },
      rules: [rule('CONTAINS', ['option-5'], 'stars')],
    }),
    question('multi_select', 'doubts', {
      text: 'What nearly stopped you from ordering today, if anything did, even for a moment?',
      isRequired: false,
      config: { options: options('Delivery cost', 'Not sure about the size', 'Price', 'Trust', 'Nothing') },
    }),
    question('rating', 'stars', { text: 'How was your order?', config: { scale: 5 } }),
    question('nps', 'nps', { text: 'How likely are you to recommend us to a friend?' }),
    question('drop_down', 'who', {
      text: 'Who is it for?',
      config: { options: options('Me', 'A gift', 'Both') },
    }),
    question('number', 'cups', {
      text: 'How many cups of tea do you drink in a week?',
      config: { unit: 'cups', min: 0, max: 120 },
      isRequired: false,
    }),
    question('date', 'need', { text: 'When do you need it?', isRequired: false }),
    question('text', 'words', { text: 'What could we do better?', isRequired: false }),
  ];
  return {
    ...newDefinition(surveyId),
    name,
    questions: questions.map((each, orderIndex) => ({ ...each, surveyId, orderIndex })),
  };
}

const OTHERS = ['A market stall', 'The radio', 'my sister', 'My sister', 'A podcast about tea', 'Pinterest'];
const COUNTRIES = ['US', 'CA', 'GB', 'DE', 'FR', 'AU'];
/** How many days the responses of a survey are spread over. */
const DAYS: Readonly<Record<number, number>> = { 3: 6, 30: 45, 300: 200 };
const MOST_DAYS = 420;
/** Since then, shoppers are more satisfied. */
const BETTER_SINCE_DAYS = 75;

interface Made {
  readonly order: object | null;
  readonly response: { readonly day: string; readonly answers: Readonly<Record<string, Answer>> };
}

interface Store {
  readonly database: Database;
  readonly storeId: string;
}

/** Stores this many responses of a survey, their orders, their texts, and how often it was shown. */
export async function storeResponses(
  { database, storeId }: Store,
  definition: SurveyDefinition,
  count: number,
): Promise<void> {
  const { surveyId } = definition;
  const random = createRandomSource(count);
  const made = Array.from({ length: count }, (_, at) => makeResponse(definition, { at, count, random }));
  await insertOrders(
    { database, storeId },
    made.flatMap(({ order }) => order ?? []),
  );
  await database.query(
    `INSERT INTO responses (store_id, survey_id, response_id, version, revision, respondent_key, is_complete, answers,
       answer_times, path, day, country, customer_type, placement, order_id, is_order_verified, order_value,
       order_currency, started_at, first_saved_at, saved_at, completed_at, duration_ms)
     SELECT $1, $2, response_id, 1, 1, response_id, is_complete, answers, times, path, day, country, customer, placement,
            order_id, order_id IS NOT NULL, value, 'USD', at, at, at, CASE WHEN is_complete THEN at END,
            CASE WHEN is_complete THEN duration END
       FROM jsonb_to_recordset($3::jsonb) AS made (response_id text, is_complete boolean, answers jsonb, times jsonb,
         path jsonb, day date, country text, customer text, placement text, order_id text, value numeric,
         at timestamptz, duration int)`,
    [storeId, surveyId, JSON.stringify(made.map(({ response }) => response))],
  );
  await database.query(
    `INSERT INTO texts (store_id, survey_id, response_id, question_id, body, is_other, version, day, country,
       customer_type, placement, saved_at)
     SELECT store_id, survey_id, response_id, said.key, coalesce(said.value->>'otherValue', said.value->>'value'),
            said.key = 'source', version, day, country, customer_type, placement, saved_at
       FROM responses, jsonb_each(answers) AS said
      WHERE store_id = $1 AND survey_id = $2
        AND (said.key = 'words' OR (said.key = 'source' AND said.value->>'otherValue' IS NOT NULL))`,
    [storeId, surveyId],
  );
  await database.query(
    `INSERT INTO impressions (store_id, survey_id, kind, version, day, country, customer_type, placement, n)
     SELECT store_id, survey_id, 'shown', 1, day, country, customer_type, placement,
            count(*) * 2 + count(*) FILTER (WHERE NOT is_complete)
       FROM responses WHERE store_id = $1 AND survey_id = $2
      GROUP BY store_id, survey_id, day, country, customer_type, placement`,
    [storeId, surveyId],
  );
}

/** Orders without an answer. */
export async function storeSilentOrders(store: Store, count: number): Promise<void> {
  const random = createRandomSource(7);
  const orders = Array.from({ length: count }, (_, at) => ({
    order_id: `silent-${at}`,
    ...shopperOf(random, 0.35),
    value: amount(random),
    at: new Date(Date.now() - random.next() * MOST_DAYS * DAY_MS).toISOString(),
  }));
  await insertOrders(store, orders);
}

/** Counts what was stored, as the product does. */
export async function countResponses({ database, storeId }: Store): Promise<void> {
  await recountSurveys({ database }, storeId);
  await segmentDays({ database, clock: Date.now }, { isOver: () => false });
  await database.query('VACUUM ANALYZE');
}

async function insertOrders({ database, storeId }: Store, orders: readonly object[]): Promise<void> {
  await database.query(
    `INSERT INTO orders (store_id, order_id, checkout_token, is_first_order, country, value, currency, placed_at,
       changed_at, received_at)
     SELECT $1, order_id, order_id, customer = 'firstTime', country, value, 'USD', at, at, at
       FROM jsonb_to_recordset($2::jsonb) AS placed (order_id text, customer text, country text, value numeric,
         at timestamptz)`,
    [storeId, JSON.stringify(orders)],
  );
}

function makeResponse(
  definition: SurveyDefinition,
  { at, count, random }: { at: number; count: number; random: RandomSource },
): Made {
  const age = random.next() ** 1.2 * (DAYS[count] ?? MOST_DAYS) * DAY_MS;
  const moment = Math.round(Date.now() - age - 120_000);
  const shopper = shopperOf(random, 0.55);
  const isBetter = age < BETTER_SINCE_DAYS * DAY_MS;
  const content = Math.min(1, Math.max(0, (isBetter ? 0.86 : 0.66) + (random.next() - 0.5) * 0.7));
  const said = answerSurvey(definition, { content, staysUntilEnd: random.happens(0.8) }, random);
  const answers: Record<string, Answer> = { ...said.answers };
  if (random.happens(0.08)) answers['source'] = { optionId: 'other', otherValue: random.pick(OTHERS) };
  const times = Object.fromEntries(
    said.path.map((id) => [id, Math.round(2_000 + random.next() ** 3 * 40_000)]),
  );
  const id = `${definition.surveyId}-${at}`;
  const hasOrder = random.happens(0.75);
  const value = amount(random);
  const placed = { ...shopper, value, at: new Date(moment).toISOString() };
  const response = {
    ...placed,
    response_id: id,
    is_complete: said.complete,
    answers,
    times,
    path: said.path,
    day: dayIn(moment, TIMEZONE),
    placement: hasOrder ? 'thank_you' : 'popup',
    order_id: hasOrder ? id : null,
    value: hasOrder ? value : null,
    duration: Object.values(times).reduce((sum, ms) => sum + ms, 0),
  };
  return { response, order: hasOrder ? { ...placed, order_id: id } : null };
}

function shopperOf(random: RandomSource, repeats: number): { country: string; customer: string } {
  return {
    country: random.weighed(COUNTRIES, (_, at) => 1 / (at + 1)),
    customer: random.happens(repeats) ? 'repeat' : 'firstTime',
  };
}

/** A few orders are many times as large as most. */
function amount(random: RandomSource): number {
  const spread = random.next() + random.next() + random.next() - 1.5;
  return Math.round(Math.exp(3.8 + 1.6 * spread) * 100) / 100;
}
