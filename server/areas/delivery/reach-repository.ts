import { countedOrder } from '#server/kernel/database/counted-order.ts';
import type { Queries } from '#server/kernel/database/database.ts';

export interface RecentOrder {
  readonly country: string;
  readonly isFirst: boolean;
  readonly value: number;
  readonly currency: string;
}

/** The newest counted orders since a moment. */
export async function findRecentOrders(
  db: Queries,
  storeId: string,
  { since, limit }: { since: string; limit: number },
): Promise<RecentOrder[]> {
  return db.query<RecentOrder>(
    `SELECT country, is_first_order AS is_first, value::float8 AS value, currency FROM orders
      WHERE store_id = $1 AND placed_at >= $2::timestamptz AND ${countedOrder()}
      ORDER BY placed_at DESC, order_id LIMIT $3::int`,
    [storeId, since, limit],
  );
}

export interface RecentShown {
  readonly country: string;
  readonly customerType: string;
  readonly n: number;
}

/** Counts how often surveys were shown since a day, by visitor attributes. */
export async function countRecentShown(db: Queries, storeId: string, since: string): Promise<RecentShown[]> {
  return db.query<RecentShown>(
    `SELECT country, customer_type, sum(n)::float8 AS n FROM impressions
      WHERE store_id = $1 AND kind = 'shown' AND day >= $2::date
      GROUP BY country, customer_type ORDER BY country, customer_type`,
    [storeId, since],
  );
}
