import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { authorizeUrl, OPTIONAL_SCOPES } from '#server/kernel/platform/oauth.ts';
import { validShopHost } from '#server/kernel/platform/shop-host.ts';
import { verifyOAuthQuery } from '#server/kernel/platform/signatures.ts';
import { installCookies, STATE_SECONDS, nonceHash } from '../session/install-cookies.ts';
import { insertState } from './install-repository.ts';
import { OPTIONAL, type ReturnTo, installUrl } from '../stores/install-url.ts';

export interface StartedInstall {
  /** The store's page where the merchant grants access. It only works in the top window. */
  readonly authorizeUrl: string;
  readonly cookies: string[];
}

type StartDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'newId'>;

/**
 * Begins an install or a login. A query without a signature is accepted; a signed one must be valid, and the install
 * then ends in the store's admin.
 */
export async function startInstall(deps: StartDeps, query: URLSearchParams): Promise<StartedInstall> {
  const shop = installableShop(deps, query);
  const returnTo: ReturnTo = query.has('hmac') || query.get('return') === 'admin' ? 'admin' : 'app';
  const state = deps.newId();
  const nonce = deps.newId();
  const begun = { state, shop, nonceHash: nonceHash(nonce), returnTo, seconds: STATE_SECONDS };
  await insertState(deps.database, begun);
  return {
    authorizeUrl: authorizeUrl(deps.config, shop, { state, optional: optionalScopes(query) }),
    cookies: installCookies(state, nonce),
  };
}

function optionalScopes(query: URLSearchParams): string[] {
  const asked = query.get(OPTIONAL)?.split(',') ?? [];
  return OPTIONAL_SCOPES.filter((scope) => asked.includes(scope));
}

/** The shop of the install. Refuses hosts that are not a store, and links whose signature is wrong. */
export function installableShop(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  query: URLSearchParams,
): string {
  const shop = validShopHost(query.get('shop'), config);
  if (shop === null) throw new AppError('INVALID_INPUT', 'This is not a store’s address.');
  if (query.has('hmac') && !verifyOAuthQuery(query, config.secrets.platformApi, clock())) {
    throw new AppError('INVALID_INPUT', 'This link has expired or was changed. Please start again.');
  }
  return shop;
}

/**
 * Returns where to redirect when the platform opens the app, or null to show the app. The platform opens an app that it
 * did not install itself in the top window, with a signature and without an id token: the merchant must then approve
 * the install first.
 */
export function openingRedirect(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  query: URLSearchParams,
): string | null {
  const shop = validShopHost(query.get('shop'), config);
  if (shop === null || query.has('id_token') || query.get('embedded') === '1') return null;
  if (!verifyOAuthQuery(query, config.secrets.platformApi, clock())) return null;
  return installUrl(config, shop, 'admin');
}
