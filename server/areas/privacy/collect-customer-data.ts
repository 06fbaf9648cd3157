import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Job } from '#server/kernel/jobs/job-repository.ts';
import { collectCustomerRows, type CustomerData } from './customer-data-repository.ts';
import { customerReference } from './erase-customer.ts';
import { withTheirOrders } from './erasure-repository.ts';

/**
 * Collects everything that is stored about a shopper who asked for it. It stays with the request for a month, for the
 * merchant to pass on, and goes at once if the shopper is to be erased.
 */
export async function collectCustomerData(
  { database }: Pick<Deps, 'database'>,
  { storeId, payload }: Job,
): Promise<{ customerId: string | null; data: CustomerData }> {
  const customer = await withTheirOrders(database, storeId, customerReference.parse(payload));
  return {
    customerId: customer.customerId,
    data: await collectCustomerRows(database, storeId, customer),
  };
}
