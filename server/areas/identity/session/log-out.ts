import type { Deps } from '#server/kernel/deps/deps.ts';
import { revokeSession } from './session-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';

/** Ends this session only. The merchant's other browsers stay signed in. */
export async function logOut(deps: Pick<Deps, 'database'>, session: Session): Promise<{ loggedOut: true }> {
  await revokeSession(deps.database, session.storeId, session.sessionId);
  return { loggedOut: true };
}
