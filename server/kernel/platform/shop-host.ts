import { isShopHost } from '#shared/store/address.ts';

/** Which hosts are shops in this deployment, and who frames them; the configuration fits as it is. */
export interface ShopHosts {
  readonly platform: { readonly hostSuffixes: readonly string[]; readonly adminOrigin: string };
  /** A store to develop against: every shop below its suffix is found at this one address. */
  readonly devStore: { readonly hostSuffix: string; readonly url: string } | null;
}

/** The development store's suffix comes first: that is what a name without a suffix means there. */
export function shopSuffixes({ platform, devStore }: ShopHosts): string[] {
  return devStore === null ? [...platform.hostSuffixes] : [devStore.hostSuffix, ...platform.hostSuffixes];
}

/**
 * The host of a shop, if the value is exactly one; otherwise null. Every shop that comes from outside passes
 * here before it is put into an address, since a redirect or a request to any other host would hand over secrets.
 */
export function validShopHost(value: unknown, hosts: ShopHosts): string | null {
  return typeof value === 'string' && isShopHost(value, shopSuffixes(hosts)) ? value : null;
}

export function isDevShop(shop: string, { devStore }: ShopHosts): boolean {
  return devStore !== null && isShopHost(shop, [devStore.hostSuffix]);
}

/** Where a shop answers: scheme, host and port, without a slash at the end. */
export function shopOrigin(shop: string, hosts: ShopHosts): string {
  return hosts.devStore !== null && isDevShop(shop, hosts) ? hosts.devStore.url : `https://${shop}`;
}

/** Who may frame a page meant for this shop, as the value of `frame-ancestors`. */
export function frameAncestors(shop: string | null, hosts: ShopHosts): string {
  if (shop === null) return "'none'";
  if (isDevShop(shop, hosts)) return shopOrigin(shop, hosts);
  return `https://${shop} ${hosts.platform.adminOrigin}`;
}
