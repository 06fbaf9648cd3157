import * as z from 'zod/mini';
import { whole } from '#shared/survey/schema.ts';
import { isRealMoment } from '#shared/real-date.ts';
import type { Journey } from './journey.ts';
import { asDecimal, LONGEST_TITLE, MOST_LINES, type OrderLine, sumOf } from './order-lines.ts';

/** The kind of job that asks the store for an order's current state. */
export const RESOLVE_ORDER = 'settle_order';

/** The origin of an update: one of the two webhooks, or a query for the order's current state. */
export type OrderSource = 'created' | 'updated' | 'asked';

/** An order as the store reported it. Money is in the store's currency, as an exact decimal. */
export interface OrderUpdate {
  readonly source: OrderSource;
  readonly orderId: string;
  readonly checkoutToken: string | null;
  readonly customerId: string | null;
  /** The customer's orders up to this one; null if the store did not report it. */
  readonly customerOrders: number | null;
  readonly country: string;
  readonly value: string;
  readonly currency: string;
  readonly placedAt: string;
  readonly cancelledAt: string | null;
  /** In whole seconds, so two changes within one second have the same moment. */
  readonly changedAt: string;
  /** The money that was given back; null if the store did not report it. */
  readonly refunded: string | null;
  /** Paid with a test payment; null if the store did not report it. */
  readonly isTest: boolean | null;
  /** The visits before the order; null if the platform did not report them (yet). */
  readonly journey: Journey | null;
  /** Its name in the store's admin, such as `#1001`; null if the store did not report it. */
  readonly name: string | null;
  /** Null if the store did not report them. */
  readonly lines: readonly OrderLine[] | null;
}

const id = z.union([z.string().check(z.minLength(1), z.maxLength(200)), z.int()]);
const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/, 'An amount is a decimal number.'));
const moment = z.string().check(z.refine(isRealMoment, 'A moment is a date with a time.'));
const address = z.nullish(z.object({ country_code: z.nullish(z.string()) }));
const refund = z.object({
  refund_line_items: z.nullish(z.array(z.object({ line_item_id: id, quantity: whole(0) }))),
  transactions: z.nullish(
    z.array(
      z.object({ kind: z.string(), status: z.nullish(z.string()), currency: z.nullish(z.string()), amount }),
    ),
  ),
});

const lineItem = z.object({
  id,
  product_id: z.nullish(id),
  variant_id: z.nullish(id),
  title: z.string(),
  quantity: whole(0),
  /** Without what was given back or removed. */
  current_quantity: z.nullish(whole(0)),
  price: amount,
  discount_allocations: z.nullish(z.array(z.object({ amount }))),
});

const payload = z.object({
  id,
  checkout_token: z.nullish(z.string().check(z.maxLength(200))),
  customer: z.nullish(z.object({ id: z.nullish(id), orders_count: z.nullish(whole(0)) })),
  total_price: amount,
  current_total_price: z.nullish(amount),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'A currency is three capital letters.')),
  created_at: moment,
  updated_at: moment,
  cancelled_at: z.nullish(moment),
  shipping_address: address,
  billing_address: address,
  test: z.nullish(z.boolean()),
  refunds: z.catch(z.nullish(z.array(refund)), null),
  name: z.catch(z.nullish(z.string()), null),
  line_items: z.catch(z.nullish(z.array(lineItem)), null),
});

/** Returns null if the payload is not a readable order. */
export function readOrder(source: OrderSource, body: unknown): OrderUpdate | null {
  const parsed = payload.safeParse(body);
  if (!parsed.success) return null;
  const { data } = parsed;
  const customerId = data.customer?.id ?? null;
  return {
    source,
    orderId: String(data.id),
    checkoutToken: data.checkout_token || null,
    customerId: customerId === null ? null : String(customerId),
    customerOrders: data.customer?.orders_count ?? null,
    country: countryOf(data.shipping_address?.country_code ?? data.billing_address?.country_code),
    // The value after refunds and edits; on a new order it equals the total.
    value: data.current_total_price ?? data.total_price,
    currency: data.currency,
    placedAt: iso(data.created_at),
    cancelledAt: data.cancelled_at ? iso(data.cancelled_at) : null,
    changedAt: iso(data.updated_at),
    refunded: data.refunds ? refundedIn(data.refunds, data.currency) : null,
    isTest: data.test ?? null,
    journey: null,
    name: orderName(data.name),
    lines: data.line_items ? linesOf(data.line_items, data.refunds ?? []) : null,
  };
}

/** Null if money was given back in another currency than the store's: the sum is then unknown. */
function refundedIn(refunds: readonly z.output<typeof refund>[], currency: string): string | null {
  const returned = refunds
    .flatMap(({ transactions }) => transactions ?? [])
    .filter(({ kind, status }) => kind === 'refund' && (status ?? 'success') === 'success');
  if (returned.some((each) => (each.currency ?? currency) !== currency)) return null;
  return asDecimal(sumOf(returned.map((each) => each.amount)));
}

type Refund = z.output<typeof refund>;

function linesOf(items: readonly z.output<typeof lineItem>[], refunds: readonly Refund[]): OrderLine[] {
  const returned = new Map<string, number>();
  for (const { line_item_id: item, quantity } of refunds.flatMap((each) => each.refund_line_items ?? [])) {
    returned.set(String(item), (returned.get(String(item)) ?? 0) + quantity);
  }
  return items.slice(0, MOST_LINES).map((item) => {
    const lineId = String(item.id);
    const left = item.current_quantity ?? item.quantity - (returned.get(lineId) ?? 0);
    return {
      lineId,
      productId: textOf(item.product_id),
      variantId: textOf(item.variant_id),
      title: item.title.slice(0, LONGEST_TITLE),
      quantity: item.quantity,
      returned: Math.max(0, item.quantity - left),
      price: item.price,
      discount: asDecimal(sumOf((item.discount_allocations ?? []).map((each) => each.amount))),
    };
  });
}

const textOf = (id: string | number | null | undefined) => (id == null ? null : String(id));

const LONGEST_NAME = 50;

export const orderName = (name: string | null | undefined): string | null =>
  name?.trim().slice(0, LONGEST_NAME) || null;

export const countryOf = (code: string | null | undefined): string =>
  /^[A-Z]{2}$/.test(code ?? '') ? (code ?? '') : '';

export const iso = (moment: string) => new Date(moment).toISOString();
