import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

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

/** Decrypts a value from `seal`. Throws if the key is unknown or the value was changed. */
export function open(value: string, context: string, keys: readonly SealKey[]): string {
  const [version, keyId, encoded] = value.split('.');
  const key = keys.find((candidate) => candidate.id === keyId);
  if (version !== 'v1' || !key || encoded === undefined) {
    throw new Error(`A stored secret is sealed with a key that is not configured (${keyId ?? 'none'})`);
  }
  const sealed = Buffer.from(encoded, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key.key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8');
}
