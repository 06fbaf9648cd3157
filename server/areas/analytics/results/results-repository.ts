import { type Cell, DURATION_PREFIX } from '#shared/analytics/cells.ts';
import type { Period } from '#shared/analytics/periods.ts';
import type { SightingKind } from '#shared/survey/collect.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { ResultFilter } from '../rows/row-filter.ts';

/** The table of counters. The smaller one has no segments. */
export type CounterGrain = 'day' | 'segment';

export interface SurveyKey {
  readonly storeId: string;
  readonly surveyId: string;
}

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
  question_id: string;
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
    ...(cells ? [`cell IN (${cells.map((cell) => `'${cell}'`).join()})`] : []),
  ].join(' AND ');
  const parameters = [storeId, surveyId, range?.from, range?.to, versions, period, questions];
  const rows =
    grain === 'day'
      ? await db.query<Row>(
          `SELECT ${sums} FROM counters
            WHERE store_id = $1 AND survey_id = $2 AND ${counted}
              AND ($7::text[] IS NULL OR question_id = ANY ($7::text[]))
            GROUP BY ${grouped}`,
          parameters,
        )
      : await db.query<Row>(
          `SELECT ${sums} FROM segment_counters
            WHERE store_id = $1 AND survey_id = $2 AND ${counted}
              AND ($7::text[] IS NULL OR question_id = ANY ($7::text[]))
              AND ($8::text[] IS NULL OR country = ANY ($8::text[]))
              AND ($9::text[] IS NULL OR customer_type = ANY ($9::text[]))
              AND ($10::text[] IS NULL OR placement = ANY ($10::text[]))
            GROUP BY ${grouped}`,
          [...parameters, filter.countries, filter.customerTypes, filter.placements],
        );
  return rows.map(({ question_id: question, cell, start, version: own, n }) => ({
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
  readonly dimension: 'country' | 'customer_type' | 'placement';
  readonly value: string;
  readonly responses: number;
}

/** Counts responses by segment over all days, with one range scan. */
export function countSegments(db: Queries, { storeId, surveyId }: SurveyKey): Promise<SegmentCount[]> {
  return db.query<SegmentCount>(
    `SELECT CASE WHEN GROUPING(country) = 0 THEN 'country' WHEN GROUPING(customer_type) = 0 THEN 'customer_type'
              ELSE 'placement' END AS dimension,
            coalesce(country, customer_type, placement) AS value, sum(n)::float8 AS responses
       FROM segment_counters
      WHERE store_id = $1 AND survey_id = $2 AND question_id = '' AND cell = 'responses'
      GROUP BY GROUPING SETS ((country), (customer_type), (placement)) HAVING sum(n) > 0
      ORDER BY 3 DESC, 2`,
    [storeId, surveyId],
  );
}
