import type { OrderGroup } from '#shared/analytics/order-groups.ts';
import type { OrdersAndAnswers } from '#shared/api/analytics-sample.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { type RawResponse, tally } from './by-hand.ts';
import { dayIn } from './generate.ts';

/** An order of the compared days, with the response that it belongs to. */
export interface RawOrder {
  readonly order_id: string;
  readonly is_first_order: boolean;
  readonly country: string;
  readonly value: number;
  readonly currency: string;
  readonly placed_at: string;
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
  const links = await database.query<{ response_id: string; order_id: string }>(
    `SELECT response_id, order_id FROM responses WHERE store_id = $1 AND is_order_verified AND NOT is_test
      AND placement = 'thank_you' ORDER BY first_saved_at, response_id`,
    [storeId],
  );
  const rowById = new Map(rows.map((row) => [row.response_id, row]));
  const rowOfOrder = new Map<string, RawResponse | undefined>();
  for (const { order_id: orderId, response_id: responseId } of links) {
    if (!rowOfOrder.has(orderId)) rowOfOrder.set(orderId, rowById.get(responseId));
  }
  return orders
    .filter(({ placed_at: at }) => {
      const day = dayIn(at, timezone);
      return day >= orderDays.from && day <= orderDays.to;
    })
    .map((order) => ({ ...order, row: rowOfOrder.get(order.order_id) ?? null }));
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
      return order.is_first_order === (group.customer === 'firstTime');
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
      const sundayIs0 = new Date(dayIn(order.placed_at, timezone)).getUTCDay();
      return (sundayIs0 || 7) === group.weekday;
    }
  }
}

/** One weight for each answered order, by the plainest raking: every class of every fact in turn, until nothing changes. */
export function weighByHand(orders: readonly RawOrder[], found: OrdersAndAnswers): Map<RawOrder, number> {
  const answered = orders.filter(({ row }) => row !== null);
  const { joined, unused, limit } = found.weighting;
  const classes = found.facts
    .filter(({ fact }) => !unused.includes(fact))
    .flatMap(({ groups }) => {
      const isJoined = (group: OrderGroup) =>
        joined.some((each) => each.groups.some((one) => JSON.stringify(one) === JSON.stringify(group)));
      const alone = groups.filter(({ group }) => !isJoined(group)).map(({ group }) => [group]);
      const { fact } = groups[0]!.group;
      return [...alone, ...joined.map((each) => [...each.groups]).filter((own) => own[0]?.fact === fact)];
    })
    .map((groups) => {
      const isIn = (order: RawOrder) => groups.some((group) => isInGroup(order, group, found));
      const members = answered.flatMap((order, at) => (isIn(order) ? [at] : []));
      return { members, target: orders.filter(isIn).length / orders.length };
    });
  // By the order's place in `answered`: thousands of rounds read and write each weight.
  const weights = new Float64Array(answered.length).fill(1);
  const sum = (own: readonly number[]) => own.reduce((total, at) => total + weights[at]!, 0);
  /** Fits each class once, and returns the largest relative change. */
  const fitOnce = () => {
    let change = 0;
    for (const { members, target } of classes) {
      const factor = (target * answered.length) / sum(members);
      for (const at of members) weights[at]! *= factor;
      change = Math.max(change, Math.abs(factor - 1));
    }
    return change;
  };
  for (let round = 0; round < 21; round += 1) {
    for (let step = 0; step < 1_000 && fitOnce() > 1e-13; step += 1);
    if (Math.max(0, ...weights) <= limit * (1 + 1e-9)) break;
    for (const [at, weight] of weights.entries()) weights[at] = Math.min(weight, limit);
  }
  return new Map(answered.map((order, at) => [order, weights[at]!]));
}

/** The weighted share of each cell of a question, the effective number and the number of answers. */
export function weightedTally(
  weights: ReadonlyMap<RawOrder, number>,
  meaningId: string,
  rows: readonly RawResponse[],
) {
  const shares: Record<string, number> = {};
  const all = { answers: 0, sum: 0, squares: 0 };
  const selected = new Set(rows);
  for (const [{ row }, weight] of weights) {
    if (row === null || !selected.has(row)) continue;
    const counted = tally([row]).get(meaningId);
    if (counted?.['answered'] === undefined) continue;
    all.answers += 1;
    all.sum += weight;
    all.squares += weight ** 2;
    for (const cell of Object.keys(counted)) shares[cell] = (shares[cell] ?? 0) + weight;
  }
  for (const cell of Object.keys(shares)) shares[cell]! /= all.sum;
  return { shares, answers: all.answers, effective: all.sum ** 2 / all.squares };
}
