import { recordErasure } from '#server/areas/collect/removal/erasure-ledger-repository.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { deleteVeiledOfCustomer, recordRemovedClaims, removeVeiledClaims } from './claim-repository.ts';
import type { CustomerReference } from './erasure-repository.ts';

interface Erased extends CustomerReference {
  /** Also erases unverified claims. By default they lose the claim and stay. */
  readonly withClaims?: boolean;
}

/**
 * Erases a customer's veiled responses like the counted ones. It goes before the customer's orders, which lead to those with
 * a checkout token. The caller holds the store's lock, and there are few, so one transaction is enough.
 */
export async function eraseVeiled(
  { newId }: Pick<Deps, 'newId'>,
  tx: Queries,
  storeId: string,
  { withClaims = false, ...customer }: Erased,
): Promise<void> {
  const deleted = await deleteVeiledOfCustomer(tx, storeId, customer, withClaims);
  for (const surveyId of new Set(deleted.map((each) => each.surveyId))) {
    const responseIds = deleted.filter((each) => each.surveyId === surveyId).map((each) => each.responseId);
    await recordErasure(tx, storeId, { erasureId: newId(), subject: 'shopper', surveyId, responseIds });
  }
  const names = await removeVeiledClaims(tx, storeId, customer);
  if (names.length > 0) await recordRemovedClaims(tx, storeId, { erasureId: newId(), names });
}
