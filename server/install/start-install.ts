import { AppError } from '#shared/errors.ts';
import type { Deps } from '../deps.ts';
import { authorizeUrl } from '../platform/oauth.ts';
import { validShopHost } from '../platform/shop-host.ts';
import { verifyOAuthQuery } from '../platform/signatures.ts';
import { nonceHash } from '../session/nonce.ts';
import { installCookies, STATE_SECONDS } from './install-cookies.ts';
import { insertState } from './install-repository.ts';
import type { ReturnTo } from './install-url.ts';

export interface StartedInstall {
  readonly shop: string;
  /** The store's page where the merchant allows us in; for the top window only. */
  readonly authorizeUrl: string;
  readonly cookies: string[];
}

/**
 * Begins an install or a login. Anyone may ask with a bare shop; a link that claims to be from the platform must
 * be, and leads back into the store's admin.
 */
export async function startInstall(
  deps: Pick<Deps, 'config' | 'database' | 'clock' | 'newId'>,
  query: URLSearchParams,
): Promise<StartedInstall> {
  const { config } = deps;
  const shop = validShopHost(query.get('shop'), config);
  if (shop === null) throw new AppError('INVALID_INPUT', 'This is not a store’s address.');
  const signed = query.has('hmac');
  if (signed && !verifyOAuthQuery(query, config.secrets.platformApi, deps.clock())) {
    throw new AppError('INVALID_INPUT', 'This link has expired or was changed. Please start again.');
  }
  const returnTo: ReturnTo = signed || query.get('return') === 'admin' ? 'admin' : 'app';
  const state = deps.newId();
  const nonce = deps.newId();
  await insertState(deps.database, {
    state,
    shop,
    nonceHash: nonceHash(nonce),
    returnTo,
    seconds: STATE_SECONDS,
  });
  return { shop, authorizeUrl: authorizeUrl(config, shop, state), cookies: installCookies(state, nonce) };
}
