import { AppError } from '#shared/errors.ts';
import { parseStoreAddress } from '#shared/store/address.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { installUrl } from '../install/install-url.ts';
import { shopSuffixes } from '#server/kernel/platform/shop-host.ts';

export interface BeginLoginInput {
  readonly storeUrl: string;
  readonly embedded?: boolean | undefined;
}

/** Where a merchant who names their store is sent: through the store's own login, never a password of ours. */
export function beginLogin(deps: Pick<Deps, 'config'>, input: BeginLoginInput): { redirectUrl: string } {
  const address = parseStoreAddress(input.storeUrl, shopSuffixes(deps.config));
  if (!address.ok) {
    throw new AppError('INVALID_INPUT', address.message, { fields: { storeUrl: address.message } });
  }
  return { redirectUrl: installUrl(deps.config, address.shop, input.embedded === true ? 'admin' : 'app') };
}
