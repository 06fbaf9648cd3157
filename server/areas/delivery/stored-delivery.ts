import { DEFAULT_DELIVERY, type Delivery } from '#shared/delivery/delivery.ts';
import { isRealMoment } from '#shared/real-moment.ts';

/** What a merchant chose, filled up with the standard. A moment that does not exist was once accepted: it counts as none. */
export function storedDelivery(stored: Partial<Delivery>): Delivery {
  const delivery = { ...DEFAULT_DELIVERY, ...stored };
  const { startsAt, endsAt } = delivery.schedule;
  return { ...delivery, schedule: { startsAt: realOrNull(startsAt), endsAt: realOrNull(endsAt) } };
}

const realOrNull = (moment: string | null) => (moment !== null && isRealMoment(moment) ? moment : null);
