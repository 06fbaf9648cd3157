import { randomBytes } from 'node:crypto';
import { open, openIfPossible, seal, type SealKey } from '#server/kernel/platform/seal.ts';
import { SECRET_PREFIX } from './kinds/webhook.ts';
import type { ConnectionRecord } from './connection-repository.ts';

const SECRET_BYTES = 32;

/** A new secret of the Standard Webhooks specification. */
export const newSecret = (): string => SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');

export const sealSecret = (
  secret: string,
  { storeId, connectionId }: { readonly storeId: string; readonly connectionId: string },
  keys: readonly SealKey[],
): string => seal(secret, contextOf(storeId, connectionId), keys);

/** The secrets that sign now: the current one, and for a day the one before it, unless its key is gone. */
export function secretsOf(
  storeId: string,
  { connectionId, secretSealed, previousSecretSealed }: ConnectionRecord,
  keys: readonly SealKey[],
): string[] {
  const context = contextOf(storeId, connectionId);
  const current = open(secretSealed, context, keys);
  const previous = previousSecretSealed === null ? null : openIfPossible(previousSecretSealed, context, keys);
  return previous === null ? [current] : [current, previous];
}

const contextOf = (storeId: string, connectionId: string) => `webhook:${storeId}:${connectionId}`;
