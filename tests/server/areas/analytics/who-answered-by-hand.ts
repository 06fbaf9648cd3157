import type { OrderGroup } from '#shared/analytics/order-groups.ts';
import type { OrdersAndAnswers } from '#shared/api/analytics-sample.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { RawResponse } from './by-hand.ts';
import { dayIn } from './generate.ts';

/** An order of the compared days, with the response that it belongs to. */
export interface RawOrder {
  readonly orderId: string;
  readonly isFirstOrder: boolean;
  readonly country: string;
  readonly value: number;
  readonly currency: string;
  readonly placedAt: string;
  /** Null if nobody answered after this order. */
  readonly row: RawResponse | null;
}

/** Reads every order of the days, one by one. */
export async function readOrders(
  database: Database,
  storeId: string,
  rows: readonly RawResponse[],
  { orderDays, timezone }: Pick<OrdersAndAnswers, 'orderDays' | 'timezone'>,
): Promise<RawOrder[]> {
  if (orderDays === null) return [];
  const orders = await database.query<Omit<RawOrder, 'row'>>(
    `SELECT order_id, is_first_order, country, value::float8 AS value, currency, placed_at FROM orders
      WHERE store_id = $1 AND cancelled_at IS NULL AND coalesce(NOT is_test, true)`,
    [storeId],
  );
  const links = await database.query<{ responseId: string; orderId: string }>(
    `SELECT response_id, order_id FROM responses WHERE store_id = $1 AND is_order_verified AND NOT is_test
      AND placement = 'thank_you' ORDER BY first_saved_at, response_id`,
    [storeId],
  );
  const rowById = new Map(rows.map((row) => [row.responseId, row]));
  const rowOfOrder = new Map<string, RawResponse | undefined>();
  for (const { orderId, responseId } of links) {
    if (!rowOfOrder.has(orderId)) rowOfOrder.set(orderId, rowById.get(responseId));
  }
  return orders
    .filter(({ placedAt: at }) => {
      const day = dayIn(at, timezone);
      return day >= orderDays.from && day <= orderDays.to;
    })
    .map((order) => ({ ...order, row: rowOfOrder.get(order.orderId) ?? null }));
}

/** Whether an order is in a group; `listed` are the countries with a group of their own. */
export function isInGroup(
  order: RawOrder,
  group: OrderGroup,
  { currency, timezone, facts }: Pick<OrdersAndAnswers, 'currency' | 'timezone' | 'facts'>,
): boolean {
  const country = order.country || 'unknown';
  switch (group.fact) {
    case 'customer':
      return order.isFirstOrder === (group.customer === 'firstTime');
    case 'country': {
      const listed = facts.flatMap(({ groups }) =>
        groups.flatMap((each) => (each.group.fact === 'country' ? [each.group.country] : [])),
      );
      return group.country === 'other' ? !listed.includes(country) : country === group.country;
    }
    case 'value': {
      if (group.from === null) return order.currency !== currency;
      return order.currency === currency && order.value >= group.from && order.value < (group.to ?? Infinity);
    }
    case 'weekday': {
      const sundayIs0 = new Date(dayIn(order.placedAt, timezone)).getUTCDay();
      return (sundayIs0 || 7) === group.weekday;
    }
  }
}
