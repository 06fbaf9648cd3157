import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { PlatformRefusal, postToStore } from './request.ts';
import { PLATFORM_PATHS, type PlatformSettings } from './settings.ts';
import { shopOrigin } from './shop-host.ts';

/** Offline access to a store. Expiring tokens come with a refresh token. */
export interface OfflineGrant {
  readonly accessToken: string;
  readonly scopes: readonly string[];
  /** Seconds until it expires; null if it does not expire. */
  readonly expiresIn: number | null;
  readonly refreshToken: string | null;
  readonly refreshExpiresIn: number | null;
}

const grantReply = z.object({
  access_token: z.string().check(z.minLength(1)),
  scope: z.string(),
  expires_in: z.nullish(z.number()),
  refresh_token: z.nullish(z.string()),
  refresh_token_expires_in: z.nullish(z.number()),
});

/** The scope of orders older than sixty days. */
export const ALL_ORDERS = 'read_all_orders';

/** The scope of creating discount codes. */
export const WRITE_DISCOUNTS = 'write_discounts';

/** The scopes of tags, notes and metafields. */
export const WRITE_ORDERS = 'write_orders';
export const WRITE_CUSTOMERS = 'write_customers';

/** The scope of products, and of which product a past order's line is. Webhooks name it without. */
export const READ_PRODUCTS = 'read_products';

/** Scopes that a merchant may refuse; they are only asked for where they are explained. */
export const OPTIONAL_SCOPES: readonly string[] = [
  ALL_ORDERS,
  WRITE_DISCOUNTS,
  WRITE_ORDERS,
  WRITE_CUSTOMERS,
  READ_PRODUCTS,
];

/** The page where a merchant approves the install. It must open in the top window, never in a frame. */
export function authorizeUrl(
  settings: PlatformSettings,
  shop: string,
  { state, optional = [] }: { readonly state: string; readonly optional?: readonly string[] },
): string {
  const query = new URLSearchParams({
    client_id: settings.platform.clientId,
    scope: settings.platform.scopes.join(','),
    redirect_uri: settings.app.url + PLATFORM_PATHS.installCallback,
    state,
    ...(optional.length > 0 && { optional_scopes: optional.join(',') }),
  });
  return `${shopOrigin(shop, settings)}/admin/oauth/authorize?${query.toString()}`;
}

/** The app's address inside the store's admin. */
export function adminAppUrl(settings: PlatformSettings, shop: string): string {
  return `${shopOrigin(shop, settings)}/admin/apps/${encodeURIComponent(settings.platform.clientId)}`;
}

/** Exchanges the authorize page's code for a grant. */
export function exchangeCode(settings: PlatformSettings, shop: string, code: string): Promise<OfflineGrant> {
  return askForGrant(settings, shop, 'code', { code, expiring: '1' });
}

/** Exchanges an id token for a grant, for installs that the platform manages. */
export function exchangeIdToken(
  settings: PlatformSettings,
  shop: string,
  idToken: string,
): Promise<OfflineGrant> {
  return askForGrant(settings, shop, 'token exchange', {
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: idToken,
    subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
    requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
    expiring: '1',
  });
}

/** Exchanges a refresh token for a new grant. A refresh token works once. */
export function refreshGrant(
  settings: PlatformSettings,
  shop: string,
  refreshToken: string,
): Promise<OfflineGrant> {
  return askForGrant(settings, shop, 'refresh', { grant_type: 'refresh_token', refresh_token: refreshToken });
}

async function askForGrant(
  settings: PlatformSettings,
  shop: string,
  what: string,
  fields: Record<string, string>,
): Promise<OfflineGrant> {
  const url = `${shopOrigin(shop, settings)}/admin/oauth/access_token`;
  const reply = await postToStore(url, {
    client_id: settings.platform.clientId,
    client_secret: settings.secrets.platformApi[0],
    ...fields,
  });
  if (reply.status !== 200) throw new PlatformRefusal(reply.status, what);
  const grant = grantReply.safeParse(reply.body);
  if (!grant.success) throw new AppError('UPSTREAM', undefined, { cause: grant.error });
  return {
    accessToken: grant.data.access_token,
    scopes: grant.data.scope.split(',').filter((scope) => scope !== ''),
    expiresIn: grant.data.expires_in ?? null,
    refreshToken: grant.data.refresh_token ?? null,
    refreshExpiresIn: grant.data.refresh_token_expires_in ?? null,
  };
}

/** True if the granted scopes cover the wanted ones; the platform omits a read scope that a write scope implies. */
export function coversScopes(granted: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every(
    (scope) =>
      granted.includes(scope) || granted.includes(scope.replace(/^((?:unauthenticated_)?)read_/, '$1write_')),
  );
}
