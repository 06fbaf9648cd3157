import { DEFAULT_DELIVERY, type Delivery } from '#shared/delivery/delivery.ts';
import type { FrequencyCap } from '#shared/delivery/manifest.ts';

/** Fills the merchant's settings and their recontact rules up with defaults. */
export const storedDelivery = (stored: Partial<Delivery>): Delivery => ({
  ...DEFAULT_DELIVERY,
  ...stored,
  recontact: { ...DEFAULT_DELIVERY.recontact, ...stored.recontact },
});

export function readFrequencyCap(stored: unknown): FrequencyCap | null {
  const { surveys, days } = (stored ?? {}) as Partial<FrequencyCap>;
  return typeof surveys === 'number' && typeof days === 'number' ? { surveys, days } : null;
}
