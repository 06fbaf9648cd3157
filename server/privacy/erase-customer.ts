import * as z from 'zod/mini';
import { findResponsesOfCustomer } from '../collect/removal-repository.ts';
import { removeResponses } from '../collect/remove-responses.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/job-repository.ts';
import { type CustomerReference, recordErasure, vacuumAnswers } from './erasure-repository.ts';

/** Small enough that no answer that comes in waits for long. */
const SLICE = 200;

export const customerReference = z.object({
  customerId: z.nullable(z.string()),
  orderIds: z.array(z.string()),
});

export function eraseCustomer(deps: EraseDeps, { storeId, payload }: Job): Promise<{ erased: number }> {
  return eraseAnswers(deps, storeId, customerReference.parse(payload));
}

type EraseDeps = Pick<Deps, 'database' | 'newId'>;

/**
 * Erases a shopper's answers in every survey with what they count for, slice by slice, each with its entry in the
 * ledger. Cut off anywhere, it goes on with what is left.
 */
export async function eraseAnswers(
  { database, newId }: EraseDeps,
  storeId: string,
  customer: CustomerReference,
): Promise<{ erased: number }> {
  let erased = 0;
  for (;;) {
    const found = await findResponsesOfCustomer(database, storeId, customer, SLICE);
    const surveyId = found[0]?.surveyId;
    if (surveyId === undefined) break;
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
  if (erased > 0) await vacuumAnswers(database);
  return { erased };
}
