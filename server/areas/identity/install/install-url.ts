import type { Config } from '#server/kernel/config/config.ts';
import { PLATFORM_PATHS } from '#server/kernel/platform/settings.ts';

/** Where the install ends: in the app's own window, or in the app inside the store's admin. */
export type ReturnTo = 'app' | 'admin';

/** The page of this app that begins an install or a login. It sets the cookies that the callback checks. */
export function installUrl(config: Pick<Config, 'app'>, shop: string, returnTo: ReturnTo): string {
  const query = new URLSearchParams({ shop, return: returnTo });
  return `${config.app.url}${PLATFORM_PATHS.install}?${query.toString()}`;
}
