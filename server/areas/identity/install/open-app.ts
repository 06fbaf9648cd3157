import type { Deps } from '#server/kernel/deps/deps.ts';
import { verifyOAuthQuery } from '#server/kernel/platform/signatures.ts';
import { validShopHost } from '#server/kernel/platform/shop-host.ts';
import { installUrl } from '../stores/install-url.ts';

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
