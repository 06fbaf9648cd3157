import { beforeAll, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { TEST_NOW, testApp, testClock, testDeps, type TestDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { fill, openStore as openStoreOf, type Store } from './finding-store.ts';

let deps: TestDeps;
let openStore: (plan: 'pro' | 'free') => Promise<Store>;

beforeAll(async () => {
  deps = testDeps({ database: await testDatabase(), clock: testClock(TEST_NOW) });
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  openStore = (plan) => openStoreOf({ deps, http }, plan);
});

describe('the findings of a survey', () => {
  let pro: Store;
  beforeAll(async () => {
    pro = await openStore('pro');
    await fill(pro);
  });

  it('begin with the headline, from the same counts as the results', async () => {
    const [found, results] = [await pro.findings(), await pro.results()];
    const source = results.questions.find(({ meaningId }) => meaningId === 'source');
    expect(source).toMatchObject({ answered: 80 });
    expect(found).toMatchObject({
      responses: 80,
      pin: null,
      hasGroups: true,
      headline: {
        meaningId: 'stars',
        sentence: 'Those who chose “search” give a higher rating: 5.0, everybody else 3.0.',
        certainty: 'clear',
      },
    });
  });

  it('compare groups, and open the comparison that they come from', async () => {
    const { findings } = await pro.findings();
    const groups = findings.filter(({ kind }) => kind === 'group');
    expect(
      groups.map(({ key, certainty }) => [key.split(':').slice(0, 3).join(':'), certainty]).sort(),
    ).toEqual([
      ['group:customerType:source', 'clear'],
      ['group:customerType:stars', 'clear'],
    ]);
    expect(groups[0]?.action).toMatchObject({ tab: 'compare', parameters: { compare: 'customerType' } });
  });

  it('follow the filters, and say when groups are not compared', async () => {
    const filtered = await pro.findings('?customers=repeat');
    expect(filtered).toMatchObject({ responses: 40, hasGroups: false });
    expect(filtered.findings.filter(({ kind }) => kind === 'group')).toEqual([]);
    expect(filtered.headline.sentence).toMatch(/^Too close to tell/);
  });

  it('keep the pinned question, and give the choice back', async () => {
    await pro.send('pin', { meaningId: 'stars' }).expect(200);
    expect(await pro.findings()).toMatchObject({
      pin: 'stars',
      headline: { meaningId: 'stars', sentence: 'The average rating is 4.0', certainty: 'measured' },
    });
    await pro.send('pin', { meaningId: 'nobody' }).expect(404);
    await pro.send('pin', { meaningId: null }).expect(200);
    expect(await pro.findings()).toMatchObject({
      pin: null,
      headline: { key: 'crossed:stars:source:o:search:higher' },
    });
  });

  it('stay hidden or kept until the merchant undoes it', async () => {
    const [first, second] = (await pro.findings()).findings;
    await pro.send('mark', { key: second?.key, mark: 'kept' }).expect(200);
    await pro.send('mark', { key: first?.key, mark: 'hidden' }).expect(200);
    const marked = (await pro.findings()).findings;
    expect(marked[0]).toMatchObject({ key: second?.key, isKept: true });
    expect(marked.find(({ key }) => key === first?.key)).toMatchObject({ isHidden: true });
    await pro.send('mark', { key: first?.key, mark: 'none' }).expect(200);
    await pro.send('mark', { key: second?.key, mark: 'none' }).expect(200);
    expect((await pro.findings()).findings.map(({ key }) => key)).toEqual([first?.key, second?.key]);
  });
});

/** Gives each response an order; those who came by a friend order for 20 more. Each source has the same values. */
async function placeOrders({ storeId, surveyId }: Store): Promise<void> {
  const own = [storeId, surveyId];
  await deps.database.query(
    `INSERT INTO orders (store_id, order_id, is_first_order, value, currency, placed_at, changed_at, received_at)
     SELECT store_id, 'of ' || response_id, true, 30 + row_number() OVER (PARTITION BY answers->'source'->>'optionId' ORDER BY response_id) % 7
            + CASE WHEN answers->'source'->>'optionId' = 'friend' THEN 20 ELSE 0 END, 'EUR', now(), now(), now()
       FROM responses WHERE store_id = $1 AND survey_id = $2`,
    own,
  );
  await deps.database.query(
    `UPDATE responses SET order_id = 'of ' || response_id, is_order_verified = true
      WHERE store_id = $1 AND survey_id = $2`,
    own,
  );
}

describe('findings about orders', () => {
  const ordersOf = async (store: Store, query = '') =>
    (await store.findings(query)).findings.filter(({ kind }) => kind === 'orders');

  it('name an answer whose shoppers place larger orders, and link to these orders', async () => {
    const store = await openStore('pro');
    await fill(store);
    expect(await ordersOf(store)).toEqual([]);
    await placeOrders(store);
    await store.renewed();
    const found = await ordersOf(store);
    expect(found.map(({ meaningId }) => meaningId)).toEqual(['source']);
    expect(found[0]).toMatchObject({
      key: 'orders:source:o:friend:larger',
      certainty: 'clear',
      sentence: expect.stringMatching(
        /^Orders behind “friend” tend to be larger: typically €5\d(\.50)?, the others €3\d(\.50)?\.$/,
      ) as string,
      detail: '“How did you hear of us?” 20 customers with an order against 60; each counts once.',
      action: { tab: 'money', question: 'source' },
    });
    // What stands out is looked for on all days, whichever the merchant looks at.
    expect(await ordersOf(store, '?range=2020-01-01..2020-02-01')).toEqual(found);
    expect(await ordersOf(store, '?customers=repeat')).toEqual([]);
  });

  it('count an order of several responses once', async () => {
    const store = await openStore('pro');
    await fill(store);
    await placeOrders(store);
    const own = [store.storeId, store.surveyId];
    await deps.database.query(
      `UPDATE responses SET order_id = (SELECT min(order_id) FROM responses WHERE store_id = $1 AND survey_id = $2
          AND answers->'source'->>'optionId' = 'friend')
        WHERE store_id = $1 AND survey_id = $2 AND answers->'source'->>'optionId' = 'friend'`,
      own,
    );
    expect(await ordersOf(store)).toEqual([]);
  });

  it.each(['cancelled_at = now()', 'is_test = true'])('leave out orders with %s', async (state) => {
    const store = await openStore('pro');
    await fill(store);
    await placeOrders(store);
    await deps.database.query(`UPDATE orders SET ${state} WHERE store_id = $1 AND value > 45`, [
      store.storeId,
    ]);
    expect(await ordersOf(store)).toEqual([]);
  });
});

describe('without the plan’s comparisons', () => {
  it('finds what the counts of all shoppers say, and compares no groups', async () => {
    const free = await openStore('free');
    await fill(free);
    await placeOrders(free);
    const found = await free.findings();
    expect(found).toMatchObject({ hasGroups: false, headline: { certainty: 'open' } });
    expect(found.findings).toEqual([]);
  });
});
