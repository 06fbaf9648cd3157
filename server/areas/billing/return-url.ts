import { AppError } from '#shared/errors.ts';
import { EMBEDDED_BILLING_PATH, type Config } from '#server/kernel/config/config.ts';
import { adminAppUrl } from '#server/kernel/platform/oauth.ts';
import { shopOrigin } from '#server/kernel/platform/shop-host.ts';

/** Where the store platform redirects a merchant who accepted or declined a charge. */
export function chargeReturnUrl({ app }: Pick<Config, 'app'>, chargeId: string): string {
  return `${app.url}${EMBEDDED_BILLING_PATH}/charges/${encodeURIComponent(chargeId)}/return`;
}

/** The app's first screen, inside the store's admin or in its own window. */
export function appUrl(config: Config, shop: string, isFramed: boolean): string {
  return isFramed ? `${adminAppUrl(config, shop)}/` : `${config.app.url}/`;
}

/** Accepts only return addresses of the app and of the merchant's own store admin. */
export function checkReturnUrl(config: Config, shop: string, returnUrl: string | undefined): string {
  if (returnUrl === undefined) return appUrl(config, shop, false);
  const origins = [config.app.url, shopOrigin(shop, config), config.platform.adminOrigin].map(
    (url) => new URL(url).origin,
  );
  if (URL.canParse(returnUrl) && origins.includes(new URL(returnUrl).origin)) return new URL(returnUrl).href;
  throw new AppError(
    'INVALID_INPUT',
    'The returnUrl has to be an address of the app or of the store’s admin.',
  );
}

export function withChargeId(returnUrl: string, chargeId: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('charge_id', chargeId);
  return url.href;
}
