import type { Shopper } from '#shared/audience/filters.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import type { CollectAttributes } from '#shared/survey/collect.ts';
import type { TagData } from './page-facts.ts';

/** What a response says of where it came from. A cart is no order yet. */
export function attributesOf(tag: TagData, shopper: Shopper, placement: PlacementType): CollectAttributes {
  const { order, checkout, currency, value, customerId } = tag;
  return {
    placement,
    country: shopper.country ?? undefined,
    customerType: shopper.customerType ?? undefined,
    customerId: customerId || undefined,
    ...(order && {
      orderId: order,
      checkoutToken: checkout || undefined,
      orderValue: value ? Number(value) : undefined,
      orderCurrency: currency || undefined,
    }),
  };
}
