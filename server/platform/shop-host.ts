import { isPlatformShop } from '#shared/store/address.ts';

/** A store to develop against: the shop host it answers to, and where it really listens. */
export interface DevStoreAddress {
  /** As it stands in `shop` parameters and id tokens, with a port where it has one. */
  readonly host: string;
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
}

/**
 * The host of a shop, if the value is exactly one; otherwise null. Every shop that comes from outside passes
 * here before it is put into an address, since a redirect or a request to any other host would hand over secrets.
 */
export function validShopHost(value: unknown, devStore: DevStoreAddress | null): string | null {
  if (typeof value !== 'string') return null;
  if (isPlatformShop(value)) return value;
  return devStore !== null && value === devStore.host ? value : null;
}

/** Where a shop answers. */
export function shopOrigin(shop: string, devStore: DevStoreAddress | null): string {
  return devStore !== null && shop === devStore.host ? devStore.origin : `https://${shop}`;
}

/** Who may frame a page meant for this shop: the shop itself and the platform's admin. */
export function frameAncestors(shop: string | null, devStore: DevStoreAddress | null): string {
  if (shop === null) return "'none'";
  if (devStore !== null && shop === devStore.host) return devStore.origin;
  return `https://${shop} https://admin.shopify.com`;
}
