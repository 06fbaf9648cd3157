import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '../public-contract.ts';
import { AppError } from '#shared/errors.ts';
import type { IdSource } from '#shared/survey/options.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { KeyAccess } from '../keys/check-key.ts';
import { beginCall, type CallName, findReply, forgetCall, saveReply } from './reply-repository.ts';

interface Once {
  /** The text of the header. */
  readonly idempotencyKey: string;
  /** The call with its input. */
  readonly request: unknown;
}

interface Reply {
  readonly data: unknown;
  /** The call was made before; this is the reply that it got. */
  readonly isRepeated: boolean;
}

/**
 * Runs a call once for each idempotency key and repeats its reply for a day. A call that failed changed nothing and may
 * be sent again. A call whose process was killed runs again with the same ids, so it completes what was begun.
 */
export async function runOnce(
  { database }: Pick<Deps, 'database'>,
  { keyId, session: { storeId } }: KeyAccess,
  { idempotencyKey, request }: Once,
  run: (newId: IdSource) => Promise<unknown>,
): Promise<Reply> {
  refuseUnreadable(idempotencyKey);
  const name = { storeId, keyId, idempotencyKey };
  const requestHash = hashOf(JSON.stringify(request));
  const mayRun = await database.transaction((tx) => beginCall(tx, name, requestHash));
  if (!mayRun) return { data: await earlierReply({ database }, name, requestHash), isRepeated: true };
  try {
    const data = await run(repeatableIds(name));
    await saveReply(database, name, data);
    return { data, isRepeated: false };
  } catch (error) {
    await forgetCall(database, name).catch(() => undefined);
    throw error;
  }
}

async function earlierReply(
  { database }: Pick<Deps, 'database'>,
  name: CallName,
  requestHash: string,
): Promise<unknown> {
  const stored = await findReply(database, name);
  if (stored !== null && stored.requestHash !== requestHash) {
    throw new AppError('CONFLICT', `This ${IDEMPOTENCY_HEADER} was used for another request.`);
  }
  if (stored?.reply) return stored.reply.data;
  throw new AppError('CONFLICT', 'The same request is under way. Send it again in a moment.', {
    retryAfter: 1,
  });
}

function refuseUnreadable(idempotencyKey: string): void {
  if (/^[\x21-\x7e]{1,100}$/.test(idempotencyKey)) return;
  throw new AppError('INVALID_INPUT', undefined, {
    fields: { [IDEMPOTENCY_HEADER]: 'Use 1 to 100 letters, digits and signs without spaces.' },
  });
}

/** The same ids for the same call. */
function repeatableIds({ keyId, idempotencyKey }: CallName): IdSource {
  let count = 0;
  return () => hashOf([keyId, idempotencyKey, String((count += 1))].join('\n')).slice(0, 32);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
