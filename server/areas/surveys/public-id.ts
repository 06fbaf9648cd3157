/** A new id of the deployment is 128 random bits in hex. */
const CHANCE_LENGTH = 32;

/** An address that nobody can guess, and that tells the store: a shopper’s request has nothing else to find it by. */
export function newPublicId(storeId: string, newId: () => string): string {
  return newId() + storeId;
}

/** The store that a public id names, whether or not there is such a survey; null if it is none of ours. */
export function storeOfPublicId(publicId: string): string | null {
  return publicId.length > CHANCE_LENGTH ? publicId.slice(CHANCE_LENGTH) : null;
}
