import { AppError } from '#shared/errors.ts';
import { seal } from '#server/kernel/platform/seal.ts';
import type { BillingDeps } from '../billing.ts';
import { findCustomerStore, mergeBillingProfile } from '../customer-repository.ts';
import { isoOf } from '../periods.ts';
import { checkReturnUrl } from '../return-url.ts';

/**
 * Stores a request for another payment method, as the protocol requires. Stores pay on their bill at the platform, so
 * no card is asked for and no charge depends on it.
 */
export async function addPaymentMethod(
  deps: BillingDeps,
  storeId: string,
  wanted: string,
): Promise<{ id: string; clientSecret: string }> {
  const store = await findCustomerStore(deps.database, storeId);
  if (store === null) throw new AppError('NOT_FOUND', 'There is no such customer.');
  const returnUrl = checkReturnUrl(deps.config, store.shop, wanted);
  const id = `setup-${deps.newId()}`;
  await mergeBillingProfile(deps.database, storeId, { setup: { id, returnUrl, at: isoOf(deps.clock()) } });
  const clientSecret = seal(id, `billing-setup:${storeId}`, deps.config.secrets.tokenKeys);
  return { id, clientSecret };
}
