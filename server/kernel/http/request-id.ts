import { randomFillSync } from 'node:crypto';

const BYTES = 12;

/** Random bytes for many ids at once: each call to the random source is slow compared with a short request. */
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** A name for one request, in hexadecimal digits. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString('hex', used - BYTES, used);
}
