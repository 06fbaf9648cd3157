import { FilledTooLong } from '#shared/connections/template.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { UnopenedSecret } from '#server/kernel/platform/seal.ts';
import type { StoreResult } from './store/write-to-store.ts';

export interface Attempted extends StoreResult {
  /** The error of this code that ended the attempt. */
  readonly fault?: unknown;
}

/** What the store refuses is told in the words of the error. */
const STORE_REFUSALS: readonly ErrorCode[] = ['UPSTREAM', 'FORBIDDEN', 'UNAVAILABLE'];

/**
 * Makes an attempt. An error becomes a failed attempt, so that it is counted, repeated later and given up in the end
 * like a refusal of the receiver. Only a database that is away ends the work: it could store no attempt.
 */
export async function attemptOnce(
  { clock }: Pick<Deps, 'clock'>,
  url: string,
  work: () => Promise<StoreResult>,
): Promise<Attempted> {
  const at = new Date(clock()).toISOString();
  const begin = performance.now();
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof AppError && fault.isReported) throw fault;
    const ms = Math.round(performance.now() - begin);
    const refusal = fault instanceof AppError && STORE_REFUSALS.includes(fault.code) ? fault.message : null;
    return {
      attempt: { at, ms, url, status: null, reply: '', failure: refusal ?? sentenceOn(fault) },
      ...{ isDelivered: false, isGone: false, retryAfter: null },
      ...(refusal === null && { fault }),
    };
  }
}

function sentenceOn(fault: unknown): string {
  if (fault instanceof FilledTooLong) {
    return 'The request would be longer than 1 MB. Name {{response.answers}} fewer times in the template.';
  }
  return fault instanceof UnopenedSecret
    ? 'The key cannot be read any more. Enter it again, or replace the secret.'
    : 'The request could not be made from this event and the settings. If they are right, the fault is ours.';
}
