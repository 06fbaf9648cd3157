import * as z from 'zod/mini';
import { type AdminAccess, askAdmin } from './admin-api.ts';

/** An order's current value, in the store's currency. */
export interface OrderState {
  readonly value: string;
  readonly currency: string;
  readonly cancelledAt: string | null;
  readonly changedAt: string;
}

const QUERY = `query OrderState($id: ID!) {
  order(id: $id) {
    updatedAt
    cancelledAt
    currentTotalPriceSet { shopMoney { amount currencyCode } }
  }
}`;

const moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

const reply = z.object({
  order: z.nullish(
    z.object({
      updatedAt: moment,
      cancelledAt: z.nullish(moment),
      currentTotalPriceSet: z.object({
        shopMoney: z.object({
          amount: z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/)),
          currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
        }),
      }),
    }),
  ),
});

/** Queries an order's current state; null if the store has no such order. */
export async function fetchOrderState(access: AdminAccess, orderId: string): Promise<OrderState | null> {
  const variables = { id: `gid://shopify/Order/${orderId}` };
  const { order } = await askAdmin(access, { query: QUERY, variables }, reply);
  if (!order) return null;
  const { amount: value, currencyCode: currency } = order.currentTotalPriceSet.shopMoney;
  return {
    value,
    currency,
    cancelledAt: order.cancelledAt ? iso(order.cancelledAt) : null,
    changedAt: iso(order.updatedAt),
  };
}

const iso = (text: string) => new Date(text).toISOString();
