import type * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { findStoreByShop } from '#server/areas/identity/stores/store-repository.ts';
import type { BillingDeps } from '../billing.ts';
import { identityOf, rotateToken } from '../customer-identity.ts';
import {
  findCustomerStore,
  findCustomerStoreByPlatformId,
  mergeBillingProfile,
  type CustomerStore,
} from '../customer-repository.ts';
import type { identifyInput } from './inputs.ts';

type Identify = z.output<typeof identifyInput>;

/**
 * Returns a customer's token to the app's server and stores the given profile. Customers are the stores that have the
 * app; other shops are unknown.
 */
export async function identify(deps: BillingDeps, input: Identify): Promise<{ apiToken: string }> {
  const store = await storeNamedIn(deps, input);
  if (store === null) throw new AppError('NOT_FOUND', 'No store of that name has the app.');
  const { name, email, customFields } = input;
  await mergeBillingProfile(deps.database, store.storeId, {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(customFields !== undefined && { customFields }),
  });
  const { token } =
    input.rotateApiToken === true
      ? await rotateToken(deps, store.storeId)
      : await identityOf(deps, store.storeId);
  return { apiToken: token };
}

async function storeNamedIn(
  { database }: BillingDeps,
  { myshopifyDomain, platformId }: Identify,
): Promise<CustomerStore | null> {
  if (myshopifyDomain !== undefined) {
    const known = await findStoreByShop(database, myshopifyDomain);
    return known && findCustomerStore(database, known.storeId);
  }
  if (platformId !== undefined) return findCustomerStoreByPlatformId(database, platformId);
  throw new AppError('INVALID_INPUT', 'One of platformId and myshopifyDomain is required.');
}
