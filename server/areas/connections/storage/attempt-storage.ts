import type { Deps } from '#server/kernel/deps/deps.ts';
import type { ConnectionRecord } from '../connection-repository.ts';
import type { PostResult } from '../post-request.ts';
import { RefusedAddress } from '../public-address.ts';
import { secretsOf } from '../sign-webhook.ts';
import { type Bucket, openBucket, StorageFailure } from './bucket.ts';
import { addressOf, type StorageService } from './storage-place.ts';

export async function openStorage(
  { config }: Pick<Deps, 'config'>,
  storeId: string,
  connection: ConnectionRecord,
): Promise<Bucket> {
  const [secret = ''] = secretsOf(storeId, connection, config.secrets.tokenKeys);
  return openBucket({ service: connection.service as StorageService, secret, rules: config.connections });
}

interface AttemptDeps extends Pick<Deps, 'clock'> {
  readonly service: StorageService;
}

/** Runs `work`, which returns what the log says, or null if it is not finished. A refusal becomes a failed attempt. */
export async function attemptAt(
  { clock, service }: AttemptDeps,
  work: () => Promise<string | null>,
): Promise<PostResult | null> {
  const begin = performance.now();
  const at = new Date(clock()).toISOString();
  const result = (status: number | null, reply: string, failure: string | null): PostResult => ({
    attempt: {
      at,
      ms: Math.round(performance.now() - begin),
      url: addressOf(service),
      status,
      reply,
      failure,
    },
    ...{ isDelivered: failure === null, isGone: false, retryAfter: null },
  });
  try {
    const reply = await work();
    return reply === null ? null : result(200, reply, null);
  } catch (error) {
    if (error instanceof StorageFailure) return result(error.status, error.reply, error.message);
    if (error instanceof RefusedAddress) return result(null, '', error.message);
    throw error;
  }
}
