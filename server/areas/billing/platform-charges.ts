import {
  type ActiveAppSubscription,
  cancelAppSubscription,
  findActiveAppSubscriptions,
} from '#server/kernel/platform/app-subscriptions.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import { findStore } from '#server/areas/identity/stores/store-repository.ts';
import type { BillingDeps } from './billing.ts';
import type { SubscriptionRecord } from './subscription-repository.ts';

/** The charges that the platform collects from a store now. The platform ends all of them at an uninstall. */
export async function fetchActiveCharges(
  deps: BillingDeps,
  storeId: string,
): Promise<ActiveAppSubscription[]> {
  if (!(await findStore(deps.database, storeId))?.isInstalled) return [];
  return callStore(deps, storeId, findActiveAppSubscriptions);
}

/** The platform's id of a subscription's charge; null if the plan is free, or was cancelled and runs out. */
export function platformChargeId(subscription: SubscriptionRecord | null): string | null {
  return subscription?.cancelOn === null ? subscription.platformId : null;
}

/** Ends a charge at the platform. Idempotent. */
export async function endCharge(deps: BillingDeps, storeId: string, platformId: string): Promise<void> {
  if (!(await findStore(deps.database, storeId))?.isInstalled) return;
  await callStore(deps, storeId, (access) => cancelAppSubscription(access, platformId));
}
