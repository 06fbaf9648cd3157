/**
 * Creates an id that contains its store's id, so that it can be found without searching all stores. The rest is random,
 * so it cannot be guessed.
 */
export function ownedId(storeId: string, newId: () => string): string {
  return `${storeId}-${newId()}`;
}

/** The store that an id names. The caller must still look up the id in that store. */
export function storeOfId(id: string): string | null {
  const at = id.lastIndexOf('-');
  return at > 0 && id.length <= 200 ? id.slice(0, at) : null;
}
