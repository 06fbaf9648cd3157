import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import type { AnsweredPlace, ResultFilter } from './row-filter.ts';

/** Adds a statement parameter and returns its placeholder. */
export type Bind = (value: unknown) => string;

/** The parameters of a statement with the store as $1 and the survey as $2. */
export function surveyParameters({ storeId, surveyId }: SurveyKey): { parameters: unknown[]; bind: Bind } {
  const parameters: unknown[] = [storeId, surveyId];
  return { parameters, bind: (value) => `$${parameters.push(value)}` };
}

type Condition<Value> = (value: Value, bind: Bind) => string[];

const isOneOf =
  (column: string, type: string): Condition<readonly unknown[] | null> =>
  (list, bind) =>
    list ? [`${column} = ANY (${bind(list)}::${type}[])`] : [];

/** The SQL condition of each part of a filter. */
const CONDITIONS: { readonly [Name in keyof ResultFilter]: Condition<ResultFilter[Name]> } = {
  isTest: (isTest) => [isTest ? 'is_test' : 'NOT is_test'],
  range: (range, bind) =>
    range ? [`day BETWEEN ${bind(range.from)}::date AND ${bind(range.to)}::date`] : [],
  versions: isOneOf('version', 'int'),
  countries: isOneOf('country', 'text'),
  customerTypes: isOneOf('customer_type', 'text'),
  placements: isOneOf('placement', 'text'),
  languages: isOneOf('language', 'text'),
  orderValue: (orderValue, bind) => (orderValue ? orderConditions(orderValue, bind) : []),
  variant: (variant, bind) => (variant ? [`variant = ${bind(variant)}`] : []),
  answered: (answered, bind) => (answered ? [answeredCondition(answered, bind)] : []),
};

/**
 * The filter as a condition on `responses`. It contains only the requested conditions, so that the planner can estimate
 * the rows.
 */
export function filterCondition(filter: ResultFilter, bind: Bind): string {
  const ask = <Name extends keyof ResultFilter>(name: Name) => CONDITIONS[name](filter[name], bind);
  return (Object.keys(CONDITIONS) as (keyof ResultFilter)[]).flatMap((name) => ask(name)).join(' AND ');
}

/**
 * Limits the moments so that an index applies: a day of any zone lies within them. The day itself is checked for each
 * row.
 */
export function momentCondition({ range }: ResultFilter, bind: Bind): string {
  if (range === null) return 'true';
  return `first_saved_at >= ${bind(range.from)}::date - 1 AND first_saved_at < ${bind(range.to)}::date + 2`;
}

/**
 * Selects the filter's days exactly. `momentCondition` alone also selects rows of the days around them: 16,000 rows in a
 * survey with a million responses.
 */
export function dayCondition({ range }: ResultFilter, bind: Bind): string {
  return CONDITIONS.range(range, bind)[0] ?? 'true';
}

function orderConditions(
  { currency, min, max }: NonNullable<ResultFilter['orderValue']>,
  bind: Bind,
): string[] {
  return [
    `order_currency = ${bind(currency)}`,
    'order_value IS NOT NULL',
    ...(min === null ? [] : [`order_value >= ${bind(min)}::numeric`]),
    ...(max === null ? [] : [`order_value <= ${bind(max)}::numeric`]),
  ];
}

/** Combines the versions that store the answer in the same place. */
function answeredCondition(answered: readonly AnsweredPlace[], bind: Bind): string {
  const places = new Map<string, { place: AnsweredPlace; versions: number[] }>();
  for (const place of answered) {
    const key = JSON.stringify({ ...place, version: null });
    const same = places.get(key);
    if (same) same.versions.push(place.version);
    else places.set(key, { place, versions: [place.version] });
  }
  const conditions = [...places.values()].map(({ place, versions }) => {
    const question = `${bind(place.questionId)}::text`;
    return `(version = ANY (${bind(versions)}::int[]) AND path ? ${question} AND ${answerPath(place, question, bind)})`;
  });
  return conditions.length > 0 ? `(${conditions.join(' OR ')})` : 'false';
}

function answerPath({ part, month, isOther }: AnsweredPlace, question: string, bind: Bind): string {
  if (month !== null) return `left(answers->${question}->>'value', 7) = ${bind(month)}`;
  const said = `answers @> ${bind(part)}::jsonb`;
  // A text that was promoted to an option no longer counts as *Other*.
  return isOther ? `${said} AND NOT (answers->${question}) ? 'promotedTo'` : said;
}
