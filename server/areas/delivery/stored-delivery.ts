import { DEFAULT_DELIVERY, type Delivery } from '#shared/delivery/delivery.ts';

/** Fills the merchant's settings and their recontact rules up with defaults. */
export const storedDelivery = (stored: Partial<Delivery>): Delivery => ({
  ...DEFAULT_DELIVERY,
  ...stored,
  recontact: { ...DEFAULT_DELIVERY.recontact, ...stored.recontact },
});
