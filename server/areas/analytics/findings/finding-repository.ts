import type { Queries } from '#server/kernel/database/database.ts';
import type { Dimension } from '#server/areas/collect/counters/cell-changes.ts';
import { GROUP_OF_SET, rowsAfter, type SegmentedSurvey } from '../rows/counter-sums-repository.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

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
interface Days {
  readonly range: { readonly from: string; readonly to: string } | null;
  readonly versions: readonly number[] | null;
}

/** A week of a group of shoppers: those of one country, for example. */
export interface GroupWeekRow {
  readonly dimension: Dimension;
  /** As stored. */
  readonly value: string;
  readonly start: string;
  readonly n: number;
}

/** How many responses of each week belong to each group. */
export function sumGroupWeeks(
  db: Queries,
  { storeId, surveyId, segmentedTo }: SegmentedSurvey,
  { range, versions }: Days,
): Promise<GroupWeekRow[]> {
  return db.query<GroupWeekRow>(
    `SELECT dimension, value, start, sum(n)::float8 AS n
       FROM (SELECT dimension, value, ${WEEK} AS start, n FROM group_counters
              WHERE store_id = $1 AND survey_id = $2 AND question_id = '' AND cell = 'responses' AND ${WITHIN}
                AND day <= $6::date
             UNION ALL
             SELECT ${GROUP_OF_SET}, ${WEEK} AS start, count(*) FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND ${WITHIN} AND ${rowsAfter('$6')}
              GROUP BY GROUPING SETS ((country, 3), (customer_type, 3), (placement, 3))) AS counted
      GROUP BY 1, 2, 3`,
    [storeId, surveyId, range?.from, range?.to, versions, segmentedTo],
  );
}

const WEEK = `date_trunc('week', day::timestamp)::date`;
