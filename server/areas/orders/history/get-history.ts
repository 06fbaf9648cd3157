import type { OutputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/orders.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { installUrl } from '#server/areas/identity/stores/install-url.ts';
import { ALL_ORDERS, coversScopes } from '#server/kernel/platform/oauth.ts';
import { DAYS_WITHOUT_GRANT, MONTHS_WITH_GRANT, READ_ORDERS } from './history-limits.ts';
import { findFirstOrder, findHistory, findReach, type HistoryRun } from './history-repository.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import { requestHistory } from './request-history.ts';

type OrderHistory = OutputOf<typeof api.getOrderHistory>;

/** Tells how far the fetch of past orders is, and what the store granted. */
export async function getHistory(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  { storeId }: Session,
): Promise<OrderHistory> {
  const [run, reach, firstOrderAt] = await Promise.all([
    findHistory(database, storeId),
    findReach(database, storeId),
    findFirstOrder(database, storeId),
  ]);
  const scopes = reach?.scopes ?? [];
  const mayReadAll = coversScopes(scopes, [ALL_ORDERS]);
  return {
    fetch: run && presentRun(run),
    firstOrderAt,
    access: {
      mayRead: coversScopes(scopes, [READ_ORDERS]),
      mayReadAll,
      days: DAYS_WITHOUT_GRANT,
      months: MONTHS_WITH_GRANT,
      askForAllUrl:
        mayReadAll || reach === null ? null : installUrl(config, reach.shop, 'admin', [ALL_ORDERS]),
    },
  };
}

function presentRun(run: HistoryRun): NonNullable<OrderHistory['fetch']> {
  const { status, askedFrom, reachesAll, requestedAt, completedAt } = run;
  const { ordersExpected, ordersRead, ordersSaved, ordersUnreadable, failedOperations } = run;
  return {
    ...{ status, from: askedFrom, reachesAll, requestedAt, completedAt },
    ...{ ordersExpected, ordersRead, ordersSaved, ordersUnreadable, failedOperations },
  };
}

/** Fetches the past orders again, unless a fetch is under way. */
export async function startHistory(
  deps: Pick<Deps, 'config' | 'database' | 'clock' | 'newId'>,
  session: Session,
): Promise<OrderHistory> {
  await deps.database.transaction(async (tx) => {
    // Of two requests at once, the second one finds the fetch of the first.
    await lockStore(tx, session.storeId);
    const run = await findHistory(tx, session.storeId);
    const isUnderWay = run !== null && run.completedAt === null && run.status !== 'unavailable';
    if (isUnderWay) return;
    await requestHistory(tx, deps, session.storeId);
    await noteActivity(tx, session.storeId, session, { kind: 'orders.requested' });
  });
  return getHistory(deps, session);
}
