import { AppError } from '#shared/errors.ts';
import { findStoreByShop } from '#server/areas/identity/stores/store-repository.ts';
import { equalInConstantTime } from '#server/kernel/platform/signatures.ts';
import type { BillingDeps } from '../billing.ts';
import { identityOf, storeOfToken } from '../customer-identity.ts';
import { findCustomerStore } from '../customer-repository.ts';
import { storeOfId } from '../owned-id.ts';

/** The credentials in the headers of a call. */
export interface Credentials {
  readonly appId: string | undefined;
  readonly apiKey: string | undefined;
  readonly customerToken: string | undefined;
}

/** Refuses every caller except the app's own server. */
export function requireServer(deps: BillingDeps, credentials: Credentials): void {
  if (!isServer(deps, credentials)) throw unknownCaller('This call needs the app’s own API key.');
}

/** Refuses callers without a key or a token before the rest of the call is read. */
export function requireCaller(deps: BillingDeps, credentials: Credentials): void {
  const isTrusted = isServer(deps, credentials);
  if (!isTrusted && credentials.customerToken === undefined)
    throw unknownCaller('A customer token is missing.');
}

/**
 * The store that a call is about. A customer's token determines it, and other ids in the call are ignored. The app's
 * server authenticates with a key and names the customer by id or by the shop's address.
 */
export async function customerOf(
  deps: BillingDeps,
  credentials: Credentials,
  id: string | undefined,
): Promise<string> {
  const isTrusted = isServer(deps, credentials);
  const { customerToken } = credentials;
  if (customerToken !== undefined) {
    const storeId = await storeOfToken(deps, customerToken);
    if (storeId !== null && (await findCustomerStore(deps.database, storeId)) !== null) return storeId;
    throw unknownCaller('The customer token is not valid.');
  }
  if (!isTrusted) throw unknownCaller('A customer token is missing.');
  if (id === undefined) throw new AppError('INVALID_INPUT', 'The customerId is required with an API key.');
  return namedCustomer(deps, id);
}

async function namedCustomer(deps: BillingDeps, id: string): Promise<string> {
  const storeId = (await findStoreByShop(deps.database, id))?.storeId ?? storeOfId(id);
  const store = storeId === null ? null : await findCustomerStore(deps.database, storeId);
  const isTheirs =
    store !== null && (id === store.shop || id === (await identityOf(deps, store.storeId)).customerId);
  if (!isTheirs) throw new AppError('NOT_FOUND', 'There is no such customer.');
  return store.storeId;
}

/** Each call names the app. A given key must be valid. */
function isServer({ config }: BillingDeps, { appId, apiKey }: Credentials): boolean {
  if (appId !== config.billing.appId) throw unknownCaller('The app id is not known.');
  if (apiKey === undefined) return false;
  if (!equalInConstantTime(apiKey, config.secrets.billingApiKey))
    throw unknownCaller('The API key is not valid.');
  return true;
}

const unknownCaller = (message: string) => new AppError('UNAUTHENTICATED', message);
