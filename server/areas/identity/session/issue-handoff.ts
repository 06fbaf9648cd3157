import type { Deps } from '#server/kernel/deps/deps.ts';
import type { StoreRecord } from '../stores/store-repository.ts';
import { claimsOf } from './open-session.ts';
import { insertHandoff } from './session-repository.ts';
import { HANDOFF_SECONDS, signToken } from './tokens.ts';

/** The token that goes into the address after an install, tied to the browser that began it. */
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
