import { AppError } from '#shared/errors.ts';
import { parseStoreAddress } from '#shared/store/address.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { installUrl } from '../stores/install-url.ts';
import { shopSuffixes } from '#server/kernel/platform/shop-host.ts';

export interface BeginLoginInput {
  readonly storeUrl: string;
  readonly embedded?: boolean | undefined;
}

/**
 * Returns where to send a merchant who enters their store's address. The store itself checks the login; this app has no
 * passwords.
 */
export function beginLogin(deps: Pick<Deps, 'config'>, input: BeginLoginInput): { redirectUrl: string } {
  const address = parseStoreAddress(input.storeUrl, shopSuffixes(deps.config));
  if (!address.ok) {
    throw new AppError('INVALID_INPUT', address.message, { fields: { storeUrl: address.message } });
  }
  return { redirectUrl: installUrl(deps.config, address.shop, input.embedded === true ? 'admin' : 'app') };
}
