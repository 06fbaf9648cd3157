import * as z from 'zod/mini';
import { removeResponses, type RemoveDeps } from '#server/areas/collect/removal/remove-responses.ts';
import { UPKEEP } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Job } from '#server/kernel/jobs/job-repository.ts';
import { type Turn, Unfinished } from '#server/kernel/jobs/turn.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import { findResponsesOfCustomer, recordRemovedClaims, removeClaims } from './claim-repository.ts';
import { eraseVeiled } from './erase-veiled.ts';
import { recordErasure } from '#server/areas/collect/removal/erasure-ledger-repository.ts';
import {
  type CustomerReference,
  deleteCollectedData,
  deleteCustomerOrders,
  vacuumAnswers,
} from './erasure-repository.ts';

/** Small, so that saving responses does not wait long. */
const SLICE = 200;

export const customerReference = z.object({
  customerId: z.nullable(z.string()),
  orderIds: z.array(z.string()),
});

/** The customer to erase, and the progress. */
const progressSchema = z.extend(customerReference, {
  /** Also erases unverified claims. By default they lose the claim and stay. */
  withClaims: z._default(z.boolean(), false),
  /** The number of deleted responses. */
  erased: z._default(z.number(), 0),
  /** The number of responses whose claim was removed. */
  unclaimed: z._default(z.number(), 0),
  orders: z._default(z.number(), 0),
});

export type ErasureProgress = z.output<typeof progressSchema>;

/** The state before the first slice. */
export const newErasure = (
  customer: CustomerReference,
  { withClaims = false }: { readonly withClaims?: boolean } = {},
): ErasureProgress => progressSchema.parse({ ...customer, withClaims });

export type EraseDeps = Pick<Deps, 'config' | 'database' | 'newId'> & RemoveDeps;

/** Erases the rest of a shopper's data and vacuums the tables. */
export async function eraseCustomer(
  deps: EraseDeps,
  { storeId, payload, attempts }: Job,
  turn: Turn,
): Promise<{ erased: number; unclaimed: number; orders: number } | Unfinished> {
  const { gone, isAll } = await eraseRows(deps, storeId, progressSchema.parse(payload), turn);
  if (!isAll) return new Unfinished(gone);
  const { erased, unclaimed, orders } = gone;
  // An earlier attempt may have been interrupted after its last slice.
  if (erased + unclaimed > 0 || attempts > 1) await vacuumAnswers(deps.database);
  return { erased, unclaimed, orders };
}

/**
 * Erases a shopper's verified responses in all surveys with their counters, then removes unverified claims, each slice
 * with its entry in the ledger. The orders are deleted last, because they lead to the remaining responses. Idempotent.
 */
export async function eraseRows(
  deps: EraseDeps,
  storeId: string,
  from: ErasureProgress,
  turn: Turn,
): Promise<{ gone: ErasureProgress; isAll: boolean }> {
  const answers = await eraseAnswers(deps, storeId, from, turn);
  const erased = from.erased + answers.count;
  if (!answers.isAll) return { gone: { ...from, erased }, isAll: false };
  const claims = await removeClaimSlice(deps, storeId, from, turn);
  const unclaimed = from.unclaimed + claims.count;
  if (!claims.isAll) return { gone: { ...from, erased, unclaimed }, isAll: false };
  const orders = await deps.database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    await eraseVeiled(deps, tx, storeId, from);
    await deleteCollectedData(tx, storeId, from);
    return deleteCustomerOrders(tx, storeId, from, deps.config.secrets.tokenKeys);
  });
  return { gone: { ...from, erased, unclaimed, orders: from.orders + orders }, isAll: true };
}

/** How many rows one turn changed, and whether all are done. */
interface Part {
  readonly count: number;
  readonly isAll: boolean;
}

async function eraseAnswers(
  deps: EraseDeps,
  storeId: string,
  { withClaims, ...customer }: ErasureProgress,
  turn: Turn,
): Promise<Part> {
  const { database, newId } = deps;
  let count = 0;
  for (;;) {
    const found = await findResponsesOfCustomer(database, storeId, customer, { withClaims, limit: SLICE });
    const surveyId = found[0]?.surveyId;
    if (surveyId === undefined) return { count, isAll: true };
    if (turn.isOver()) return { count, isAll: false };
    const ids = found.filter((each) => each.surveyId === surveyId).map(({ responseId }) => responseId);
    await database.transaction(async (tx) => {
      const responseIds = await removeResponses(deps, tx, storeId, surveyId, ids);
      if (responseIds.length === 0) return;
      await recordErasure(tx, storeId, { erasureId: newId(), subject: 'shopper', surveyId, responseIds });
    }, UPKEEP);
    count += ids.length;
  }
}

/** No counter changes, so the store's lock is enough against concurrent webhooks and responses. */
async function removeClaimSlice(
  { database, newId, forgetClaimed }: EraseDeps,
  storeId: string,
  customer: CustomerReference,
  turn: Turn,
): Promise<Part> {
  let count = 0;
  for (;;) {
    const names = await database.transaction(async (tx) => {
      await lockStore(tx, storeId);
      const removed = await removeClaims(tx, storeId, customer, SLICE);
      if (removed.length > 0) {
        await recordRemovedClaims(tx, storeId, { erasureId: newId(), names: removed });
        await forgetClaimed(tx, storeId);
      }
      return removed;
    }, UPKEEP);
    count += names.length;
    if (names.length < SLICE) return { count, isAll: true };
    if (turn.isOver()) return { count, isAll: false };
  }
}
