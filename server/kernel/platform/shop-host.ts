import { isShopHost } from '#shared/store/address.ts';

/** The hosts of shops and of the admin that frames the app; a `Config` fits. */
export interface ShopHosts {
  readonly platform: { readonly hostSuffixes: readonly string[]; readonly adminOrigin: string };
  /** The dev store: every shop below its suffix is reached at this one address. */
  readonly devStore: { readonly hostSuffix: string; readonly url: string } | null;
}

/** The dev store's suffix comes first: it completes a name without a suffix. */
export function shopSuffixes({ platform, devStore }: ShopHosts): string[] {
  return devStore === null ? [...platform.hostSuffixes] : [devStore.hostSuffix, ...platform.hostSuffixes];
}

/**
 * The shop's host if the value is exactly a valid shop host, else null. Every shop from outside passes this check
 * before it is used in an address: a redirect or request to another host would leak secrets.
 */
export function validShopHost(value: unknown, hosts: ShopHosts): string | null {
  return typeof value === 'string' && isShopHost(value, shopSuffixes(hosts)) ? value : null;
}

export function isDevShop(shop: string, { devStore }: ShopHosts): boolean {
  return devStore !== null && isShopHost(shop, [devStore.hostSuffix]);
}

/** A shop's origin: scheme, host and port, without a trailing slash. */
export function shopOrigin(shop: string, hosts: ShopHosts): string {
  return hosts.devStore !== null && isDevShop(shop, hosts) ? hosts.devStore.url : `https://${shop}`;
}

/** The value of `frame-ancestors` for a page of this shop. */
export function frameAncestors(shop: string | null, hosts: ShopHosts): string {
  if (shop === null) return "'none'";
  if (isDevShop(shop, hosts)) return shopOrigin(shop, hosts);
  return `https://${shop} ${hosts.platform.adminOrigin}`;
}
