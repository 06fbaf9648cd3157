import { LARGEST_INT } from '#shared/largest-int.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { type GivenColumns, givenRows } from '#server/kernel/database/given-rows.ts';
import type {
  counters,
  groupCounters,
  segmentCounters,
  variantCounters,
} from '#server/kernel/database/schema/responses.ts';
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

const cell = <Change extends CellChange>(): GivenColumns<Change, typeof counters.$inferInsert> => ({
  surveyId: ['text', ({ surveyId }) => surveyId],
  questionId: ['text', ({ question }) => question],
  cell: ['text', ({ cell: name }) => name],
  version: ['int', ({ version }) => version],
  day: ['date', ({ day }) => day],
  n: ['bigint', ({ n }) => n],
});

const BY_DAY = givenRows(cell<CellChange>());

async function addByDay(tx: Queries, storeId: string, changes: readonly CellChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `INSERT INTO counters (store_id, ${BY_DAY.names}) SELECT $1, * FROM unnest(${BY_DAY.lists})
     ON CONFLICT (store_id, survey_id, question_id, cell, version, day)
     DO UPDATE SET n = counters.n + excluded.n`,
    [storeId, ...BY_DAY.values(changes)],
    { keepsPlan: true },
  );
}

const BY_VARIANT = givenRows<VariantCellChange, typeof variantCounters.$inferInsert>({
  ...cell(),
  variant: ['text', ({ variant }) => variant],
});

export async function addToVariantCounters(
  tx: Queries,
  storeId: string,
  changes: readonly VariantCellChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `INSERT INTO variant_counters (store_id, ${BY_VARIANT.names}) SELECT $1, * FROM unnest(${BY_VARIANT.lists})
     ON CONFLICT (store_id, survey_id, version, day, variant, question_id, cell)
     DO UPDATE SET n = variant_counters.n + excluded.n`,
    [storeId, ...BY_VARIANT.values(changes)],
    { keepsPlan: true },
  );
}

const BY_GROUP = givenRows<GroupCellChange, typeof groupCounters.$inferInsert>({
  ...cell(),
  dimension: ['text', ({ dimension }) => dimension],
  value: ['text', ({ value }) => value],
});

export async function addToGroupCounters(
  tx: Queries,
  storeId: string,
  changes: readonly GroupCellChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `INSERT INTO group_counters (store_id, ${BY_GROUP.names}) SELECT $1, * FROM unnest(${BY_GROUP.lists})
     ON CONFLICT (store_id, survey_id, question_id, cell, version, day, dimension, value)
     DO UPDATE SET n = group_counters.n + excluded.n`,
    [storeId, ...BY_GROUP.values(changes)],
    { keepsPlan: true },
  );
}

const BY_SEGMENT = givenRows<SegmentCellChange, typeof segmentCounters.$inferInsert>({
  ...cell(),
  country: ['text', ({ country }) => country],
  customerType: ['text', ({ customerType }) => customerType],
  placement: ['text', ({ placement }) => placement],
});

async function addBySegment(
  tx: Queries,
  storeId: string,
  changes: readonly SegmentCellChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `INSERT INTO segment_counters (store_id, ${BY_SEGMENT.names}) SELECT $1, * FROM unnest(${BY_SEGMENT.lists})
     ON CONFLICT (store_id, survey_id, question_id, cell, version, day, country, customer_type, placement)
     DO UPDATE SET n = segment_counters.n + excluded.n`,
    [storeId, ...BY_SEGMENT.values(changes)],
    { keepsPlan: true },
  );
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

const TOTALS = givenRows<
  TotalsChange,
  Omit<TotalsChange, 'lastResponseAt'> & { lastResponseAt: string | null }
>(
  {
    surveyId: ['text', ({ surveyId }) => surveyId],
    responses: ['int', ({ responses }) => responses],
    completes: ['int', ({ completes }) => completes],
    countedByPlan: ['int', ({ countedByPlan }) => countedByPlan],
    veiled: ['int', ({ veiled }) => veiled],
    refused: ['int', ({ refused }) => refused],
    hasReachedLimit: ['boolean', ({ hasReachedLimit }) => hasReachedLimit],
    lastResponseAt: [
      'timestamptz',
      ({ lastResponseAt: at }) => (at === null ? null : new Date(at).toISOString()),
    ],
  },
  4,
);

export async function addToTotals(
  tx: Queries,
  storeId: string,
  changes: readonly TotalsChange[],
  { month, monthlyLimit }: { readonly month: string; readonly monthlyLimit: number },
): Promise<void> {
  await tx.query(
    `UPDATE surveys
        SET responses_total = responses_total + given.responses, completes_total = completes_total + given.completes,
            responses_in_month = CASE WHEN responses_month = $2 THEN responses_in_month ELSE 0 END + given.counted_by_plan,
            veiled_in_month = CASE WHEN responses_month = $2 THEN veiled_in_month ELSE 0 END + given.veiled,
            veiled_limit = CASE WHEN given.veiled > 0 THEN $3::int ELSE veiled_limit END,
            responses_month = $2, refused_total = refused_total + given.refused,
            has_reached_limit = given.has_reached_limit,
            last_response_at = greatest(surveys.last_response_at, given.last_response_at)
       FROM unnest(${TOTALS.lists}) AS given (${TOTALS.names})
      WHERE surveys.store_id = $1 AND surveys.survey_id = given.survey_id`,
    [storeId, month, Math.min(monthlyLimit, LARGEST_INT), ...TOTALS.values(changes)],
    { keepsPlan: true },
  );
}

/** A survey has become full or no longer is, and the store's script contains that. */
export async function markManifestChanged(tx: Queries, storeId: string): Promise<void> {
  await tx.query(`UPDATE stores SET manifest_revision = manifest_revision + 1 WHERE store_id = $1`, [
    storeId,
  ]);
}
