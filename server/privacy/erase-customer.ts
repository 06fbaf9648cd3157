import * as z from 'zod/mini';
import { removeResponses } from '../collect/remove-responses.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/job-repository.ts';
import { lockStore } from '../orders/order-repository.ts';
import { findResponsesOfCustomer, recordRemovedClaims, removeClaims } from './claim-repository.ts';
import { type CustomerReference, recordErasure, vacuumAnswers } from './erasure-repository.ts';

/** Small enough that no answer that comes in waits for long. */
const SLICE = 200;

export const customerReference = z.object({
  customerId: z.nullable(z.string()),
  orderIds: z.array(z.string()),
});

/** What an erasure did: responses deleted, and responses that no longer claim to be the customer's. */
interface Erased {
  readonly erased: number;
  readonly unclaimed: number;
}

export function eraseCustomer(deps: EraseDeps, { storeId, payload }: Job): Promise<Erased> {
  return eraseAnswers(deps, storeId, customerReference.parse(payload));
}

type EraseDeps = Pick<Deps, 'database' | 'newId'>;

/**
 * Erases a shopper's verified answers in every survey with what they count for, then the claims of other answers to be
 * theirs; `withClaims` erases those answers too. It works in slices, each with its entry in the ledger. Cut off
 * anywhere, it goes on with the rest.
 */
export async function eraseAnswers(
  deps: EraseDeps,
  storeId: string,
  customer: CustomerReference,
  { withClaims = false }: { readonly withClaims?: boolean } = {},
): Promise<Erased> {
  const erased = await deleteAnswers(deps, storeId, customer, withClaims);
  const unclaimed = await dropClaims(deps, storeId, customer);
  if (erased + unclaimed > 0) await vacuumAnswers(deps.database);
  return { erased, unclaimed };
}

async function deleteAnswers(
  { database, newId }: EraseDeps,
  storeId: string,
  customer: CustomerReference,
  withClaims: boolean,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const found = await findResponsesOfCustomer(database, storeId, customer, { withClaims, limit: SLICE });
    const surveyId = found[0]?.surveyId;
    if (surveyId === undefined) return erased;
    const ids = found.filter((each) => each.surveyId === surveyId).map(({ responseId }) => responseId);
    await database.transaction(
      async (tx) => {
        const responseIds = await removeResponses(tx, storeId, surveyId, ids);
        if (responseIds.length === 0) return;
        await recordErasure(tx, storeId, { erasureId: newId(), subject: 'shopper', surveyId, responseIds });
      },
      { priority: 'upkeep' },
    );
    erased += ids.length;
  }
}

/** Nothing that is counted changes, so the store's lock alone keeps webhooks and new answers apart from this. */
async function dropClaims(
  { database, newId }: EraseDeps,
  storeId: string,
  customer: CustomerReference,
): Promise<number> {
  let unclaimed = 0;
  for (;;) {
    const names = await database.transaction(
      async (tx) => {
        await lockStore(tx, storeId);
        const removed = await removeClaims(tx, storeId, customer, SLICE);
        if (removed.length > 0) {
          await recordRemovedClaims(tx, storeId, { erasureId: newId(), names: removed });
        }
        return removed;
      },
      { priority: 'upkeep' },
    );
    unclaimed += names.length;
    if (names.length < SLICE) return unclaimed;
  }
}
