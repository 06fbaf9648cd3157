import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import type { ActiveAppSubscription } from '#server/kernel/platform/app-subscriptions.ts';
import type { BillingDeps } from './billing.ts';
import {
  acceptCharge,
  type ChargeRecord,
  dropPendingCharges,
  findCharge,
  findOpenCharges,
} from './charge-repository.ts';
import { isoOf } from './periods.ts';
import { fetchActiveCharges } from './platform-charges.ts';
import { offeredPlan } from './plans.ts';
import { storeOfId } from './owned-id.ts';
import { chargeReturnUrl, withChargeId } from './return-url.ts';
import { applyPeriods } from './apply-periods.ts';
import { startSubscription } from './start-subscription.ts';

/**
 * Handles the merchant's return from the platform's charge page. Anyone can open that address, so the platform is asked
 * whether the merchant accepted. Returns the redirect, with the `charge_id` if the plan has started.
 */
export async function confirmCharge(deps: BillingDeps, chargeId: string): Promise<string> {
  const storeId = storeOfId(chargeId);
  const charge = storeId === null ? null : await findCharge(deps.database, storeId, chargeId);
  if (storeId === null || charge === null) throw new AppError('NOT_FOUND', 'There is no such charge.');
  if (!charge.isAccepted) {
    const agreed = agreedTo(deps, charge, await fetchActiveCharges(deps, storeId));
    if (agreed === null) {
      await dropPendingCharges(deps.database, storeId, [chargeId], isoOf(deps.clock()));
      return charge.returnUrl;
    }
    await accept(deps, storeId, charge, agreed);
  }
  return withChargeId(charge.returnUrl, chargeId);
}

/**
 * The platform's id of an accepted charge. If the id was lost, the return address in the platform's charge identifies
 * it.
 */
function agreedTo(
  { config }: BillingDeps,
  { chargeId, platformId }: ChargeRecord,
  active: readonly ActiveAppSubscription[],
): string | null {
  const returnUrl = chargeReturnUrl(config, chargeId);
  const agreed = active.find((each) => each.id === platformId || each.returnUrl === returnUrl);
  return agreed?.id ?? null;
}

/** Concurrent requests for one charge wait for the store's lock; the second finds the charge accepted. */
async function accept(
  deps: BillingDeps,
  storeId: string,
  charge: ChargeRecord,
  platformId: string,
): Promise<void> {
  const plan = offeredPlan(deps, charge.planId);
  // A lapsed charge had its trial already, and the id of its first subscription is used.
  const start = charge.isLapsed ? { ...charge, subscriptionId: deps.newId(), trialDays: 0 } : charge;
  const at = isoOf(deps.clock());
  await deps.database.transaction(async (tx) => {
    await applyPeriods(deps, tx, storeId);
    const { subscriptionId } = start;
    if (!(await acceptCharge(tx, storeId, charge.chargeId, { subscriptionId, at }))) return;
    await dropPendingCharges(tx, storeId, null, at);
    await startSubscription(deps, tx, storeId, { ...start, platformId, plan });
  });
}

/** How long the platform waits for the merchant to answer a charge. */
const OPEN_DAYS = 2;

/** How long a lapsed charge is checked. The platform closes a store that has not paid for two months. */
const LAPSED_DAYS = 60;

/**
 * Starts the plan of merchants who pay although the app does not know it: they accepted and closed the page, or the
 * platform collects a lapsed charge again. While the platform is unreachable, nothing changes until the next check.
 */
export async function checkOpenCharges(deps: BillingDeps, storeId: string): Promise<void> {
  const { database, clock } = deps;
  const daysAgo = (days: number) => isoOf(clock() - days * DAY_MS);
  const ages = { askedSince: daysAgo(OPEN_DAYS), lapsedSince: daysAgo(LAPSED_DAYS) };
  const open = await findOpenCharges(database, storeId, ages);
  if (open.length === 0) return;
  const active = await fetchActiveCharges(deps, storeId).catch(() => []);
  for (const chargeId of open) {
    const charge = await findCharge(database, storeId, chargeId);
    const agreed = charge && agreedTo(deps, charge, active);
    if (charge !== null && agreed !== null) await accept(deps, storeId, charge, agreed);
  }
}
