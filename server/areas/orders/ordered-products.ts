import type { OrderedProduct } from '#shared/api/analytics-results.ts';
import { asDecimal, readLines, sumOf } from './order-lines.ts';

/** The order behind a response, as the database returns it. */
export interface OrderedRow {
  readonly name: string | null;
  readonly refunded: string | null;
  readonly isCancelled: boolean;
  readonly lines: unknown;
}

/**
 * The order that the store confirmed for a row of responses; null without one. `$1` is the store. Titles are the newest
 * ones that the store used for the products.
 */
export const orderedOf = (response: string): string => `(
  SELECT jsonb_build_object('name', ordered.name, 'refunded', ordered.refunded::text,
           'isCancelled', ordered.cancelled_at IS NOT NULL, 'lines', (
             SELECT jsonb_agg(CASE WHEN products.title IS NULL THEN line
                                   ELSE line || jsonb_build_object('title', products.title) END ORDER BY place)
               FROM jsonb_array_elements(ordered.lines) WITH ORDINALITY AS listed (line, place)
               LEFT JOIN products ON products.store_id = $1 AND products.product_id = line->>'product'))
    FROM orders AS ordered
   WHERE ordered.store_id = $1 AND ordered.order_id = ${response}.order_id AND ${response}.is_order_verified)`;

export function presentProducts(lines: unknown): OrderedProduct[] {
  return (readLines(lines ?? null) ?? []).map(
    ({ productId, variantId, title, quantity, returned, price, discount }) => ({
      ...{ productId, variantId, title, quantity, returned, price, discount },
      total: asDecimal(quantity * sumOf([price]) - sumOf([discount])),
    }),
  );
}

/** *Stoneware mug × 2* */
export const productText = ({ title, quantity }: Pick<OrderedProduct, 'title' | 'quantity'>): string =>
  quantity === 1 ? title : `${title} × ${quantity}`;
