import type { Deps } from '#server/kernel/deps/deps.ts';
import { findPlanStarts } from './subscription-repository.ts';

export interface PlanChange {
  readonly at: string;
  /** The new plan's name. */
  readonly plan: string;
}

/**
 * When the store came to have another plan. Its first plan is no change. Empty if another service provides the billing
 * and no subscription is stored here.
 */
export async function listPlanChanges(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  storeId: string,
): Promise<PlanChange[]> {
  const starts = await findPlanStarts(database, storeId);
  return starts.flatMap(({ at, planId }, index) => {
    const before = starts[index - 1];
    if (before === undefined || before.planId === planId) return [];
    const plan = config.billing.plans.find(({ id }) => id === planId)?.name ?? planId;
    return [{ at, plan }];
  });
}
