import * as api from '#shared/api/orders.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import type { WithIngestActivity } from '#server/kernel/jobs/ingest-activity.ts';
import { route } from '#server/kernel/http/route.ts';
import { getHistory, startHistory } from './history/get-history.ts';
import { fetchHistory } from './history/fetch-history.ts';
import { readJourneys } from './history/read-journeys.ts';
import { FETCH_HISTORY } from './history/request-history.ts';
import { RESOLVE_ORDER } from './order-update.ts';
import { orderWebhooks, resolveOrder } from './update-order.ts';

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
    jobs: {
      [RESOLVE_ORDER]: { run: (job) => resolveOrder(deps, job) },
      [FETCH_HISTORY]: { run: (job, turn) => fetchHistory(deps, job, turn), neverGivesUp: true },
    },
    chores: [
      {
        name: 'read visits before orders',
        everyMs: HOUR_MS,
        sliceMs: MINUTE_MS,
        run: (turn, eachStore) => readJourneys(deps, turn, eachStore),
      },
    ],
  };
}
