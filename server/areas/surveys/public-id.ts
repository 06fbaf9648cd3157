/** An id of this server has 128 random bits in hex. */
const RANDOM_LENGTH = 32;

/** Creates an id that cannot be guessed and contains the store's id, because a shopper's request names no store. */
export function newPublicId(storeId: string, newId: () => string): string {
  return newId() + storeId;
}

/** The store that a public id names, even if the survey does not exist; null for a malformed id. */
export function storeOfPublicId(publicId: string): string | null {
  return publicId.length > RANDOM_LENGTH ? publicId.slice(RANDOM_LENGTH) : null;
}
