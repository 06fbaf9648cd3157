import type { listSessions as api } from '#shared/api/auth.ts';
import type { OutputOf } from '#shared/api/endpoint.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import {
  countLiveSessions,
  findLiveSessions,
  revokeSession,
  revokeStoreSessions,
} from './session-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import { clearBillingToken } from '../stores/store-repository.ts';

/** Each opening of the app from the store's admin creates a session, so the list has a limit. */
const MAX_LISTED = 20;

export async function listSessions(
  { database }: Pick<Deps, 'database'>,
  { storeId, sessionId }: Session,
): Promise<OutputOf<typeof api>> {
  const [sessions, total] = await Promise.all([
    findLiveSessions(database, storeId, MAX_LISTED),
    countLiveSessions(database, storeId),
  ]);
  return {
    sessions: sessions.map(({ sessionId: id, ...rest }) => ({ ...rest, isCurrent: id === sessionId })),
    total,
  };
}

/** Ends this session only. The merchant's other browsers stay signed in. */
export async function logOut(deps: Pick<Deps, 'database'>, session: Session): Promise<{ loggedOut: true }> {
  await revokeSession(deps.database, session.storeId, session.sessionId);
  return { loggedOut: true };
}

/** Ends all sessions of the store, so each browser must log in again. The billing service's token ends with them. */
export async function logOutEverywhere(
  { database }: Pick<Deps, 'database'>,
  session: Session,
): Promise<{ ended: number }> {
  const { storeId } = session;
  const ended = await countLiveSessions(database, storeId);
  await database.transaction(async (tx) => {
    // Writes the store's row before the sessions, as an uninstall does, so that the two cannot deadlock.
    await clearBillingToken(tx, storeId);
    await noteActivity(tx, storeId, session, { kind: 'logins.ended' });
    await revokeStoreSessions(tx, storeId);
  });
  return { ended };
}
