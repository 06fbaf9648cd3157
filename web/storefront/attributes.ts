import type { Shopper } from '#shared/audience/filters.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import type { CollectAttributes } from '#shared/collect/collect.ts';
import type { TagData } from './page-facts.ts';

/** The attributes of a response: placement, shopper and order. A cart does not count as an order. */
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
