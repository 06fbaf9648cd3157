import { createHmac, randomBytes } from 'node:crypto';
import { open, openIfPossible, seal, type SealKey } from '#server/kernel/platform/seal.ts';
import type { ConnectionRecord } from './connection-repository.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret of the Standard Webhooks specification. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

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

export interface WebhookHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

/** The headers of the Standard Webhooks specification: one signature for each secret. */
export function signWebhook(
  secrets: readonly string[],
  { id, body, now }: { readonly id: string; readonly body: string; readonly now: number },
): WebhookHeaders {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
