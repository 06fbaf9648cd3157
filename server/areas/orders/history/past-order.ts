import * as z from 'zod/mini';
import { isRealMoment } from '#shared/real-date.ts';
import { parseStorable } from '#server/kernel/limits/storable.ts';
import { asDecimal, LONGEST_TITLE, MOST_LINES, type OrderLine, sumOf } from '../order-lines.ts';
import { countryOf, iso, orderName, type OrderUpdate } from '../order-update.ts';
import { JOURNEY_FIELDS, journeyIn, journeySummary } from './journey-reply.ts';

/**
 * The bulk query for orders that were placed from a moment on. Without the scope of products the platform refuses a query
 * that asks which product a line is.
 */
export function pastOrdersQuery(from: string, { mayReadProducts }: { mayReadProducts: boolean }): string {
  return `{
  orders(query: "created_at:>='${from}'") {
    edges {
      node {
        id name createdAt updatedAt cancelledAt test
        customer { id }
        shippingAddress { countryCodeV2 }
        billingAddress { countryCodeV2 }
        currentTotalPriceSet { shopMoney { amount currencyCode } }
        totalRefundedSet { shopMoney { amount } }
        customerJourneySummary { ${JOURNEY_FIELDS} }
        lineItems {
          edges {
            node {
              id title quantity currentQuantity${mayReadProducts ? ' product { id } variant { id }' : ''}
              originalUnitPriceSet { shopMoney { amount } }
              discountAllocations { allocatedAmountSet { shopMoney { amount } } }
            }
          }
        }
      }
    }
  }
}`;
}

const text = z.nullish(z.string());
const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/));
const moment = z.string().check(z.refine(isRealMoment));
const address = z.nullish(z.object({ countryCodeV2: text }));
const shopMoney = z.object({ shopMoney: z.object({ amount }) });
const count = z.int().check(z.minimum(0), z.maximum(2_000_000_000));
const gid = z.string().check(z.maxLength(200));
const lineItem = z.object({
  id: gid,
  title: z.string(),
  quantity: count,
  currentQuantity: count,
  product: z.nullish(z.object({ id: gid })),
  variant: z.nullish(z.object({ id: gid })),
  originalUnitPriceSet: shopMoney,
  discountAllocations: z.array(z.object({ allocatedAmountSet: shopMoney })),
});
const pastOrder = z.object({
  id: z.string().check(z.regex(/^gid:\/\/shopify\/Order\/\w{1,200}$/)),
  name: text,
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
  totalRefundedSet: z.nullish(shopMoney),
  customerJourneySummary: journeySummary,
});

/** Whether a line of the export belongs to the order before it. */
export const isChild = (line: string): boolean => line.includes('"__parentId"') && hasParent(parsed(line));

const hasParent = (body: unknown) => typeof body === 'object' && body !== null && '__parentId' in body;

/**
 * Reads one order of the export with the lines below it; null if it is not readable. A change within the second in which
 * the export began may not be the last of that second.
 */
export function readPastOrder(
  line: string,
  children: readonly string[],
  exportBegan: string,
): OrderUpdate | null {
  const result = pastOrder.safeParse(parsed(line));
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
    name: orderName(data.name),
    lines: linesIn(children),
  };
}

/** Null if one of them is not readable: a part of an order would look like the whole one. */
function linesIn(children: readonly string[]): OrderLine[] | null {
  const read = children.slice(0, MOST_LINES).map((child) => lineItem.safeParse(parsed(child)));
  const lines = read.flatMap(({ data }) => (data ? [orderLine(data)] : []));
  return lines.length === read.length ? lines : null;
}

function orderLine({ quantity, currentQuantity, ...item }: z.output<typeof lineItem>): OrderLine {
  const discounts = item.discountAllocations.map((each) => each.allocatedAmountSet.shopMoney.amount);
  return {
    lineId: lastPart(item.id),
    productId: item.product ? lastPart(item.product.id) : null,
    variantId: item.variant ? lastPart(item.variant.id) : null,
    title: item.title.slice(0, LONGEST_TITLE),
    quantity,
    returned: Math.max(0, quantity - currentQuantity),
    price: item.originalUnitPriceSet.shopMoney.amount,
    discount: asDecimal(sumOf(discounts)),
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
