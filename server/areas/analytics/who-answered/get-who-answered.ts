import { countsOf, RESPONSES, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import { compareWithOrders } from './who-answered.ts';
import type { OrdersAndAnswers } from '#shared/api/analytics-sample.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openComparingView, presentRange, type View, type ViewDeps, type ViewInput } from '../open-view.ts';
import { countCells } from '../results/count-cells.ts';
import { AFTER_CHECKOUT } from './order-window.ts';
import { onlyDays, readWhoAnswered } from './read-who-answered.ts';

export async function getWhoAnswered(
  deps: ViewDeps,
  session: Session,
  input: ViewInput,
): Promise<OrdersAndAnswers> {
  const { database } = deps;
  const view = await openComparingView(deps, session, input);
  const [found, after, everywhere] = await Promise.all([
    readWhoAnswered(database, view),
    countResponses(database, view, [AFTER_CHECKOUT]),
    countResponses(database, view, null),
  ]);
  const compared = compareWithOrders(found.division, found.orders, found.answered);
  return {
    ...presentRange(view),
    currency: view.currency,
    orderDays: found.window?.days ?? null,
    ...compared,
    // An answer that arrives between the two counts is not negative.
    withoutOrder: Math.max(0, after - compared.answers),
    elsewhere: everywhere - after,
  };
}

async function countResponses(
  database: Database,
  view: View,
  placements: readonly string[] | null,
): Promise<number> {
  const filter = { ...onlyDays(view.filter), placements };
  const wanted = { filter, questions: [WHOLE_SURVEY], withoutDurations: true };
  const counts = await countCells(database, { ...view, grain: 'segment' }, wanted);
  return countsOf(counts, WHOLE_SURVEY).get(RESPONSES) ?? 0;
}
