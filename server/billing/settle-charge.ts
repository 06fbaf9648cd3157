import { AppError } from '#shared/errors.ts';
import { findActiveAppSubscriptions } from '../platform/app-subscriptions.ts';
import { callStore } from '../platform/store-access.ts';
import type { BillingDeps } from './billing.ts';
import {
  acceptCharge,
  type ChargeRecord,
  dropPendingCharges,
  findCharge,
  findPendingCharges,
} from './charge-repository.ts';
import { DAY_MS, isoOf } from './periods.ts';
import { offeredPlan } from './plans.ts';
import { storeOfId } from './owned-id.ts';
import { withChargeId } from './return-url.ts';
import { settlePeriods } from './settle-periods.ts';
import { startSubscription } from './start-subscription.ts';

/**
 * The merchant comes back from the store platform's charge page. Whether they agreed is not read from the address,
 * which anybody can write, but asked of the platform. Says where the browser goes on: with the `charge_id` if the
 * plan is theirs now.
 */
export async function settleCharge(deps: BillingDeps, chargeId: string): Promise<string> {
  const storeId = storeOfId(chargeId);
  const charge = storeId === null ? null : await findCharge(deps.database, storeId, chargeId);
  if (storeId === null || charge === null) throw new AppError('NOT_FOUND', 'There is no such charge.');
  const isAgreed = charge.isAccepted || (await isAgreedTo(deps, storeId, charge));
  if (!isAgreed) {
    await dropPendingCharges(deps.database, storeId, [chargeId], isoOf(deps.clock()));
    return charge.returnUrl;
  }
  if (!charge.isAccepted) await accept(deps, storeId, charge);
  return withChargeId(charge.returnUrl, chargeId);
}

async function isAgreedTo(
  deps: BillingDeps,
  storeId: string,
  { platformId }: ChargeRecord,
): Promise<boolean> {
  return (await callStore(deps, storeId, findActiveAppSubscriptions)).includes(platformId);
}

/** Two who come back at the same moment wait for each other at the store's lock; the second finds it done. */
async function accept(deps: BillingDeps, storeId: string, charge: ChargeRecord): Promise<void> {
  const plan = offeredPlan(deps, charge.planId);
  await deps.database.transaction(async (tx) => {
    await settlePeriods(deps, tx, storeId);
    if (!(await acceptCharge(tx, storeId, charge.chargeId, isoOf(deps.clock())))) return;
    await dropPendingCharges(tx, storeId, null, isoOf(deps.clock()));
    await startSubscription(deps, tx, storeId, { ...charge, plan });
  });
}

/** How long the platform keeps a charge open for the merchant's answer. */
const OPEN_DAYS = 2;

/**
 * Finds out about merchants who agreed and never came back: they pay, so they have the plan. While the platform is
 * out of reach everything stays as it is, until the next look.
 */
export async function settleOpenCharges(deps: BillingDeps, storeId: string): Promise<void> {
  const { database, clock } = deps;
  const open = await findPendingCharges(database, storeId, isoOf(clock() - OPEN_DAYS * DAY_MS));
  if (open.length === 0) return;
  const active = await callStore(deps, storeId, findActiveAppSubscriptions).catch((): string[] => []);
  for (const chargeId of open) {
    const charge = await findCharge(database, storeId, chargeId);
    if (charge !== null && active.includes(charge.platformId)) await accept(deps, storeId, charge);
  }
}
