import type { Survey } from '../results/results-repository.ts';
import type { AnsweredPlace, ResultFilter } from './row-filter.ts';

/** Puts a value among a statement's parameters, and says how it is called there. */
export type Bind = (value: unknown) => string;

/** The parameters of a statement, which itself names the store as $1 and the survey as $2. */
export function surveyParameters({ storeId, surveyId }: Survey): { parameters: unknown[]; bind: Bind } {
  const parameters: unknown[] = [storeId, surveyId];
  return { parameters, bind: (value) => `$${parameters.push(value)}` };
}

/**
 * The filter as a condition on `responses`, whatever its alias. Only what is asked for is written down: a condition
 * that might be asked for hides from the planner how many rows there will be.
 */
export function matches(filter: ResultFilter, bind: Bind): string {
  const { range, orderValue, answered } = filter;
  const isOneOf = (column: string, list: readonly unknown[] | null, type: string) =>
    list ? [`${column} = ANY (${bind(list)}::${type}[])`] : [];
  return [
    filter.isTest ? 'is_test' : 'NOT is_test',
    ...(range ? [`day BETWEEN ${bind(range.from)}::date AND ${bind(range.to)}::date`] : []),
    ...isOneOf('version', filter.versions, 'int'),
    ...isOneOf('country', filter.countries, 'text'),
    ...isOneOf('customer_type', filter.customerTypes, 'text'),
    ...isOneOf('placement', filter.placements, 'text'),
    ...(orderValue ? orderConditions(orderValue, bind) : []),
    ...(answered ? [answeredCondition(answered, bind)] : []),
  ].join(' AND ');
}

/**
 * The rows between two moments: a day of the store lies within these, whatever zone it is in or was in. They are
 * what the index leads to; the days themselves are looked at row by row.
 */
export function near({ range }: ResultFilter, bind: Bind): string {
  if (range === null) return 'true';
  return `first_saved_at >= ${bind(range.from)}::date - 1 AND first_saved_at < ${bind(range.to)}::date + 2`;
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

/** Versions that keep the answer in the same place are asked together. */
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
    return `(version = ANY (${bind(versions)}::int[]) AND path ? ${question} AND ${saidAt(place, question, bind)})`;
  });
  return conditions.length > 0 ? `(${conditions.join(' OR ')})` : 'false';
}

function saidAt({ part, month, isOther }: AnsweredPlace, question: string, bind: Bind): string {
  if (month !== null) return `left(answers->${question}->>'value', 7) = ${bind(month)}`;
  const said = `answers @> ${bind(part)}::jsonb`;
  // Words that were promoted to an option are no longer among the Other.
  return isOther ? `${said} AND NOT (answers->${question}) ? 'promotedTo'` : said;
}
