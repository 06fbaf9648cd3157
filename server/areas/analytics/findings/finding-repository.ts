import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '../results/results-repository.ts';

/** What the merchant decided about the findings of a survey, and what they have seen. */
export interface FindingState {
  readonly pin: string | null;
  /** By the keys of findings. */
  readonly marks: Readonly<Record<string, 'kept' | 'hidden'>>;
  readonly seen: readonly string[];
  readonly lookedAt: string | null;
}

interface StoredState {
  readonly templateId: string | null;
  readonly state: FindingState;
}

type Stored = Partial<FindingState>;

const stateOf = ({ pin = null, marks = {}, seen = [], lookedAt = null }: Stored): FindingState => ({
  pin,
  marks,
  seen,
  lookedAt,
});

export async function findFindingState(db: Queries, { storeId, surveyId }: SurveyKey): Promise<StoredState> {
  const [row] = await db.query<{ templateId: string | null; findings: Stored }>(
    `SELECT template_id AS "templateId", findings FROM surveys WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId],
  );
  return { templateId: row?.templateId ?? null, state: stateOf(row?.findings ?? {}) };
}

/** Replaces some fields. */
export async function saveFindingState(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  change: Partial<FindingState>,
): Promise<void> {
  await db.query(
    'UPDATE surveys SET findings = findings || $3::jsonb WHERE store_id = $1 AND survey_id = $2',
    [storeId, surveyId, change],
  );
}

/** Null removes the mark. */
export async function saveMark(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  key: string,
  mark: 'kept' | 'hidden' | null,
): Promise<void> {
  const marks = `coalesce(findings->'marks', '{}')`;
  const [change, value] =
    mark === null ? [`${marks} - $3::text`, key] : [`${marks} || $3::jsonb`, { [key]: mark }];
  await db.query(
    `UPDATE surveys SET findings = jsonb_set(findings, '{marks}', ${change}) WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId, value],
  );
}

/** Published surveys that were answered since the merchant last looked, the newest answers first. */
export function findAnsweredSurveys(
  db: Queries,
  storeId: string,
  most: number,
): Promise<{ surveyId: string }[]> {
  return db.query<{ surveyId: string }>(
    `SELECT survey_id AS "surveyId" FROM surveys
      WHERE store_id = $1 AND last_response_at IS NOT NULL
        AND (findings->>'lookedAt' IS NULL OR (findings->>'lookedAt')::timestamptz < last_response_at)
      ORDER BY last_response_at DESC, survey_id LIMIT $2`,
    [storeId, most],
  );
}

const DIMENSION = `CASE WHEN GROUPING(country) = 0 THEN 'country' WHEN GROUPING(customer_type) = 0 THEN 'customer_type'
  ELSE 'placement' END AS dimension, coalesce(country, customer_type, placement) AS value`;

const WITHIN = `store_id = $1 AND survey_id = $2 AND ($3::date IS NULL OR day >= $3::date)
  AND ($4::date IS NULL OR day <= $4::date) AND ($5::int[] IS NULL OR version = ANY ($5::int[]))`;

export type Dimension = 'country' | 'customer_type' | 'placement';

interface Days {
  readonly range: { readonly from: string; readonly to: string } | null;
  readonly versions: readonly number[] | null;
}

/** A group of shoppers: those of one country, for example. */
export interface Group {
  readonly dimension: Dimension;
  /** As stored. */
  readonly value: string;
}

export interface GroupCell {
  readonly question: string;
  readonly cell: string;
  /** In the order of the groups. */
  readonly sums: readonly number[];
}

/** The answers of these groups, with one scan for all. */
export async function sumGroups(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  { range, versions }: Days,
  questions: readonly string[],
  groups: readonly Group[],
): Promise<GroupCell[]> {
  const sums = groups.map(
    ({ dimension }, at) => `coalesce(sum(n) FILTER (WHERE ${dimension} = $${at + 7}), 0)::float8`,
  );
  return db.query<GroupCell>(
    `SELECT question_id AS question, cell, ARRAY[${sums.join()}] AS sums
       FROM segment_counters
      WHERE ${WITHIN} AND question_id = ANY ($6::text[])
        AND (cell LIKE 'o:%' OR cell LIKE 'v:%' OR cell IN ('answered', 'other'))
      GROUP BY 1, 2`,
    [storeId, surveyId, range?.from, range?.to, versions, questions, ...groups.map(({ value }) => value)],
  );
}

export interface GroupWeekRow {
  readonly dimension: Dimension;
  readonly value: string;
  readonly start: string;
  readonly n: number;
}

/** How many responses of each week belong to each group. */
export function sumGroupWeeks(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  { range, versions }: Days,
): Promise<GroupWeekRow[]> {
  return db.query<GroupWeekRow>(
    `SELECT ${DIMENSION}, date_trunc('week', day::timestamp)::date AS start, sum(n)::float8 AS n
       FROM segment_counters
      WHERE ${WITHIN} AND question_id = '' AND cell = 'responses'
      GROUP BY GROUPING SETS ((country, 3), (customer_type, 3), (placement, 3))`,
    [storeId, surveyId, range?.from, range?.to, versions],
  );
}
