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
import { DAY_MS, isoOf } from './periods.ts';
import { askForActiveCharges } from './platform-charges.ts';
import { offeredPlan } from './plans.ts';
import { storeOfId } from './owned-id.ts';
import { chargeReturnUrl, withChargeId } from './return-url.ts';
import { settlePeriods } from './settle-periods.ts';
import { startSubscription } from './start-subscription.ts';

/**
 * The merchant comes back from the store platform's charge page. Anyone can write that address, so the platform is
 * asked whether they agreed. Returns where the browser goes on: with the `charge_id` if the plan is theirs now.
 */
export async function settleCharge(deps: BillingDeps, chargeId: string): Promise<string> {
  const storeId = storeOfId(chargeId);
  const charge = storeId === null ? null : await findCharge(deps.database, storeId, chargeId);
  if (storeId === null || charge === null) throw new AppError('NOT_FOUND', 'There is no such charge.');
  if (!charge.isAccepted) {
    const agreed = agreedTo(deps, charge, await askForActiveCharges(deps, storeId));
    if (agreed === null) {
      await dropPendingCharges(deps.database, storeId, [chargeId], isoOf(deps.clock()));
      return charge.returnUrl;
    }
    await accept(deps, storeId, charge, agreed);
  }
  return withChargeId(charge.returnUrl, chargeId);
}

/** The platform's id of a charge that the merchant agreed to. Its return address names the charge if the id was lost. */
function agreedTo(
  { config }: BillingDeps,
  { chargeId, platformId }: ChargeRecord,
  active: readonly ActiveAppSubscription[],
): string | null {
  const returnUrl = chargeReturnUrl(config, chargeId);
  const agreed = active.find((each) => each.id === platformId || each.returnUrl === returnUrl);
  return agreed?.id ?? null;
}

/** Two requests for one charge wait for each other at the store's lock; the second finds it done. */
async function accept(
  deps: BillingDeps,
  storeId: string,
  charge: ChargeRecord,
  platformId: string,
): Promise<void> {
  const plan = offeredPlan(deps, charge.planId);
  // A charge that is collected again had its trial, and the id of its first subscription is taken.
  const start = charge.isLapsed ? { subscriptionId: deps.newId(), trialDays: 0 } : {};
  await deps.database.transaction(async (tx) => {
    await settlePeriods(deps, tx, storeId);
    if (!(await acceptCharge(tx, storeId, charge.chargeId, isoOf(deps.clock())))) return;
    await dropPendingCharges(tx, storeId, null, isoOf(deps.clock()));
    await startSubscription(deps, tx, storeId, { ...charge, ...start, platformId, plan });
  });
}

/** How long the platform keeps a charge open for the merchant's answer. */
const OPEN_DAYS = 2;

/** How long a charge that lapsed is looked at: the platform closes a store that does not pay for two months. */
const LAPSED_DAYS = 60;

/**
 * Starts the plan of merchants who pay for it without our knowing: they agreed and never came back, or the platform
 * collects again what had lapsed. While the platform is out of reach everything stays as it is, until the next look.
 */
export async function settleOpenCharges(deps: BillingDeps, storeId: string): Promise<void> {
  const { database, clock } = deps;
  const daysAgo = (days: number) => isoOf(clock() - days * DAY_MS);
  const ages = { askedSince: daysAgo(OPEN_DAYS), lapsedSince: daysAgo(LAPSED_DAYS) };
  const open = await findOpenCharges(database, storeId, ages);
  if (open.length === 0) return;
  const active = await askForActiveCharges(deps, storeId).catch(() => []);
  for (const chargeId of open) {
    const charge = await findCharge(database, storeId, chargeId);
    const agreed = charge && agreedTo(deps, charge, active);
    if (charge !== null && agreed !== null) await accept(deps, storeId, charge, agreed);
  }
}
