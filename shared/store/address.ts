export type StoreAddress = { ok: true; shop: string } | { ok: false; message: string };

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether the host is one label below an allowed suffix: no port, no path, no capitals. */
export function isShopHost(host: string, suffixes: readonly string[]): boolean {
  return suffixes.some(
    (suffix) => host.endsWith(`.${suffix}`) && NAME.test(host.slice(0, -suffix.length - 1)),
  );
}

/**
 * Parses a store's address in any form that a person may paste: a bare name, with a scheme, a path, capitals, or the
 * address of the store's admin (`admin.…/store/{name}`). A bare name gets the first suffix.
 */
export function parseStoreAddress(text: string, suffixes: readonly string[]): StoreAddress {
  const suffix = suffixes[0] ?? '';
  const typed = text.trim().toLowerCase();
  if (typed === '') return refuse('Enter your store’s address.');
  if (/\s/.test(typed)) return refuse('A store’s address has no spaces.');
  if (typed.includes('@'))
    return refuse('This looks like an email address. Enter your store’s address instead.');
  const [host = '', ...path] = typed.replace(/^[a-z]+:\/*/, '').split(/[/?#]/);
  const name = storeInAdminPath(host, path) ?? host.replace(/\.$/, '');
  const shop = name.includes('.') ? name : `${name}.${suffix}`;
  if (isShopHost(shop, suffixes)) return { ok: true, shop };
  if (name.includes('.') && !suffixes.some((known) => name.endsWith(known))) {
    return refuse(`Use the address that ends in .${suffix}. You find it in your store’s settings.`);
  }
  return refuse(`This isn’t a store’s address. It looks like your-store.${suffix}.`);
}

/** The shared admin names the store in its path instead of its host. */
function storeInAdminPath(host: string, path: readonly string[]): string | null {
  return host.startsWith('admin.') && path[0] === 'store' && path[1] ? path[1] : null;
}

function refuse(message: string): StoreAddress {
  return { ok: false, message };
}
