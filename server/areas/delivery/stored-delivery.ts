import { DEFAULT_DELIVERY, type Delivery } from '#shared/delivery/delivery.ts';
import { isRealMoment } from '#shared/real-moment.ts';

/**
 * Fills the merchant's settings and their recontact rules up with defaults. An older release accepted moments that do
 * not exist; they are ignored.
 */
export function storedDelivery(stored: Partial<Delivery>): Delivery {
  const delivery = { ...DEFAULT_DELIVERY, ...stored };
  const { startsAt, endsAt } = delivery.schedule;
  return {
    ...delivery,
    recontact: { ...DEFAULT_DELIVERY.recontact, ...stored.recontact },
    schedule: { startsAt: realOrNull(startsAt), endsAt: realOrNull(endsAt) },
  };
}

const realOrNull = (moment: string | null) => (moment !== null && isRealMoment(moment) ? moment : null);
