import { createHash, randomBytes } from 'node:crypto';

/**
 * A key names its store, so that it is found without a table over all stores, and has 256 random bits. Nobody can try
 * out so many, so the database has a fast hash of it: a slow hash protects passwords that people choose.
 */
const KEY = /^askwell_([0-9a-f]{32})_[\w-]{43}$/;
const RANDOM_BYTES = 32;
const ENDING_LENGTH = 4;

export const newSecretKey = (storeId: string): string =>
  `askwell_${storeId}_${randomBytes(RANDOM_BYTES).toString('base64url')}`;

export const hashOfKey = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const endingOf = (secret: string): string => secret.slice(-ENDING_LENGTH);

/** The key in an Authorization header with the store that it names; null if there is none. */
export function readAuthorization(
  authorization: string | undefined,
): { readonly secret: string; readonly storeId: string } | null {
  const secret = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const storeId = KEY.exec(secret)?.[1];
  return storeId === undefined ? null : { secret, storeId };
}
