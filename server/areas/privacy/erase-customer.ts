import * as z from 'zod/mini';
import { removeResponses } from '#server/areas/collect/removal/remove-responses.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Job } from '#server/kernel/jobs/job-repository.ts';
import { type Turn, Unfinished } from '#server/kernel/jobs/turn.ts';
import { lockStore } from '#server/areas/orders/order-repository.ts';
import { findResponsesOfCustomer, recordRemovedClaims, removeClaims } from './claim-repository.ts';
import { recordErasure } from '#server/areas/collect/removal/erasure-ledger-repository.ts';
import {
  type CustomerReference,
  deleteCollectedData,
  deleteCustomerOrders,
  vacuumAnswers,
} from './erasure-repository.ts';

/** Small enough that no answer that comes in waits for long. */
const SLICE = 200;

export const customerReference = z.object({
  customerId: z.nullable(z.string()),
  orderIds: z.array(z.string()),
});

/** Who is to be erased, and how much of them is gone so far. */
const erasing = z.extend(customerReference, {
  /** Erases responses that only claim to be the customer's too. Default: they lose the claim and stay. */
  withClaims: z._default(z.boolean(), false),
  /** Responses deleted. */
  erased: z._default(z.number(), 0),
  /** Responses that no longer claim to be the customer's. */
  unclaimed: z._default(z.number(), 0),
  orders: z._default(z.number(), 0),
});

export type Erasing = z.output<typeof erasing>;

/** The work on a customer of whom nothing is gone yet. */
export const beginErasing = (
  customer: CustomerReference,
  { withClaims = false }: { readonly withClaims?: boolean } = {},
): Erasing => erasing.parse({ ...customer, withClaims });

type EraseDeps = Pick<Deps, 'database' | 'newId'>;

/** The job: erases what is left of a shopper, and frees the space. */
export async function eraseCustomer(
  deps: EraseDeps,
  { storeId, payload, attempts }: Job,
  turn: Turn,
): Promise<{ erased: number; unclaimed: number; orders: number } | Unfinished> {
  const { gone, isAll } = await eraseRows(deps, storeId, erasing.parse(payload), turn);
  if (!isAll) return new Unfinished(gone);
  const { erased, unclaimed, orders } = gone;
  // An attempt before this one may have been cut off after its last slice.
  if (erased + unclaimed > 0 || attempts > 1) await vacuumAnswers(deps.database);
  return { erased, unclaimed, orders };
}

/**
 * Erases a shopper's verified answers in every survey with what they count for, then the claims of other answers to be
 * theirs, slice by slice, each with its entry in the ledger, and then their orders: until then, the orders lead to what
 * is left. Idempotent.
 */
export async function eraseRows(
  deps: EraseDeps,
  storeId: string,
  from: Erasing,
  turn: Turn,
): Promise<{ gone: Erasing; isAll: boolean }> {
  const answers = await eraseAnswers(deps, storeId, from, turn);
  const erased = from.erased + answers.count;
  if (!answers.isAll) return { gone: { ...from, erased }, isAll: false };
  const claims = await dropClaims(deps, storeId, from, turn);
  const unclaimed = from.unclaimed + claims.count;
  if (!claims.isAll) return { gone: { ...from, erased, unclaimed }, isAll: false };
  const orders = await deps.database.transaction(async (tx) => {
    await deleteCollectedData(tx, storeId, from.customerId);
    return deleteCustomerOrders(tx, storeId, from);
  });
  return { gone: { ...from, erased, unclaimed, orders: from.orders + orders }, isAll: true };
}

/** How many rows one turn changed, and whether none is left. */
interface Part {
  readonly count: number;
  readonly isAll: boolean;
}

async function eraseAnswers(
  { database, newId }: EraseDeps,
  storeId: string,
  { withClaims, ...customer }: Erasing,
  turn: Turn,
): Promise<Part> {
  let count = 0;
  for (;;) {
    const found = await findResponsesOfCustomer(database, storeId, customer, { withClaims, limit: SLICE });
    const surveyId = found[0]?.surveyId;
    if (surveyId === undefined) return { count, isAll: true };
    if (turn.isOver()) return { count, isAll: false };
    const ids = found.filter((each) => each.surveyId === surveyId).map(({ responseId }) => responseId);
    await database.transaction(
      async (tx) => {
        const responseIds = await removeResponses(tx, storeId, surveyId, ids);
        if (responseIds.length === 0) return;
        await recordErasure(tx, storeId, { erasureId: newId(), subject: 'shopper', surveyId, responseIds });
      },
      { priority: 'upkeep' },
    );
    count += ids.length;
  }
}

/** Nothing that is counted changes, so the store's lock alone keeps webhooks and new answers apart from this. */
async function dropClaims(
  { database, newId }: EraseDeps,
  storeId: string,
  customer: CustomerReference,
  turn: Turn,
): Promise<Part> {
  let count = 0;
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
    count += names.length;
    if (names.length < SLICE) return { count, isAll: true };
    if (turn.isOver()) return { count, isAll: false };
  }
}
