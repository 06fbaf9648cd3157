import type { listSessions as api } from '#shared/api/auth.ts';
import type { OutputOf } from '#shared/api/endpoint.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { countLiveSessions, findLiveSessions } from './session-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';

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
