import type { Cell } from '#shared/analytics/cells.ts';
import type { DayRange } from '#shared/analytics/query.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';

interface Selection {
  readonly range: DayRange | null;
  readonly versions: readonly number[];
}

type Variants = Readonly<Record<Variant, readonly Cell[]>>;

interface Row extends Cell {
  readonly variant: Variant;
}

/** Sums the counters of both variants, without durations. */
export async function sumVariants(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  { range, versions }: Selection,
): Promise<Variants> {
  const rows = await db.query<Row>(
    `SELECT variant, question_id AS question, cell, sum(n)::float8 AS n FROM variant_counters
      WHERE store_id = $1 AND survey_id = $2 AND version = ANY ($3::int[])
        AND ($4::date IS NULL OR day >= $4::date) AND ($5::date IS NULL OR day <= $5::date)
        AND variant <> '' GROUP BY 1, 2, 3`,
    [storeId, surveyId, versions, range?.from, range?.to],
  );
  const of = (wanted: Variant) => rows.filter(({ variant }) => variant === wanted);
  return { a: of('a'), b: of('b') };
}
