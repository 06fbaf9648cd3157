import type { Config } from '#server/kernel/config/config.ts';
import { PLATFORM_PATHS } from '#server/kernel/platform/settings.ts';

/** Where the install ends: in the app's own window, or in the app inside the store's admin. */
export type ReturnTo = 'app' | 'admin';

/** The parameter with the optional scopes to ask for. */
export const OPTIONAL = 'optional';

/**
 * The page of this app that begins an install or a login, or asks an installed store for optional scopes. It sets the
 * cookies that the callback checks.
 */
export function installUrl(
  config: Pick<Config, 'app'>,
  shop: string,
  returnTo: ReturnTo,
  optional: readonly string[] = [],
): string {
  const query = new URLSearchParams({ shop, return: returnTo });
  if (optional.length > 0) query.set(OPTIONAL, optional.join(','));
  return `${config.app.url}${PLATFORM_PATHS.install}?${query.toString()}`;
}
