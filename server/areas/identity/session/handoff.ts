import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { nonceHash } from './install-cookies.ts';
import { openSession, claimsOf } from './open-session.ts';
import { consumeHandoff, insertHandoff } from './session-repository.ts';
import { readToken, HANDOFF_SECONDS, signToken } from './tokens.ts';
import type { StoreRecord } from '../stores/store-repository.ts';

export interface HandoffInput {
  readonly handoffToken: string;
  /** From the cookie of the browser that began the install. */
  readonly nonce: string | null;
  readonly userAgent: string;
}

/**
 * Exchanges the handoff token, which the install put into the URL, for a session. The token works once, for two
 * minutes, and only in the browser that began the install. Otherwise a link with an attacker's token would sign the
 * victim into the attacker's store.
 */
export async function exchangeHandoff(
  deps: Pick<Deps, 'config' | 'database' | 'clock' | 'newId'>,
  { handoffToken, nonce, userAgent }: HandoffInput,
): Promise<{ token: string }> {
  const handoff = readToken('handoff', handoffToken, deps.config.secrets.session, deps.clock());
  if (handoff === null || nonce === null) throw refused();
  const { storeId } = handoff.claims;
  const sessionId = deps.newId();
  const token = await deps.database.transaction(async (tx) => {
    const taken = { storeId, handoffId: handoff.id, nonceHash: nonceHash(nonce), sessionId };
    const claims = await consumeHandoff(tx, taken);
    return claims && openSession(deps, tx, sessionId, claims, userAgent);
  });
  if (token === null) throw refused();
  return { token };
}

function refused(): AppError {
  return new AppError('UNAUTHENTICATED', 'This sign-in link is no longer valid. Please log in again.');
}

/** Issues the token that goes into the URL after an install. Only the browser that began the install can use it. */
export async function issueHandoff(
  deps: Pick<Deps, 'config' | 'database' | 'clock' | 'newId'>,
  store: StoreRecord,
  nonceHash: string,
): Promise<string> {
  const handoffId = deps.newId();
  const claims = claimsOf(store);
  await insertHandoff(deps.database, { handoffId, nonceHash, claims, seconds: HANDOFF_SECONDS });
  return signToken('handoff', { id: handoffId, claims }, deps.config.secrets.session, deps.clock());
}
