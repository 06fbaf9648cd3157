import * as z from 'zod/mini';
import { findResponsesOfCustomer } from '../collect/removal-repository.ts';
import { removeResponses } from '../collect/remove-responses.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/job-repository.ts';
import { type Turn, Unfinished } from '../jobs/turn.ts';
import {
  type CustomerReference,
  deleteCollectedData,
  deleteCustomerOrders,
  recordErasure,
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
  erased: z._default(z.number(), 0),
  orders: z._default(z.number(), 0),
});

export interface Erasing extends CustomerReference {
  readonly erased: number;
  readonly orders: number;
}

type EraseDeps = Pick<Deps, 'database' | 'newId'>;

/** The job: erases what is left of a shopper, and frees the space. */
export async function eraseCustomer(
  deps: EraseDeps,
  { storeId, payload, attempts }: Job,
  turn: Turn,
): Promise<{ erased: number; orders: number } | Unfinished> {
  const { gone, isAll } = await eraseRows(deps, storeId, erasing.parse(payload), turn);
  if (!isAll) return new Unfinished(gone);
  const { erased, orders } = gone;
  // An attempt before this one may have been cut off after its last slice.
  if (erased > 0 || attempts > 1) await vacuumAnswers(deps.database);
  return { erased, orders };
}

/**
 * Erases a shopper's answers in every survey with what they count for, slice by slice, each with its entry in the
 * ledger, and then their orders: until then, the orders lead to what is left. Idempotent.
 */
export async function eraseRows(
  deps: EraseDeps,
  storeId: string,
  from: Erasing,
  turn: Turn,
): Promise<{ gone: Erasing; isAll: boolean }> {
  const answers = await eraseAnswers(deps, storeId, from, turn);
  const erased = from.erased + answers.erased;
  if (!answers.isAll) return { gone: { ...from, erased }, isAll: false };
  const orders = await deps.database.transaction(async (tx) => {
    await deleteCollectedData(tx, storeId, from.customerId);
    return deleteCustomerOrders(tx, storeId, from);
  });
  return { gone: { ...from, erased, orders: from.orders + orders }, isAll: true };
}

async function eraseAnswers(
  { database, newId }: EraseDeps,
  storeId: string,
  customer: CustomerReference,
  turn: Turn,
): Promise<{ erased: number; isAll: boolean }> {
  let erased = 0;
  for (;;) {
    const found = await findResponsesOfCustomer(database, storeId, customer, SLICE);
    const surveyId = found[0]?.surveyId;
    if (surveyId === undefined) return { erased, isAll: true };
    if (turn.isOver()) return { erased, isAll: false };
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
