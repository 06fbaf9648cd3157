import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { type Cell, DURATION_PREFIX } from '#shared/analytics/cells.ts';
import type { Period } from '#shared/analytics/periods.ts';
import type { SightingKind } from '#shared/collect/collect.ts';
import type { Dimension } from '#server/areas/collect/counters/cell-changes.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { ResultFilter } from './row-filter.ts';

/** Which counters to read. `day` has no segments, `group` has one dimension of them. */
export type CounterGrain = 'day' | 'group' | 'segment';

/** A survey with the last day that is counted by segment; for later days, or for all if it is null, rows answer. */
export interface SegmentedSurvey extends SurveyKey {
  readonly segmentedTo: string | null;
}

/** The counted rows of these days. Each zone's day begins after the day before it began in UTC, which an index covers. */
export const rowsAfter = (segmentedTo: string) =>
  `NOT is_test AND (${segmentedTo}::date IS NULL OR day > ${segmentedTo}::date AND first_saved_at >= ${segmentedTo}::date)`;

/** In a statement with one grouping set for each dimension. */
export const GROUP_OF_SET = `CASE WHEN GROUPING(country) = 0 THEN 'country' WHEN GROUPING(customer_type) = 0 THEN 'customer_type'
  ELSE 'placement' END AS dimension, coalesce(country, customer_type, placement) AS value`;

export interface SumQuery {
  /** Meaning ids; null is all questions and the survey as a whole. */
  readonly questions: readonly string[] | null;
  /** Groups the sums by period; null sums all days. */
  readonly period: Period | null;
  readonly withoutDurations?: boolean;
  /** Sums these cells only. Constants, because the statement contains them. */
  readonly cells?: readonly string[];
  /** Keeps the versions apart. */
  readonly byVersion?: boolean;
}

export type SumRow = Cell & {
  /** Null where the versions are summed. */
  readonly version: number | null;
  /** The first day of the period; null without periods, and for durations. */
  readonly start: string | null;
};

interface Row {
  questionId: string;
  cell: string;
  version: number | null;
  start: string | null;
  n: number;
}

/** Rows are grouped by period only on request. Durations are never grouped by period, because no page shows that. */
const START = {
  none: '$6::date',
  each: `CASE WHEN cell NOT LIKE '${DURATION_PREFIX}%' THEN date_trunc($6::text, day::timestamp)::date END`,
};

const COUNTED = `($3::date IS NULL OR day >= $3::date) AND ($4::date IS NULL OR day <= $4::date)
  AND ($5::int[] IS NULL OR version = ANY ($5::int[]))`;

/** The dimension and its values. Only for a filter that selects by exactly one dimension. */
function onlyGroup({ countries, customerTypes, placements }: ResultFilter): [Dimension, readonly string[]] {
  if (countries) return ['country', countries];
  return customerTypes ? ['customer_type', customerTypes] : ['placement', placements ?? []];
}

/** Whether the filter selects by one dimension of the segments. */
export function hasOneGroup({ countries, customerTypes, placements }: ResultFilter): boolean {
  return [countries, customerTypes, placements].filter((each) => each !== null).length === 1;
}

/** Sums the counters that match a filter. */
export async function sumCounters(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  grain: CounterGrain,
  filter: ResultFilter,
  { questions, period, withoutDurations = false, cells, byVersion = false }: SumQuery,
): Promise<SumRow[]> {
  const { range, versions } = filter;
  const start = period === null ? START.none : START.each;
  const grouped = ['1, 2', ...(period === null ? [] : ['3']), ...(byVersion ? ['4'] : [])].join();
  const version = byVersion ? 'version' : 'NULL::int';
  const sums = `question_id, cell, ${start} AS start, ${version} AS version, sum(n)::float8 AS n`;
  const counted = [
    COUNTED,
    ...(withoutDurations ? [`cell NOT LIKE '${DURATION_PREFIX}%'`] : []),
    '($7::text[] IS NULL OR question_id = ANY ($7::text[]))',
    ...(cells ? [`cell IN (${cells.map((cell) => `'${cell}'`).join()})`] : []),
  ].join(' AND ');
  const parameters = [storeId, surveyId, range?.from, range?.to, versions, period, questions];
  const inSegment = `($8::text[] IS NULL OR country = ANY ($8::text[]))
    AND ($9::text[] IS NULL OR customer_type = ANY ($9::text[]))
    AND ($10::text[] IS NULL OR placement = ANY ($10::text[]))`;
  const segment = [filter.countries, filter.customerTypes, filter.placements];
  const statements: Readonly<Record<CounterGrain, () => Promise<Row[]>>> = {
    day: () =>
      db.query<Row>(
        `SELECT ${sums} FROM counters WHERE store_id = $1 AND survey_id = $2 AND ${counted} GROUP BY ${grouped}`,
        parameters,
      ),
    group: () =>
      db.query<Row>(
        `SELECT ${sums} FROM group_counters WHERE store_id = $1 AND survey_id = $2 AND ${counted}
            AND dimension = $8 AND value = ANY ($9::text[])
          GROUP BY ${grouped}`,
        [...parameters, ...onlyGroup(filter)],
      ),
    segment: () =>
      db.query<Row>(
        `SELECT ${sums} FROM segment_counters WHERE store_id = $1 AND survey_id = $2 AND ${counted} AND ${inSegment}
          GROUP BY ${grouped}`,
        [...parameters, ...segment],
      ),
  };
  const rows = await statements[grain]();
  return rows.map(({ questionId: question, cell, start, version: own, n }) => ({
    question,
    cell,
    start,
    version: own,
    n,
  }));
}

/** Sums how often the survey was shown, started and dismissed. */
export async function sumImpressions(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  kind: SightingKind,
  filter: ResultFilter,
): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `SELECT coalesce(sum(n), 0)::float8 AS n FROM impressions
      WHERE store_id = $1 AND survey_id = $2 AND kind = $6 AND ${COUNTED}
        AND ($7::text[] IS NULL OR country = ANY ($7::text[]))
        AND ($8::text[] IS NULL OR customer_type = ANY ($8::text[]))
        AND ($9::text[] IS NULL OR placement = ANY ($9::text[]))`,
    [
      storeId,
      surveyId,
      filter.range?.from,
      filter.range?.to,
      filter.versions,
      kind,
      filter.countries,
      filter.customerTypes,
      filter.placements,
    ],
  );
  return row?.n ?? 0;
}

export interface SegmentCount {
  readonly dimension: Dimension;
  readonly value: string;
  readonly responses: number;
}

/** Counts responses by segment over all days. */
export function countSegments(
  db: Queries,
  { storeId, surveyId, segmentedTo }: SegmentedSurvey,
): Promise<SegmentCount[]> {
  return db.query<SegmentCount>(
    `SELECT dimension, value, sum(n)::float8 AS responses
       FROM (SELECT dimension, value, n FROM group_counters
              WHERE store_id = $1 AND survey_id = $2 AND question_id = '' AND cell = 'responses' AND day <= $3::date
             UNION ALL
             SELECT ${GROUP_OF_SET}, count(*) FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND ${rowsAfter('$3')}
              GROUP BY GROUPING SETS ((country), (customer_type), (placement))) AS counted
      GROUP BY 1, 2 HAVING sum(n) > 0
      ORDER BY 3 DESC, 2`,
    [storeId, surveyId, segmentedTo],
  );
}
