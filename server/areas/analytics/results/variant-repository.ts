import { type Cell, COMPLETED, RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import type { DayRange } from '#shared/analytics/query.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from './results-repository.ts';

interface Selection {
  readonly range: DayRange | null;
  readonly versions: readonly number[];
}

type Variants = Readonly<Record<Variant, readonly Cell[]>>;

interface Row extends Cell {
  /** Empty for shoppers who took no part in the test; null for the counters without variants. */
  readonly variant: Variant | '' | null;
}

const SELECTED = `store_id = $1 AND survey_id = $2 AND version = ANY ($3::int[])
  AND ($4::date IS NULL OR day >= $4::date) AND ($5::date IS NULL OR day <= $5::date)`;

/**
 * Sums the counters of both variants, without durations. Returns null if they hold other responses than the counters
 * without variants: an older instance has just saved some, or upkeep has not counted an older test yet.
 */
export async function sumVariants(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  { range, versions }: Selection,
): Promise<Variants | null> {
  const rows = await db.query<Row>(
    `SELECT variant, question_id AS question, cell, sum(n)::float8 AS n FROM variant_counters
      WHERE ${SELECTED} GROUP BY 1, 2, 3
     UNION ALL
     SELECT NULL, question_id, cell, sum(n)::float8 FROM counters
      WHERE ${SELECTED} AND question_id = '${WHOLE_SURVEY}' AND cell IN ('${RESPONSES}', '${COMPLETED}')
      GROUP BY question_id, cell`,
    [storeId, surveyId, versions, range?.from, range?.to],
  );
  if (!areWhole(rows)) return null;
  const of = (wanted: Variant) => rows.filter(({ variant }) => variant === wanted);
  return { a: of('a'), b: of('b') };
}

function areWhole(rows: readonly Row[]): boolean {
  return [RESPONSES, COMPLETED].every((counted) => {
    const own = rows.filter(({ question, cell }) => question === WHOLE_SURVEY && cell === counted);
    const difference = own.reduce((sum, { variant, n }) => sum + (variant === null ? -n : n), 0);
    return difference === 0;
  });
}
