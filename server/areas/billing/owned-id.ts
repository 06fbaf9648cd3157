/**
 * An id that says which store it belongs to, so that it is found without a search over all of them. Knowing a
 * store's id is not enough to guess one: the rest is chance.
 */
export function ownedId(storeId: string, newId: () => string): string {
  return `${storeId}-${newId()}`;
}

/** The store that an id claims to belong to. The caller still looks the id up there. */
export function storeOfId(id: string): string | null {
  const at = id.lastIndexOf('-');
  return at > 0 && id.length <= 200 ? id.slice(0, at) : null;
}
