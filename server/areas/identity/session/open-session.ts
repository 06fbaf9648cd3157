import type { SessionClaims } from '#shared/api/auth.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { StoreRecord } from '../stores/store-repository.ts';
import { deviceOf } from './device-of.ts';
import { insertSession } from './session-repository.ts';
import { SESSION_SECONDS, signToken } from './tokens.ts';

/** What the tokens of a store's merchant say. */
export function claimsOf(store: StoreRecord): SessionClaims {
  return {
    merchantId: store.merchantId,
    storeId: store.storeId,
    storeUrl: store.shop,
    isNewStore: store.isNewStore,
    userEmail: store.businessEmail,
  };
}

/** Records a session and signs its token. `sessionId` is for callers that had to name it beforehand. */
export async function openSession(
  deps: Pick<Deps, 'config' | 'clock'>,
  db: Queries,
  sessionId: string,
  claims: SessionClaims,
  userAgent = '',
): Promise<string> {
  const { storeId, merchantId, userEmail } = claims;
  const device = deviceOf(userAgent);
  await insertSession(db, { sessionId, storeId, merchantId, userEmail, device, seconds: SESSION_SECONDS });
  return signToken('session', { id: sessionId, claims }, deps.config.secrets.session, deps.clock());
}
