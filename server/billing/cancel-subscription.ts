import type { ProviderSubscription } from '#shared/plan/provider.ts';
import { AppError } from '#shared/errors.ts';
import type { BillingDeps, Cancellation } from './billing.ts';
import { keepToPlan } from './keep-to-plan.ts';
import { isoOf } from './periods.ts';
import { NO_FEATURES, subscribedPlan } from './plans.ts';
import { presentSubscription } from './present-subscription.ts';
import { currentSubscription, settlePeriods } from './settle-periods.ts';
import { endPlatformCharge } from './subscribe.ts';
import { endActiveSubscription, findSubscription, saveCancelOn } from './subscription-repository.ts';

/**
 * Cancels a store's subscription. With `period_end` it goes on until what was paid for, or the trial, is over; with
 * `now`, or where nothing was paid, it ends at once and its surveys are paused with it. Either way nothing more is
 * charged for.
 */
export async function cancelSubscription(
  deps: BillingDeps,
  storeId: string,
  { reason, when }: Cancellation,
): Promise<ProviderSubscription> {
  const active = await currentSubscription(deps, storeId);
  if (active === null) throw new AppError('NOT_FOUND', 'There is no subscription to cancel.');
  await endPlatformCharge(deps, storeId, active);
  const { subscriptionId } = active;
  const record = await deps.database.transaction(async (tx) => {
    const current = await settlePeriods(deps, tx, storeId);
    if (current !== null && current.subscriptionId !== subscriptionId) throw new AppError('CONFLICT');
    const at = isoOf(deps.clock());
    const cancelOn = when === 'period_end' ? (current?.currentPeriodEnd ?? null) : null;
    if (current !== null && cancelOn !== null) {
      await saveCancelOn(tx, storeId, subscriptionId, { cancelOn, at, reason });
    } else if (current !== null) {
      await endActiveSubscription(tx, storeId, { status: 'cancelled', at, reason });
      await keepToPlan(tx, storeId, NO_FEATURES);
    }
    return findSubscription(tx, storeId, subscriptionId);
  });
  if (record === null) throw new AppError('NOT_FOUND', 'There is no subscription to cancel.');
  return presentSubscription(subscribedPlan(deps, record.planId), record);
}
