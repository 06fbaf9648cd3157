import * as z from 'zod/mini';
import { isRealMoment } from '#shared/real-date.ts';
import { parseStorable } from '#server/kernel/limits/storable.ts';
import { countryOf, iso, type OrderUpdate } from '../order-update.ts';
import { JOURNEY_FIELDS, journeyIn, journeySummary } from './journey-reply.ts';

/** The bulk query for orders that were placed from a moment on. */
export function pastOrdersQuery(from: string): string {
  return `{
  orders(query: "created_at:>='${from}'") {
    edges {
      node {
        id createdAt updatedAt cancelledAt test
        customer { id }
        shippingAddress { countryCodeV2 }
        billingAddress { countryCodeV2 }
        currentTotalPriceSet { shopMoney { amount currencyCode } }
        totalRefundedSet { shopMoney { amount } }
        customerJourneySummary { ${JOURNEY_FIELDS} }
      }
    }
  }
}`;
}

const text = z.nullish(z.string());
const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/));
const moment = z.string().check(z.refine(isRealMoment));
const address = z.nullish(z.object({ countryCodeV2: text }));
const pastOrder = z.object({
  id: z.string().check(z.regex(/^gid:\/\/shopify\/Order\/\w{1,200}$/)),
  createdAt: moment,
  updatedAt: moment,
  cancelledAt: z.nullish(moment),
  test: z.nullish(z.boolean()),
  customer: z.nullish(z.object({ id: z.string().check(z.maxLength(200)) })),
  shippingAddress: address,
  billingAddress: address,
  currentTotalPriceSet: z.object({
    shopMoney: z.object({ amount, currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)) }),
  }),
  totalRefundedSet: z.nullish(z.object({ shopMoney: z.object({ amount }) })),
  customerJourneySummary: journeySummary,
});

/**
 * Reads one line of the export: an order, `child` for a line that belongs to the order before it, or null if it is not
 * readable. A change within the second in which the export began may not be the last of that second.
 */
export function readPastOrder(line: string, exportBegan: string): OrderUpdate | 'child' | null {
  const body = parsed(line);
  if (typeof body === 'object' && body !== null && '__parentId' in body) return 'child';
  const result = pastOrder.safeParse(body);
  if (!result.success) return null;
  const { data } = result;
  const { amount: value, currencyCode: currency } = data.currentTotalPriceSet.shopMoney;
  const summary = data.customerJourneySummary;
  const isSettled = secondOf(data.updatedAt) < secondOf(exportBegan);
  return {
    source: isSettled ? 'asked' : 'updated',
    orderId: lastPart(data.id),
    checkoutToken: null,
    customerId: data.customer ? lastPart(data.customer.id) : null,
    customerOrders: summary?.customerOrderIndex ?? null,
    country: countryOf(data.shippingAddress?.countryCodeV2 ?? data.billingAddress?.countryCodeV2),
    value,
    currency,
    placedAt: iso(data.createdAt),
    cancelledAt: data.cancelledAt ? iso(data.cancelledAt) : null,
    changedAt: iso(data.updatedAt),
    refunded: data.totalRefundedSet?.shopMoney.amount ?? null,
    isTest: data.test ?? null,
    journey: journeyIn(summary),
  };
}

function parsed(line: string): unknown {
  try {
    return parseStorable(line);
  } catch {
    return null;
  }
}

const lastPart = (gid: string): string => gid.slice(gid.lastIndexOf('/') + 1);

const secondOf = (time: string): number => Math.floor(Date.parse(time) / 1000);
