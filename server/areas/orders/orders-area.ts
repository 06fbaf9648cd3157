import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { ORDER_QUESTION } from './order-repository.ts';
import { settleOrder } from './settle-order.ts';

/** Asks the store about orders whose webhooks contradict each other. The webhooks come in with all others. */
export function ordersArea(deps: Deps): Area {
  return { name: 'orders', jobs: { [ORDER_QUESTION]: { run: (job) => settleOrder(deps, job) } } };
}
