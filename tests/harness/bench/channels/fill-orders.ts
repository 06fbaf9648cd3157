import type { Database } from '#server/kernel/database/database.ts';
import type { StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { answerOrders } from '#tests/support/answered-orders.ts';
import type { TestDeps } from '#tests/support/app.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';

const OPTIONS = ['Instagram', 'TikTok', 'Google', 'A friend', 'A podcast'];
const VISITS = [{ source: 'instagram' }, {}, { referrer: 'www.google.com' }, { source: 'weekly' }];

/** An order in so many has an answer. */
export const ANSWERED_EACH = 4;

/** A store with so many orders of 700 days, and a survey that asks some of them where they come from. */
export async function fillOrders(
  deps: TestDeps,
  database: Database,
  orders: number,
): Promise<{ readonly store: StoreRecord; readonly surveyId: string }> {
  const store = await buildStore(deps);
  const { storeId } = store;
  await subscribe(deps, storeId, 'pro');
  const source = question('single_select', 'source', { options: OPTIONS });
  const { surveyId } = await buildPublishedSurvey(deps, store, survey(source));
  const groups = OPTIONS.map((optionId) => ({
    answers: { source: { optionId, otherValue: null } },
    visits: VISITS,
  }));
  await answerOrders(database, {
    storeId,
    surveyId,
    count: orders,
    groups,
    days: 700,
    answeredEach: ANSWERED_EACH,
  });
  // Autovacuum would do this within a minute.
  for (const table of ['orders', 'responses', 'counters']) await database.query(`VACUUM ANALYZE ${table}`);
  return { store, surveyId };
}
