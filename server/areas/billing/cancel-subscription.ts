import type { ProviderSubscription } from '#shared/plan/provider.ts';
import { AppError } from '#shared/errors.ts';
import type { BillingDeps, Cancellation } from './billing.ts';
import { endSubscription } from './end-subscription.ts';
import { subscribedPlan } from './plans.ts';
import { presentSubscription } from './present-subscription.ts';
import { currentSubscription } from './apply-periods.ts';
import { findSubscription } from './subscription-repository.ts';

/**
 * Cancels a store's subscription. With `period_end` it continues until the end of the paid period or the trial. With
 * `now`, or if nothing was paid, it ends at once and its surveys are paused. In both cases nothing more is charged.
 */
export async function cancelSubscription(
  deps: BillingDeps,
  storeId: string,
  { reason, when }: Cancellation,
): Promise<ProviderSubscription> {
  const active = await currentSubscription(deps, storeId);
  if (active === null) throw new AppError('NOT_FOUND', 'There is no subscription to cancel.');
  const { subscriptionId } = active;
  await endSubscription(deps, storeId, active, { subscriptionId, reason, when, next: null });
  const record = await findSubscription(deps.database, storeId, subscriptionId);
  if (record === null) throw new AppError('NOT_FOUND', 'There is no subscription to cancel.');
  return presentSubscription(subscribedPlan(deps, record.planId), record);
}
