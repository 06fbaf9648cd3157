import type { Deps } from '#server/kernel/deps/deps.ts';
import type { StoreRecord } from '../stores/store-repository.ts';
import { claimsOf } from './open-session.ts';
import { insertHandoff } from './session-repository.ts';
import { HANDOFF_SECONDS, signToken } from './tokens.ts';

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
