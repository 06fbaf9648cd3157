import { LARGEST_INT } from '#shared/largest-int.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import {
  type CellChange,
  type CellChanges,
  changesByGroup,
  type GroupCellChange,
  type GroupedSurveys,
  type SegmentCellChange,
  type VariantCellChange,
} from './cell-changes.ts';

/** Adds changed cells to all counters. `surveys` was read under the lock. */
export async function addCells(
  tx: Queries,
  storeId: string,
  cells: CellChanges,
  surveys: GroupedSurveys,
): Promise<void> {
  const [byDay, bySegment, byVariant] = [cells.byDay(), cells.bySegment(), cells.byVariant()];
  await Promise.all([
    addByDay(tx, storeId, byDay),
    addBySegment(tx, storeId, bySegment),
    addToGroupCounters(tx, storeId, changesByGroup(bySegment, surveys)),
    addToVariantCounters(tx, storeId, byVariant),
  ]);
}

async function addByDay(tx: Queries, storeId: string, changes: readonly CellChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `INSERT INTO counters (store_id, survey_id, question_id, cell, version, day, n)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::date[], $7::bigint[])
     ON CONFLICT (store_id, survey_id, question_id, cell, version, day)
     DO UPDATE SET n = counters.n + excluded.n`,
    [storeId, ...cellColumns(changes), changes.map(({ n }) => n)],
    { keepsPlan: true },
  );
}

export async function addToVariantCounters(
  tx: Queries,
  storeId: string,
  changes: readonly VariantCellChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `INSERT INTO variant_counters (store_id, survey_id, question_id, cell, version, day, variant, n)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::date[], $7::text[], $8::bigint[])
     ON CONFLICT (store_id, survey_id, version, day, variant, question_id, cell)
     DO UPDATE SET n = variant_counters.n + excluded.n`,
    [storeId, ...cellColumns(changes), changes.map(({ variant }) => variant), changes.map(({ n }) => n)],
    { keepsPlan: true },
  );
}

export async function addToGroupCounters(
  tx: Queries,
  storeId: string,
  changes: readonly GroupCellChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `INSERT INTO group_counters
       (store_id, survey_id, question_id, cell, version, day, dimension, value, n)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::date[], $7::text[], $8::text[],
        $9::bigint[])
     ON CONFLICT (store_id, survey_id, question_id, cell, version, day, dimension, value)
     DO UPDATE SET n = group_counters.n + excluded.n`,
    [
      storeId,
      ...cellColumns(changes),
      changes.map(({ dimension }) => dimension),
      changes.map(({ value }) => value),
      changes.map(({ n }) => n),
    ],
    { keepsPlan: true },
  );
}

async function addBySegment(
  tx: Queries,
  storeId: string,
  changes: readonly SegmentCellChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `INSERT INTO segment_counters
       (store_id, survey_id, question_id, cell, version, day, country, customer_type, placement, n)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::date[], $7::text[], $8::text[],
        $9::text[], $10::bigint[])
     ON CONFLICT (store_id, survey_id, question_id, cell, version, day, country, customer_type, placement)
     DO UPDATE SET n = segment_counters.n + excluded.n`,
    [
      storeId,
      ...cellColumns(changes),
      changes.map(({ country }) => country),
      changes.map(({ customerType }) => customerType),
      changes.map(({ placement }) => placement),
      changes.map(({ n }) => n),
    ],
    { keepsPlan: true },
  );
}

function cellColumns(changes: readonly CellChange[]): unknown[][] {
  return [
    changes.map(({ surveyId }) => surveyId),
    changes.map(({ question }) => question),
    changes.map(({ cell }) => cell),
    changes.map(({ version }) => version),
    changes.map(({ day }) => day),
  ];
}

/** A batch's change of one survey's totals. */
export interface TotalsChange {
  readonly surveyId: string;
  readonly responses: number;
  readonly completes: number;
  /** New responses that the plan counts in `month`. */
  readonly countedByPlan: number;
  /** New responses beyond the plan's limit. */
  readonly veiled: number;
  readonly refused: number;
  /** The survey has as many responses as its own cap allows. */
  readonly isFull: boolean;
  /** It takes no further response, by its own cap or by the plan. */
  readonly hasReachedLimit: boolean;
  /** Milliseconds; null if the batch only refused responses. */
  readonly lastResponseAt: number | null;
}

export async function addToTotals(
  tx: Queries,
  storeId: string,
  changes: readonly TotalsChange[],
  { month, monthlyLimit }: { readonly month: string; readonly monthlyLimit: number },
): Promise<void> {
  await tx.query(
    `UPDATE surveys
        SET responses_total = responses_total + given.responses, completes_total = completes_total + given.completes,
            responses_in_month = CASE WHEN responses_month = $2 THEN responses_in_month ELSE 0 END + given.begun,
            veiled_in_month = CASE WHEN responses_month = $2 THEN veiled_in_month ELSE 0 END + given.veiled,
            veiled_limit = CASE WHEN given.veiled > 0 THEN $10::int ELSE veiled_limit END,
            responses_month = $2, refused_total = refused_total + given.refused,
            has_reached_limit = given.has_reached_limit,
            last_response_at = greatest(surveys.last_response_at, given.last_response_at)
       FROM unnest($3::text[], $4::int[], $5::int[], $6::int[], $7::int[], $8::boolean[], $9::timestamptz[],
              $11::int[])
         AS given (survey_id, responses, completes, begun, refused, has_reached_limit, last_response_at, veiled)
      WHERE surveys.store_id = $1 AND surveys.survey_id = given.survey_id`,
    [
      storeId,
      month,
      changes.map(({ surveyId }) => surveyId),
      changes.map(({ responses }) => responses),
      changes.map(({ completes }) => completes),
      changes.map(({ countedByPlan }) => countedByPlan),
      changes.map(({ refused }) => refused),
      changes.map(({ hasReachedLimit }) => hasReachedLimit),
      changes.map(({ lastResponseAt }) =>
        lastResponseAt === null ? null : new Date(lastResponseAt).toISOString(),
      ),
      Math.min(monthlyLimit, LARGEST_INT),
      changes.map(({ veiled }) => veiled),
    ],
    { keepsPlan: true },
  );
}

/** A survey has become full or no longer is, and the store's script contains that. */
export async function markManifestChanged(tx: Queries, storeId: string): Promise<void> {
  await tx.query(`UPDATE stores SET manifest_revision = manifest_revision + 1 WHERE store_id = $1`, [
    storeId,
  ]);
}
