import * as api from '#shared/api/orders.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import type { WithIngestActivity } from '#server/kernel/jobs/ingest-activity.ts';
import { route } from '#server/kernel/http/route.ts';
import { getHistory, startHistory } from './history/get-history.ts';
import { orderChores, orderJobs } from './order-jobs.ts';
import { orderWebhooks } from './order-webhooks.ts';

/**
 * Stores orders from webhooks, and past orders from the platform's export. A job asks the store about an order that
 * changed twice within one second.
 */
export function ordersArea(deps: Deps & WithIngestActivity): Area {
  return {
    name: 'orders',
    routes: [
      route(api.getOrderHistory, ({ session }) => getHistory(deps, session)),
      route(api.startOrderHistory, ({ session }) => startHistory(deps, session)),
    ],
    webhooks: orderWebhooks(deps),
    jobs: orderJobs(deps),
    chores: orderChores(deps),
  };
}
