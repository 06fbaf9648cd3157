import { LARGEST_INT } from '#shared/largest-int.ts';
import { type RowsByStore, rowsByStore, type Queries } from '#server/kernel/database/database.ts';
import {
  type GivenColumns,
  givenRows,
  type GivenRows,
  statementByStore,
} from '#server/kernel/database/given-rows.ts';
import type {
  counters,
  groupCounters,
  segmentCounters,
  variantCounters,
} from '#server/kernel/database/schema/responses.ts';
import {
  type CellChange,
  type CellChanges,
  type GroupCellChange,
  type SegmentCellChange,
  type VariantCellChange,
} from './cell-changes.ts';

/** Changed cells of a store. */
export interface StoreCells {
  readonly storeId: string;
  readonly cells: CellChanges;
}

/** Adds changed cells to all counters. Sorted by key in the stores' order, so that concurrent batches do not deadlock. */
export async function addCells(tx: Queries, ...stores: readonly StoreCells[]): Promise<void> {
  const byDay = rowsByStore(stores, ({ cells }) => cells.byDay());
  const byVariant = rowsByStore(stores, ({ cells }) => cells.byVariant());
  await Promise.all([
    add(tx, ADD_BY_DAY, byDay),
    addToSegments(tx, ...stores),
    add(tx, ADD_BY_VARIANT, byVariant),
  ]);
}

/** Adds changed cells to the counters by segment and by group. */
export async function addToSegments(tx: Queries, ...stores: readonly StoreCells[]): Promise<void> {
  const bySegment = rowsByStore(stores, ({ cells }) => cells.bySegment());
  const byGroup = rowsByStore(stores, ({ cells }) => cells.byGroup());
  await Promise.all([add(tx, ADD_BY_SEGMENT, bySegment), add(tx, ADD_BY_GROUP, byGroup)]);
}

async function add<Change>(
  tx: Queries,
  statement: ReturnType<typeof statementByStore<Change>>,
  changes: RowsByStore<Change>,
): Promise<void> {
  if (changes.length > 0) await tx.query(...statement(changes), { keepsPlan: true });
}

const cell = <Change extends CellChange>(): GivenColumns<Change, typeof counters.$inferInsert> => ({
  surveyId: ['text', ({ surveyId }) => surveyId],
  questionId: ['text', ({ question }) => question],
  cell: ['text', ({ cell: name }) => name],
  version: ['int', ({ version }) => version],
  day: ['date', ({ day }) => day],
  n: ['bigint', ({ n }) => n],
});

/** `key` has the columns of the table's primary key after the store. */
const addTo = <Change extends CellChange>(
  table: string,
  given: Pick<GivenRows<Change, never>, 'names' | 'lists' | 'values'>,
  key: string,
) =>
  statementByStore(
    given,
    ({ rows, storeOf }) => `INSERT INTO ${table} (store_id, ${given.names})
     SELECT ${storeOf('given')}, ${given.names} FROM ${rows}
     ON CONFLICT (store_id, ${key}) DO UPDATE SET n = ${table}.n + excluded.n`,
  );

const ADD_BY_DAY = addTo(
  'counters',
  givenRows<CellChange, typeof counters.$inferInsert>(cell()),
  'survey_id, question_id, cell, version, day',
);

const ADD_BY_VARIANT = addTo(
  'variant_counters',
  givenRows<VariantCellChange, typeof variantCounters.$inferInsert>({
    ...cell(),
    variant: ['text', ({ variant }) => variant],
  }),
  'survey_id, version, day, variant, question_id, cell',
);

const ADD_BY_GROUP = addTo(
  'group_counters',
  givenRows<GroupCellChange, typeof groupCounters.$inferInsert>({
    ...cell(),
    dimension: ['text', ({ dimension }) => dimension],
    value: ['text', ({ value }) => value],
  }),
  'survey_id, question_id, cell, version, day, dimension, value',
);

const ADD_BY_SEGMENT = addTo(
  'segment_counters',
  givenRows<SegmentCellChange, typeof segmentCounters.$inferInsert>({
    ...cell(),
    country: ['text', ({ country }) => country],
    customerType: ['text', ({ customerType }) => customerType],
    placement: ['text', ({ placement }) => placement],
  }),
  'survey_id, question_id, cell, version, day, country, customer_type, placement',
);

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
  /** The store's month, in which the plan counts. */
  readonly month: string;
  readonly monthlyLimit: number;
}

const TOTALS = givenRows<
  TotalsChange,
  Omit<TotalsChange, 'lastResponseAt'> & { lastResponseAt: string | null }
>({
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
  month: ['text', ({ month }) => month],
  monthlyLimit: ['int', ({ monthlyLimit }) => Math.min(monthlyLimit, LARGEST_INT)],
});

const ADD_TO_TOTALS = statementByStore(
  TOTALS,
  ({ rows, storeOf }) => `UPDATE surveys
        SET responses_total = responses_total + given.responses, completes_total = completes_total + given.completes,
            responses_in_month =
              CASE WHEN responses_month = given.month THEN responses_in_month ELSE 0 END + given.counted_by_plan,
            veiled_in_month = CASE WHEN responses_month = given.month THEN veiled_in_month ELSE 0 END + given.veiled,
            veiled_limit = CASE WHEN given.veiled > 0 THEN given.monthly_limit ELSE veiled_limit END,
            responses_month = given.month, refused_total = refused_total + given.refused,
            has_reached_limit = given.has_reached_limit,
            last_response_at = greatest(surveys.last_response_at, given.last_response_at)
       FROM ${rows}
      WHERE surveys.store_id = ${storeOf('given')} AND surveys.survey_id = given.survey_id`,
);

export async function addToTotals(tx: Queries, changes: RowsByStore<TotalsChange>): Promise<void> {
  if (changes.length > 0) await tx.query(...ADD_TO_TOTALS(changes), { keepsPlan: true });
}

/** A survey has become full or no longer is, and the store's script contains that. */
export async function markManifestChanged(tx: Queries, storeId: string): Promise<void> {
  await tx.query(`UPDATE stores SET manifest_revision = manifest_revision + 1 WHERE store_id = $1`, [
    storeId,
  ]);
}
