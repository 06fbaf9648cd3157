import type * as Couriers from '#web/collect/courier.ts';
import type { Courier } from '#web/collect/courier.ts';
import { dropWaiting } from '#web/collect/parcel.ts';
import { comeLate } from './come-late.ts';

/** Until its code is there, what is due stays in the drawer, and leaves with the page if that goes away. */
export const createCourier: typeof Couriers.createCourier = (ports) => {
  let courier: Courier | undefined;
  void comeLate().then((late) => {
    courier = late.createCourier(ports);
    courier.go();
  });
  return {
    go: () => courier?.go(),
    wake: () => courier?.wake(),
    drop: () => {
      if (courier) courier.drop();
      else dropWaiting(ports.drawer, ports.post.drop, ports.clock(), () => false);
    },
  };
};
