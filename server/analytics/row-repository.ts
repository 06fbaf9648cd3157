import { DURATION_BUCKETS } from '#shared/analytics/duration-buckets.ts';
import type { Period } from '#shared/analytics/periods.ts';
import type { Priority, Queries } from '../database/database.ts';
import type { Survey } from './results-repository.ts';
import type { ResultFilter } from './row-filter.ts';

/** A place in the order in which responses were begun. */
export interface Mark {
  readonly at: string;
  readonly responseId: string;
}

export interface Slice {
  readonly after: Mark | null;
  readonly rows: number;
}

/** What the rows of a slice add up to, as they are stored: ids of questions and options, not yet meanings. */
export interface SliceGroups {
  readonly groups: readonly SliceGroup[];
  readonly looked: number;
  readonly last: Mark | null;
}

export interface SliceGroup {
  readonly kind: 'responses' | 'completed' | 'duration' | 'seen' | 'left' | 'answered' | 'chosen';
  readonly version: number;
  readonly start: string | null;
  /** A question's id. */
  readonly name: string;
  /** An option's id, a value, a month, a bucket; empty for words. */
  readonly token: string;
  readonly n: number;
}

interface GroupRow {
  kind: SliceGroup['kind'] | 'slice' | 'last';
  version: number;
  start: string | null;
  name: string;
  token: string;
  n: number;
}

/** Of `responses`, whatever its alias; the parameters are those of `filterParameters`. */
export const MATCHES = `is_test = $16::boolean
  AND ($3::date IS NULL OR day >= $3::date) AND ($4::date IS NULL OR day <= $4::date)
  AND ($5::int[] IS NULL OR version = ANY ($5::int[]))
  AND ($6::text[] IS NULL OR country = ANY ($6::text[]))
  AND ($7::text[] IS NULL OR customer_type = ANY ($7::text[]))
  AND ($8::text[] IS NULL OR placement = ANY ($8::text[]))
  AND ($9::text IS NULL OR (order_currency = $9::text AND order_value IS NOT NULL))
  AND ($10::numeric IS NULL OR order_value >= $10::numeric)
  AND ($11::numeric IS NULL OR order_value <= $11::numeric)
  AND ($12::jsonb[] IS NULL OR (answers @> ANY ($12::jsonb[]) AND EXISTS (
    SELECT 1 FROM unnest($13::int[], $14::text[], $12::jsonb[], $15::text[]) AS asked (v, question_id, part, month)
     WHERE asked.v = version AND path ? asked.question_id AND CASE WHEN asked.month IS NULL
      THEN answers @> asked.part ELSE left(answers->asked.question_id->>'value', 7) = asked.month END)))`;

/** The first sixteen parameters of a statement that looks for matching rows. */
export function filterParameters({ storeId, surveyId }: Survey, filter: ResultFilter): unknown[] {
  const { range, orderValue, answered } = filter;
  return [
    storeId,
    surveyId,
    range?.from,
    range?.to,
    filter.versions,
    filter.countries,
    filter.customerTypes,
    filter.placements,
    orderValue?.currency,
    orderValue?.min,
    orderValue?.max,
    answered?.map(({ part }) => part),
    answered?.map(({ version }) => version),
    answered?.map(({ questionId }) => questionId),
    answered?.map(({ month }) => month),
    filter.isTest,
  ];
}

/**
 * The rows between two moments: a day of the store lies within these, whatever zone it is in or was in. They are
 * what the index leads to; the days themselves are looked at row by row.
 */
export const NEAR_RANGE = `($3::date IS NULL OR first_saved_at >= $3::date - 1)
  AND ($4::date IS NULL OR first_saved_at < $4::date + 2)`;

const SLICE = `SELECT * FROM responses
  WHERE store_id = $1 AND survey_id = $2 AND ${NEAR_RANGE}
    AND ($17::timestamptz IS NULL OR (first_saved_at, response_id) > ($17::timestamptz, $18::text))
  ORDER BY first_saved_at, response_id LIMIT $19::int`;

/** Adds up the next rows in the order in which they were begun, as a contribution of each would. */
export async function groupSlice(
  db: Queries,
  survey: Survey,
  filter: ResultFilter,
  { after, rows }: Slice,
  { period, datesAt }: { period: Period | null; datesAt: readonly string[] },
): Promise<SliceGroups> {
  const found = await db.query<GroupRow>(
    `WITH slice AS MATERIALIZED (${SLICE}),
     kept AS MATERIALIZED (
       SELECT version, date_trunc($20::text, day::timestamp)::date AS start, is_complete, duration_ms, path, answers
         FROM slice WHERE ${MATCHES}),
     given AS MATERIALIZED (
       SELECT version, start, key, value FROM kept, jsonb_each(answers) WHERE path ? key)
     SELECT 'slice' AS kind, 0 AS version, NULL::date AS start, '' AS name, '' AS token, count(*)::float8 AS n FROM slice
     UNION ALL (SELECT 'last', 0, NULL, response_id, first_saved_at::text, 0 FROM slice
       ORDER BY slice.first_saved_at DESC, slice.response_id DESC LIMIT 1)
     UNION ALL SELECT 'responses', version, start, '', '', count(*) FROM kept GROUP BY version, start
     UNION ALL SELECT 'completed', version, start, '', '', count(*) FROM kept WHERE is_complete GROUP BY version, start
     UNION ALL SELECT 'duration', version, start, '',
         (width_bucket(duration_ms / 1000.0::float8, $21::float8[]) - 1)::text, count(*)
       FROM kept WHERE is_complete AND duration_ms IS NOT NULL GROUP BY 2, 3, 5
     UNION ALL SELECT 'seen', version, start, question, '', count(*)
       FROM kept, jsonb_array_elements_text(path) AS seen (question) GROUP BY version, start, question
     UNION ALL SELECT 'left', version, start, path->>-1, '', count(*)
       FROM kept WHERE NOT is_complete AND path <> '[]' GROUP BY 2, 3, 4
     UNION ALL SELECT 'answered', version, start, key,
         CASE WHEN value ? 'optionId' THEN value->>'optionId'
              WHEN jsonb_typeof(value->'value') = 'number' THEN value->>'value'
              WHEN version || ':' || key = ANY ($22::text[]) THEN left(value->>'value', 7) ELSE '' END,
         count(*) FROM given GROUP BY 2, 3, 4, 5
     UNION ALL SELECT 'chosen', version, start, key, option, count(*)
       FROM given, jsonb_array_elements_text(given.value->'optionIds') AS chosen (option)
      WHERE given.value ? 'optionIds' GROUP BY version, start, key, option`,
    [
      ...filterParameters(survey, filter),
      after?.at,
      after?.responseId,
      rows,
      period,
      DURATION_BUCKETS,
      datesAt,
    ],
    { priority: 'rows' },
  );
  const of = (kind: GroupRow['kind']) => found.find((row) => row.kind === kind);
  const last = of('last');
  return {
    groups: found.filter((row): row is SliceGroup => row.kind !== 'slice' && row.kind !== 'last'),
    looked: of('slice')?.n ?? 0,
    last: last ? { at: last.token, responseId: last.name } : null,
  };
}

export interface TimesRow {
  readonly version: number;
  /** Milliseconds by question id; null if the row doesn't match. */
  readonly times: Readonly<Record<string, number>> | null;
}

/** How long the questions took, of the newest rows that match among as many as are looked at. */
export function findTimes(
  db: Queries,
  survey: Survey,
  filter: ResultFilter,
  { before, rows }: { before: Mark | null; rows: number },
): Promise<(TimesRow & Mark)[]> {
  return db.query<TimesRow & Mark>(
    `SELECT version, CASE WHEN ${MATCHES} THEN answer_times END AS times, first_saved_at AS at,
            response_id AS "responseId"
       FROM (SELECT * FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND ${NEAR_RANGE}
                AND ($17::timestamptz IS NULL OR (first_saved_at, response_id) < ($17::timestamptz, $18::text))
              ORDER BY first_saved_at DESC, response_id DESC LIMIT $19::int) AS slice
      ORDER BY first_saved_at DESC, response_id DESC`,
    [...filterParameters(survey, filter), before?.at, before?.responseId, rows],
    { priority: 'rows' satisfies Priority },
  );
}
