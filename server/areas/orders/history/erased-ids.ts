import { createHmac } from 'node:crypto';
import type { TokenKey } from '#server/kernel/config/secrets.ts';

type Keys = readonly TokenKey[];

/** What is stored of an erased id. Only who has the deployment's key can tell whether an id is meant. */
export function hashesOfErased(keys: Keys, storeId: string, ids: readonly string[]): string[] {
  const [current] = keys;
  if (!current) throw new Error('No key to hash an erased id with.');
  return [...new Set(ids)].map((id) => hashOf(current, storeId, id));
}

/** Whether an id was erased, under any key. */
export function erasedAmong(
  keys: Keys,
  storeId: string,
  stored: readonly string[],
): (id: string | null) => boolean {
  if (stored.length === 0) return () => false;
  const known = new Set(stored);
  return (id) => id !== null && keys.some((key) => known.has(hashOf(key, storeId, id)));
}

const hashOf = ({ key }: TokenKey, storeId: string, id: string): string =>
  createHmac('sha256', key).update(`erased id\n${storeId}\n${id}`).digest('base64url');
