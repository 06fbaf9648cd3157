import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { OfflineGrant } from './oauth.ts';

/** A 256-bit key with its id, which is stored beside every sealed value. */
export interface SealKey {
  readonly id: string;
  readonly key: Uint8Array;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a secret for storage (AES-256-GCM) with the first key: `v1.keyId.base64url`. `context` is authenticated
 * but not stored, so that a sealed value copied to another store's row cannot be opened.
 */
export function seal(plain: string, context: string, keys: readonly SealKey[]): string {
  const [current] = keys;
  if (!current) throw new Error('No key to seal with is configured');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', current.key, nonce);
  cipher.setAAD(Buffer.from(context));
  const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `v1.${current.id}.${sealed.toString('base64url')}`;
}

/** A stored secret cannot be decrypted: its key is no longer configured, or the value was changed. */
export class UnopenedSecret extends Error {}

/** Decrypts a value from `seal`. Throws `UnopenedSecret` if that is impossible. */
export function open(value: string, context: string, keys: readonly SealKey[]): string {
  const [version, keyId, encoded] = value.split('.');
  const key = keys.find((candidate) => candidate.id === keyId);
  if (version !== 'v1' || !key || encoded === undefined) {
    throw new UnopenedSecret(
      `A stored secret is sealed with a key that is not configured (${keyId ?? 'none'})`,
    );
  }
  try {
    return decrypt(encoded, context, key);
  } catch (error) {
    throw new UnopenedSecret('A stored secret does not fit its key or was changed', { cause: error });
  }
}

/** Null if the value cannot be decrypted. For secrets that can be made anew. */
export function openIfPossible(value: string, context: string, keys: readonly SealKey[]): string | null {
  try {
    return open(value, context, keys);
  } catch (error) {
    if (error instanceof UnopenedSecret) return null;
    throw error;
  }
}

function decrypt(encoded: string, context: string, { key }: SealKey): string {
  const sealed = Buffer.from(encoded, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8');
}

/** A grant encrypted for one store and one purpose. */
export interface SealedGrant {
  readonly accessToken: string;
  readonly expiresIn: number | null;
  readonly refreshToken: string | null;
  readonly refreshExpiresIn: number | null;
  readonly scopes: readonly string[];
}

export function sealGrant(grant: OfflineGrant, storeId: string, keys: readonly SealKey[]): SealedGrant {
  return {
    ...grant,
    accessToken: seal(grant.accessToken, `access:${storeId}`, keys),
    refreshToken: grant.refreshToken && seal(grant.refreshToken, `refresh:${storeId}`, keys),
  };
}

export function openAccessToken(sealed: string, storeId: string, keys: readonly SealKey[]): string {
  return open(sealed, `access:${storeId}`, keys);
}

export function opensAccessToken(sealed: string, storeId: string, keys: readonly SealKey[]): boolean {
  return openIfPossible(sealed, `access:${storeId}`, keys) !== null;
}

export function openRefreshToken(sealed: string, storeId: string, keys: readonly SealKey[]): string {
  return open(sealed, `refresh:${storeId}`, keys);
}
