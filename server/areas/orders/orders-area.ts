import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { RESOLVE_ORDER } from './order-repository.ts';
import { resolveOrder } from './resolve-order.ts';
import { orderWebhooks } from './order-webhooks.ts';

/** Stores orders from webhooks. A job asks the store about an order that changed twice within one second. */
export function ordersArea(deps: Deps): Area {
  return {
    name: 'orders',
    webhooks: orderWebhooks(deps),
    jobs: { [RESOLVE_ORDER]: { run: (job) => resolveOrder(deps, job) } },
  };
}
