import { createHash } from 'node:crypto';

/** The database stores only the hash, so a reader of the table cannot pretend to be the browser with the cookie. */
export function nonceHash(nonce: string): string {
  return createHash('sha256').update(nonce).digest('hex');
}
