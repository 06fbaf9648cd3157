import type { Database } from '#server/kernel/database/database.ts';
import { type RawResponse, readRows } from '#tests/server/areas/analytics/by-hand.ts';
import { TRACKED_BY_HAND } from './channel-orders.ts';

/** What the generated answers mean, written down and not computed. */
const SAID_BY_HAND: Readonly<Record<string, string>> = {
  friend: 'friend',
  search: 'search_engine',
  advert: 'online_ad',
  'a podcast': 'podcast',
  'the radio': 'radio',
  'something else': 'other',
};

interface RawOrder {
  readonly orderId: string;
  readonly customerId: string | null;
  readonly isFirstOrder: boolean;
  readonly value: number;
  readonly currency: string;
  readonly placedAt: string;
  readonly cancelledAt: string | null;
  readonly isTest: boolean | null;
  readonly hasJourney: boolean;
  readonly firstUtmSource: string | null;
  readonly firstReferrer: string | null;
  readonly lastUtmSource: string | null;
  readonly lastReferrer: string | null;
}

/** An order that counts, with the first response to it. */
export interface AnsweredOrder extends RawOrder {
  readonly row: RawResponse;
  /** Null if the question was not answered or the text is not mapped. */
  readonly said: string | null;
  readonly hasAnswer: boolean;
}

export interface ByHand {
  readonly counted: readonly RawOrder[];
  readonly answered: readonly AnsweredOrder[];
}

/** Reads every order and every response, one by one. */
export async function countByHand(database: Database, storeId: string): Promise<ByHand> {
  const rows = await readRows(database, storeId);
  const orders = await database.query<RawOrder>(
    `SELECT order_id, customer_id, is_first_order, value::float8 AS value, currency, placed_at, cancelled_at, is_test,
            has_journey, first_utm_source, first_referrer, last_utm_source, last_referrer
       FROM orders WHERE store_id = $1`,
    [storeId],
  );
  const links = await database.query<{ responseId: string; orderId: string }>(
    `SELECT response_id, order_id FROM responses WHERE store_id = $1 AND is_order_verified AND NOT is_test
      ORDER BY first_saved_at, response_id`,
    [storeId],
  );
  const counted = orders.filter(
    (each) => each.currency === 'EUR' && each.cancelledAt === null && each.isTest !== true,
  );
  const answered = counted.flatMap((order): AnsweredOrder[] => {
    const link = links.find((each) => each.orderId === order.orderId);
    const row = rows.find((each) => each.responseId === link?.responseId);
    return row ? [{ ...order, row, ...saidIn(row) }] : [];
  });
  return { counted, answered };
}

function saidIn({ answers }: RawResponse): Pick<AnsweredOrder, 'said' | 'hasAnswer'> {
  const answer = answers['source'];
  if (answer === undefined) return { said: null, hasAnswer: false };
  const words = answer['optionId'] === 'other' ? String(answer['otherValue']) : String(answer['optionId']);
  return { said: SAID_BY_HAND[words.toLowerCase()] ?? null, hasAnswer: true };
}

export function trackedIn(order: RawOrder, visit: 'first' | 'last'): string | null {
  const key = `${order[`${visit}UtmSource`] ?? ''}/${order[`${visit}Referrer`] ?? ''}`;
  const tracked = TRACKED_BY_HAND[key];
  if (tracked === undefined) throw new Error(`No channel was written down for ${key}.`);
  return tracked;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
