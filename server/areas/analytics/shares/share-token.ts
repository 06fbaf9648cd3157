import { createHash } from 'node:crypto';

/** Two ids of this server: 256 random bits in hex. */
const RANDOM_LENGTH = 64;

/** The token in a link: it cannot be guessed and names the store, because the reader of the page has no session. */
export function newShareToken(storeId: string, newId: () => string): string {
  return newId() + newId() + storeId;
}

/** The store that a token names; null for a malformed token. */
export function storeOfShareToken(token: string): string | null {
  return token.length > RANDOM_LENGTH ? token.slice(RANDOM_LENGTH) : null;
}

export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export const sharePath = (token: string): string => `/results/${token}`;
