import type * as z from 'zod/mini';
import type { ProviderSubscription } from '#shared/plan/provider.ts';
import { AppError } from '#shared/errors.ts';
import type { BillingDeps } from '../billing.ts';
import { isoOf } from '../periods.ts';
import { subscribedPlan } from '../plans.ts';
import { presentSubscription } from '../present-subscription.ts';
import { currentSubscription } from '../apply-periods.ts';
import { subscribe } from '../subscribe.ts';
import { findActiveSubscription, saveCap } from '../subscription-repository.ts';
import type { capInput, subscribeInput } from './inputs.ts';

/** The protocol allows several plans and discounts; this service accepts one plan and no discount. */
export function subscribeToOne(
  deps: BillingDeps,
  storeId: string,
  { planId, planIds = [], discountId, returnUrl, trialDays }: z.output<typeof subscribeInput>,
): Promise<ProviderSubscription> {
  const wanted = [...new Set(planId === undefined ? planIds : [planId, ...planIds])];
  const [only] = wanted;
  if (only === undefined) throw new AppError('INVALID_INPUT', 'One of planId and planIds is required.');
  if (wanted.length > 1) throw new AppError('INVALID_INPUT', 'There are no plans that go together.');
  if (discountId) throw new AppError('NOT_FOUND', 'There is no such discount.');
  return subscribe(deps, storeId, { planId: only, returnUrl, trialDays });
}

/** Changes the maximum that usage may cost in a period. */
export async function changeCap(
  deps: BillingDeps,
  storeId: string,
  { id, cappedAmount }: z.output<typeof capInput>,
): Promise<ProviderSubscription> {
  const active = await currentSubscription(deps, storeId);
  if (active?.subscriptionId !== id) throw new AppError('NOT_FOUND', 'There is no such subscription.');
  await saveCap(deps.database, storeId, id, { cappedAmount, at: isoOf(deps.clock()) });
  const changed = await findActiveSubscription(deps.database, storeId);
  if (changed?.subscriptionId !== id) throw new AppError('CONFLICT');
  return presentSubscription(subscribedPlan(deps, changed.planId), changed);
}
