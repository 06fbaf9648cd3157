import { countedOrder } from '#server/kernel/database/counted-order.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';

export type HistoryStatus = 'queued' | 'exporting' | 'reading' | 'complete' | 'unavailable';

/** The fetch of a store's past orders. */
export interface HistoryRun {
  readonly runId: string;
  readonly status: HistoryStatus;
  readonly askedFrom: string;
  readonly reachesAll: boolean;
  readonly requestedAt: string;
  readonly operationId: string | null;
  readonly operationAt: string | null;
  readonly ordersExpected: number | null;
  readonly bytesRead: number;
  readonly ordersRead: number;
  readonly ordersSaved: number;
  readonly ordersUnreadable: number;
  readonly failedOperations: number;
  readonly completedAt: string | null;
  /** Keyed hashes, since the ids are erased. */
  readonly erasedCustomers: readonly string[];
  readonly erasedOrders: readonly string[];
}

const COLUMNS = `run_id, status, asked_from, reaches_all, requested_at, operation_id, operation_at,
  orders_expected, bytes_read::float8 AS bytes_read, orders_read, orders_saved, orders_unreadable,
  failed_operations, completed_at, erased_customers, erased_orders`;

export async function findHistory(db: Queries, storeId: string): Promise<HistoryRun | null> {
  const [row] = await db.query<HistoryRun>(`SELECT ${COLUMNS} FROM order_histories WHERE store_id = $1`, [
    storeId,
  ]);
  return row ?? null;
}

/** Locks the fetch until the end of the transaction, so that an erasure meanwhile waits. */
export async function lockHistory(tx: Queries, storeId: string): Promise<HistoryRun | null> {
  const [row] = await tx.query<HistoryRun>(
    `SELECT ${COLUMNS} FROM order_histories WHERE store_id = $1 FOR UPDATE`,
    [storeId],
  );
  return row ?? null;
}

/** What a store granted, and how long it keeps answers. */
export interface HistoryReach {
  readonly shop: string;
  readonly scopes: readonly string[];
  readonly retentionMonths: number | null;
  readonly isInstalled: boolean;
  /** When the app was installed, since its last uninstall that is known. */
  readonly installedAt: string | null;
}

export async function findReach(db: Queries, storeId: string): Promise<HistoryReach | null> {
  const [row] = await db.query<HistoryReach>(
    `SELECT shop_domain AS shop, array_remove(string_to_array(scopes, ','), '') AS scopes,
            uninstalled_at IS NULL AS is_installed, installed_at,
            CASE WHEN jsonb_typeof(settings->'retentionMonths') = 'number'
              THEN greatest(1, least(1200, floor((settings->'retentionMonths')::numeric)))::int END AS retention_months
       FROM stores WHERE store_id = $1`,
    [storeId],
  );
  return row ?? null;
}

export interface NewHistory {
  readonly runId: string;
  readonly status: 'queued' | 'unavailable';
  readonly askedFrom: string;
  readonly reachesAll: boolean;
}

/**
 * Stores a new fetch in place of the former one. If that one was under way, the customers and orders that were erased
 * during it stay left out.
 */
export async function insertHistory(tx: Queries, storeId: string, run: NewHistory): Promise<void> {
  const [former] = await tx.query<{ customers: string[]; orders: string[] }>(
    `DELETE FROM order_histories WHERE store_id = $1
      RETURNING erased_customers AS customers, erased_orders AS orders`,
    [storeId],
  );
  await tx.query(
    `INSERT INTO order_histories (store_id, run_id, status, asked_from, reaches_all, requested_at, erased_customers,
                                  erased_orders)
     VALUES ($1, $2, $3, $4::timestamptz, $5::boolean, now(), $6::jsonb, $7::jsonb)`,
    [
      ...[storeId, run.runId, run.status, run.askedFrom, run.reachesAll],
      ...[former?.customers, former?.orders].map((erased = []) => JSON.stringify(erased)),
    ],
  );
}

/** The platform runs this operation. Reading starts at its beginning. */
export async function saveOperation(
  db: Queries,
  storeId: string,
  runId: string,
  operation: { readonly id: string; readonly createdAt: string },
): Promise<void> {
  await db.query(
    `UPDATE order_histories SET status = 'exporting', operation_id = $3, operation_at = $4::timestamptz,
            orders_expected = NULL, bytes_read = 0, orders_read = 0, orders_saved = 0, orders_unreadable = 0
      WHERE store_id = $1 AND run_id = $2`,
    [storeId, runId, operation.id, operation.createdAt],
    UPKEEP,
  );
}

/** The operation failed or is unknown: another is needed. */
export async function saveFailedOperation(db: Queries, storeId: string, runId: string): Promise<void> {
  await db.query(
    `UPDATE order_histories SET status = 'queued', operation_id = NULL, operation_at = NULL,
            failed_operations = failed_operations + 1
      WHERE store_id = $1 AND run_id = $2`,
    [storeId, runId],
    UPKEEP,
  );
}

/** The platform's progress; `isWritten` when its export can be read. */
export async function saveExport(
  db: Queries,
  storeId: string,
  runId: string,
  { orders, isWritten }: { readonly orders: number; readonly isWritten: boolean },
): Promise<void> {
  await db.query(
    `UPDATE order_histories SET orders_expected = $3::int, status = CASE WHEN $4::boolean THEN 'reading' ELSE status END
      WHERE store_id = $1 AND run_id = $2`,
    [storeId, runId, orders, isWritten],
    UPKEEP,
  );
}

export interface ReadPart {
  readonly end: number;
  readonly orders: number;
  readonly saved: number;
  readonly unreadable: number;
}

/** Records a part that was read, in the transaction that stores its orders. */
export async function saveReadPart(
  tx: Queries,
  storeId: string,
  { end, orders, saved, unreadable }: ReadPart,
): Promise<void> {
  await tx.query(
    `UPDATE order_histories SET bytes_read = $2::bigint, orders_read = orders_read + $3::int,
            orders_saved = orders_saved + $4::int, orders_unreadable = orders_unreadable + $5::int
      WHERE store_id = $1`,
    [storeId, end, orders, saved, unreadable],
  );
}

/** Ends a fetch. The hashes of erased ids are no longer needed. */
export async function endHistory(
  db: Queries,
  storeId: string,
  runId: string,
  status: 'complete' | 'unavailable',
): Promise<void> {
  await db.query(
    `UPDATE order_histories SET status = $3, completed_at = now(), erased_customers = '[]', erased_orders = '[]'
      WHERE store_id = $1 AND run_id = $2`,
    [storeId, runId, status],
    UPKEEP,
  );
}

/** When the oldest counted order was placed; null without one. */
export async function findFirstOrder(db: Queries, storeId: string): Promise<string | null> {
  const [row] = await db.query<{ first: string | null }>(
    `SELECT min(placed_at) AS first FROM orders WHERE store_id = $1 AND ${countedOrder()}`,
    [storeId],
  );
  return row?.first ?? null;
}
