import type { Deps } from '#server/kernel/deps/deps.ts';
import { verifyOAuthQuery } from '#server/kernel/platform/signatures.ts';
import { validShopHost } from '#server/kernel/platform/shop-host.ts';
import { installUrl } from './install-url.ts';

/**
 * Where the platform's own opening of the app has to go on, or null to show the app. The platform opens an app
 * that it has not installed itself at the top, signed and without an id token: such a store is to be asked first.
 */
export function redirectOfOpening(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  query: URLSearchParams,
): string | null {
  const shop = validShopHost(query.get('shop'), config);
  if (shop === null || query.has('id_token') || query.get('embedded') === '1') return null;
  if (!verifyOAuthQuery(query, config.secrets.platformApi, clock())) return null;
  return installUrl(config, shop, 'admin');
}
