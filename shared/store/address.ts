export type StoreAddress = { ok: true; shop: string } | { ok: false; message: string };

const PLATFORM_SUFFIX = '.myshopify.com';
const PLATFORM_ADMIN = 'admin.shopify.com';
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** True for `name.myshopify.com` and nothing else: no port, no path, no capitals, no sub-subdomain. */
export function isPlatformShop(host: string): boolean {
  return host.endsWith(PLATFORM_SUFFIX) && NAME.test(host.slice(0, -PLATFORM_SUFFIX.length));
}

/**
 * Reads a store's address in any form that a person would paste: a bare name, with a scheme, a path, capitals,
 * or the address of the store's admin. `alsoKnown` names hosts valid in this deployment only (a development
 * store).
 */
export function parseStoreAddress(text: string, alsoKnown: readonly string[] = []): StoreAddress {
  const typed = text.trim().toLowerCase();
  if (typed === '') return refuse('Enter your store’s address.');
  if (/\s/.test(typed)) return refuse('A store’s address has no spaces.');
  if (typed.includes('@'))
    return refuse('This looks like an email address. Enter your store’s address instead.');
  const [host = '', ...path] = typed.replace(/^[a-z]+:\/*/, '').split(/[/?#]/);
  if (alsoKnown.includes(host)) return { ok: true, shop: host };
  const name = host === PLATFORM_ADMIN ? storeInAdminPath(path) : host.replace(/\.$/, '');
  const shop = name.includes('.') ? name : name + PLATFORM_SUFFIX;
  if (isPlatformShop(shop)) return { ok: true, shop };
  if (name.includes('.') && !name.endsWith(PLATFORM_SUFFIX)) {
    return refuse(`Use the address that ends in ${PLATFORM_SUFFIX}. You find it in your store’s settings.`);
  }
  return refuse(`This isn’t a store’s address. It looks like your-store${PLATFORM_SUFFIX}.`);
}

/** The admin's own address names the store in its path: `/store/{name}/…`. */
function storeInAdminPath(path: readonly string[]): string {
  return path[0] === 'store' ? (path[1] ?? '') : '';
}

function refuse(message: string): StoreAddress {
  return { ok: false, message };
}
