import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Job } from '#server/kernel/jobs/job-repository.ts';
import { collectCustomerRows, type CustomerData } from './customer-data-repository.ts';
import { customerReference } from './erase-customer.ts';
import { addCustomerOrders } from './erasure-repository.ts';

/**
 * Collects a shopper's stored data for the merchant to pass on. It is kept with the request for a month, or until the
 * shopper is erased.
 */
export async function collectCustomerData(
  { database }: Pick<Deps, 'database'>,
  { storeId, payload }: Job,
): Promise<{ customerId: string | null; data: CustomerData }> {
  const customer = await addCustomerOrders(database, storeId, customerReference.parse(payload));
  return {
    customerId: customer.customerId,
    data: await collectCustomerRows(database, storeId, customer),
  };
}
