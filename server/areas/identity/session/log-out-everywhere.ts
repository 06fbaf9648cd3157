import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { countLiveSessions, revokeStoreSessions } from './session-repository.ts';
import { clearBillingToken } from '../stores/store-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';

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
