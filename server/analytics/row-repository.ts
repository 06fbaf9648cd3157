import { DURATION_BUCKETS } from '#shared/analytics/duration-buckets.ts';
import type { Answer } from '#shared/survey/answer.ts';
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
  /** Null where there were fewer rows than asked for: nothing comes after them. */
  readonly last: Mark | null;
}

/** Rows that are alike: by the questions that were seen, by one answer, or by how long they took. */
export type SliceGroup = GroupBase &
  (
    | { readonly kind: 'path'; readonly isComplete: boolean; readonly value: readonly string[] }
    | { readonly kind: 'duration'; readonly name: string }
    /** `name` is the question's id; words are null. */
    | { readonly kind: 'answer'; readonly name: string; readonly value: Answer | null }
  );

interface GroupBase {
  readonly version: number;
  readonly start: string | null;
  readonly n: number;
}

type GroupRow = SliceGroup | LastRow;

interface LastRow {
  readonly kind: 'last';
  readonly name: string;
  readonly at: string;
}

/** How Other is asked for: words that were promoted to an option are no longer among them. */
const OTHER_PARTS = `ARRAY['{"optionId":"other"}', '{"optionIds":["other"]}']::jsonb[]`;

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
      THEN answers @> asked.part
        AND (asked.part->asked.question_id <> ALL (${OTHER_PARTS}) OR NOT answers->asked.question_id ? 'promotedTo')
      ELSE left(answers->asked.question_id->>'value', 7) = asked.month END)))`;

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

const FROM_HERE = `store_id = $1 AND survey_id = $2 AND ${NEAR_RANGE}
    AND ($17::timestamptz IS NULL OR (first_saved_at, response_id) > ($17::timestamptz, $18::text))`;

/**
 * The slice is an ordered limit, which leads any planner along the index: an upper bound that is looked up in the same
 * statement is unknown when it is planned, and every slice would read the whole table.
 */
const GROUPS = `WITH last AS MATERIALIZED (
   SELECT first_saved_at, response_id FROM responses WHERE ${FROM_HERE}
    ORDER BY first_saved_at, response_id OFFSET $19::int - 1 LIMIT 1),
 kept AS MATERIALIZED (
   SELECT version, date_trunc($20::text, day::timestamp)::date AS start, is_complete, duration_ms, path, answers
     FROM (SELECT * FROM responses WHERE ${FROM_HERE}
            ORDER BY first_saved_at, response_id LIMIT $19::int) AS slice
    WHERE ${MATCHES})
 SELECT 'last' AS kind, 0 AS version, NULL::date AS start, false AS "isComplete", response_id AS name,
        NULL::jsonb AS value, first_saved_at::text AS at, 0::float8 AS n FROM last
 UNION ALL SELECT 'path', version, start, is_complete, '', path, NULL, count(*)
   FROM kept GROUP BY version, start, is_complete, path
 UNION ALL SELECT 'duration', version, start, true,
     (width_bucket(duration_ms / 1000.0::float8, $21::float8[]) - 1)::text, NULL, NULL, count(*)
   FROM kept WHERE is_complete AND duration_ms IS NOT NULL GROUP BY 2, 3, 5
 UNION ALL SELECT 'answer', version, start, false, key,
     CASE WHEN version || ':' || key = ANY ($22::text[]) THEN NULL ELSE value - 'otherValue' END, NULL, count(*)
   FROM kept, jsonb_each(answers) GROUP BY 2, 3, 5, 6`;

/** Adds up the next rows in the order in which they were begun. `words` names questions whose answers are all apart. */
export async function groupSlice(
  db: Queries,
  survey: Survey,
  filter: ResultFilter,
  { after, rows }: Slice,
  { period, words }: { period: Period | null; words: readonly string[] },
): Promise<SliceGroups> {
  const found = await db.query<GroupRow>(
    GROUPS,
    [
      ...filterParameters(survey, filter),
      after?.at,
      after?.responseId,
      rows,
      period,
      DURATION_BUCKETS,
      words,
    ],
    { priority: 'rows' },
  );
  const last = found.find((row) => row.kind === 'last');
  return {
    groups: found.filter((row) => row.kind !== 'last'),
    last: last ? { at: last.at, responseId: last.name } : null,
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
