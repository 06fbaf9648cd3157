import type { Queries } from '#server/kernel/database/database.ts';
import type { Dimension } from '#server/areas/collect/counters/cell-changes.ts';
import {
  GROUP_OF_SET,
  type GroupedSurvey,
  LATE_SEGMENTS,
  type SurveyKey,
} from '../results/results-repository.ts';

/** What the merchant decided about the findings of a survey, and what they have seen. */
export interface FindingState {
  readonly pin: string | null;
  /** By the keys of findings. */
  readonly marks: Readonly<Record<string, 'kept' | 'hidden'>>;
  readonly seen: readonly string[];
  readonly lookedAt: string | null;
}

/** As stored: fields that were never set are missing. */
export type StoredState = Partial<FindingState>;

export const stateOf = ({
  pin = null,
  marks = {},
  seen = [],
  lookedAt = null,
}: StoredState): FindingState => ({
  pin,
  marks,
  seen,
  lookedAt,
});

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

const WITHIN = `($3::date IS NULL OR day >= $3::date) AND ($4::date IS NULL OR day <= $4::date)
  AND ($5::int[] IS NULL OR version = ANY ($5::int[]))`;
const COMPARED = `question_id = ANY ($6::text[]) AND (cell LIKE 'o:%' OR cell LIKE 'v:%' OR cell IN ('answered', 'other'))`;

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

interface GroupsQuery extends Days {
  readonly questions: readonly string[];
  readonly groups: readonly Group[];
}

/** The answers of these groups on days that are summed by group. */
export function sumEarlyGroups(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  { range, versions, questions, groups }: GroupsQuery,
): Promise<GroupCell[]> {
  const isGroup = groups.map(
    ({ dimension }, at) => `(dimension = '${dimension}' AND value = $${at + FIRST_GROUP})`,
  );
  return db.query<GroupCell>(
    `SELECT question_id AS question, cell, ARRAY[${sumsOf('n', isGroup)}] AS sums
       FROM group_counters
      WHERE store_id = $1 AND survey_id = $2 AND ${WITHIN} AND ${COMPARED} AND (${isGroup.join(' OR ')})
      GROUP BY 1, 2`,
    [storeId, surveyId, range?.from, range?.to, versions, questions, ...groups.map(({ value }) => value)],
  );
}

/** The answers of these groups on later days, or on all days of a survey without such sums; with one scan for all. */
export function sumLateGroups(
  db: Queries,
  { storeId, surveyId, groupedTo }: GroupedSurvey,
  { range, versions, questions, groups }: GroupsQuery,
): Promise<GroupCell[]> {
  const isGroup = groups.map(({ dimension }, at) => `${dimension} = $${at + FIRST_GROUP}`);
  const parameters = [storeId, surveyId, range?.from, range?.to, versions, questions];
  const values = groups.map(({ value }) => value);
  return groupedTo === null
    ? db.query<GroupCell>(
        `SELECT question_id AS question, cell, ARRAY[${sumsOf('n', isGroup)}] AS sums FROM segment_counters
          WHERE store_id = $1 AND survey_id = $2 AND ${WITHIN} AND ${COMPARED} GROUP BY 1, 2`,
        [...parameters, ...values],
      )
    : db.query<GroupCell>(
        `SELECT question_id AS question, cell, ARRAY[${sumsOf('late.n', isGroup)}] AS sums FROM ${LATE_SEGMENTS}
          WHERE store_id = $1 AND survey_id = $2 AND ${WITHIN} AND ${COMPARED} GROUP BY 1, 2`,
        [...parameters, ...values],
      );
}

const FIRST_GROUP = 7;

const sumsOf = (n: string, conditions: readonly string[]) =>
  conditions.map((condition) => `coalesce(sum(${n}) FILTER (WHERE ${condition}), 0)::float8`).join();

export interface GroupWeekRow extends Group {
  readonly start: string;
  readonly n: number;
}

/** How many responses of each week belong to each group. */
export function sumGroupWeeks(
  db: Queries,
  { storeId, surveyId, groupedTo }: GroupedSurvey,
  { range, versions }: Days,
): Promise<GroupWeekRow[]> {
  return db.query<GroupWeekRow>(
    `SELECT dimension, value, start, sum(n)::float8 AS n
       FROM (SELECT dimension, value, ${WEEK} AS start, n FROM group_counters
              WHERE store_id = $1 AND survey_id = $2 AND question_id = '' AND cell = 'responses' AND ${WITHIN}
                AND day <= $6::date
             UNION ALL
             SELECT ${GROUP_OF_SET}, ${WEEK} AS start, sum(n) FROM segment_counters
              WHERE store_id = $1 AND survey_id = $2 AND question_id = '' AND cell = 'responses' AND ${WITHIN}
                AND ($6::date IS NULL OR day > $6::date)
              GROUP BY GROUPING SETS ((country, 3), (customer_type, 3), (placement, 3))) AS counted
      GROUP BY 1, 2, 3`,
    [storeId, surveyId, range?.from, range?.to, versions, groupedTo],
  );
}

const WEEK = `date_trunc('week', day::timestamp)::date`;
