import { createHash } from 'node:crypto';

/** Only the hash of a nonce is stored: a reader of the table can't act as the browser that holds the cookie. */
export function nonceHash(nonce: string): string {
  return createHash('sha256').update(nonce).digest('hex');
}
