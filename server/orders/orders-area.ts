import type { Deps } from '../deps.ts';
import type { Area } from '../http/area.ts';
import { createJobRunner, type JobRunner } from '../jobs/job-runner.ts';
import { ORDER_QUESTION } from './order-repository.ts';
import { settleOrder } from './settle-order.ts';

export function createOrdersRunner(deps: Pick<Deps, 'config' | 'database' | 'log' | 'newId'>): JobRunner {
  return createJobRunner({
    ...deps,
    handlers: { [ORDER_QUESTION]: (job) => settleOrder(deps, job) },
    chores: [],
  });
}

/** The webhooks of orders come in with all others; this area asks the store about those that contradict each other. */
export function ordersArea(deps: Deps): Area {
  const runner = createOrdersRunner(deps);
  return { name: 'orders', onStart: () => runner.start(), onStop: () => runner.stop() };
}
