import { MOST_WAITING } from '#shared/connections/connection-limits.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import { UPKEEP } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { ConnectionRecord } from './connection-repository.ts';
import { countWaiting, giveUpOldest, hasGivenUp } from './backlog-repository.ts';
import { shownUrlOf } from './send-event.ts';

/** What the log of each event says that was given up. */
const TOO_MANY = `More than ${MOST_WAITING.toLocaleString('en')} events were waiting, so the oldest were given up.`;

/**
 * Gives up the oldest events of a connection beyond a number, so that a receiver that is down or too slow cannot fill the
 * database. The merchant sees it in the log of the events and, once a day, among the store's activity.
 */
export async function limitBacklog(
  { clock, database, log }: Pick<Deps, 'clock' | 'database' | 'log'>,
  storeId: string,
  connection: ConnectionRecord,
): Promise<void> {
  const { connectionId, name } = connection;
  if ((await countWaiting(database, storeId, connectionId)) <= MOST_WAITING) return;
  const at = new Date(clock()).toISOString();
  const reason = { at, ms: 0, url: shownUrlOf(connection), status: null, reply: '', failure: TOO_MANY };
  await database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    const wasNoted = await hasGivenUp(tx, storeId, connectionId, TOO_MANY);
    const givenUp = await giveUpOldest(tx, storeId, connectionId, { kept: MOST_WAITING, reason });
    if (givenUp === 0 || wasNoted) return;
    await noteActivity(tx, storeId, 'askwell', { kind: 'connection.overflowed', subject: name });
    log.warn({ storeId, connectionId, givenUp }, 'Too many events of a connection were waiting');
  }, UPKEEP);
}
