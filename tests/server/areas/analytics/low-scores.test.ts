import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type {
  Discount,
  Inbox,
  LowScorePage,
  LowScoreShopper,
  WholeLowScore,
} from '#shared/api/analytics-inbox.ts';
import { MOST_COUNTED } from '#shared/api/values.ts';
import { installPast } from '#tests/support/past-store.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startPastStore } from '#tests/server/areas/orders/past-store.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, newId, startCollectApp } from '../collect/support.ts';
import { answeredStore } from './answered-store.ts';
import { type RawResponse, readRows } from './by-hand.ts';
import type { GeneratedStore } from './generate.ts';

let answered: GeneratedStore;
let app: CollectApp;
beforeAll(async () => {
  answered = await answeredStore();
  app = await startCollectApp(answered.deps.database);
});

/** The calls of the inbox of one survey. */
function inboxOf(http: CollectApp['express'], surveyId: string, authorization: string) {
  const base = `/api/v1/surveys/${surveyId}`;
  const get = (path: string, query: Record<string, string> = {}) =>
    request(http).get(`${base}/${path}`).query(query).set('authorization', authorization);
  const post = (path: string, body: object) =>
    request(http).post(`${base}/${path}`).set('authorization', authorization).send(body);
  return {
    get,
    post,
    async listed(query: Record<string, string> = {}): Promise<readonly LowScorePage['lowScores'][number][]> {
      const found: LowScorePage['lowScores'][number][] = [];
      for (let after: string | null = ''; after !== null;) {
        const page: LowScorePage = succeeded(await get('low-scores', { ...query, after }));
        found.push(...page.lowScores);
        after = page.next;
      }
      return found;
    },
    ids: async (query: Record<string, string> = {}) =>
      succeeded<LowScorePage>(await get('low-scores', query)).lowScores.map(({ responseId }) => responseId),
    summary: async (query: Record<string, string> = {}) => succeeded<Inbox>(await get('inbox', query)),
    read: async (responseId: string) => succeeded<WholeLowScore>(await get(`low-scores/${responseId}`)),
    change: (responseIds: readonly string[], change: object, more: object = {}) =>
      post('low-scores/changes', { changeId: newId(), responseIds, change, ...more }),
    undo: (changeId: string, actor = '') => post(`low-scores/changes/${changeId}/undo`, { actor }),
  };
}

type Opened = ReturnType<typeof inboxOf>;

/** A live survey, its inbox, and its responses with the scores, oldest first. */
async function openInbox(scores: readonly number[]): Promise<{
  readonly live: LiveSurvey;
  readonly inbox: Opened;
  readonly ids: readonly string[];
}> {
  const live = await liveSurvey(app);
  const ids: string[] = [];
  for (const [at, value] of scores.entries()) {
    const id = newId();
    await live.saved(id, {
      answers: { q1: { value } },
      path: ['q1'],
      changedAt: app.deps.clock() - (scores.length - at) * 1_000,
    });
    ids.push(id);
  }
  return { live, ids, inbox: inboxOf(app.express, live.survey.surveyId, tokenOf(live)) };
}

function tokenOf(live: LiveSurvey): string {
  const sent = live.authorized(request(app.express).get('/'));
  return String((sent as unknown as { header: Record<string, string> }).header['authorization']);
}

describe('which responses are in the inbox', () => {
  it('are those with a low score, page by page, newest first, with their texts', async () => {
    const store = answered;
    const { http } = testApp({
      deps: store.deps,
      areas: createAreas(store.deps),
      guard: createGuard(store.deps),
    });
    const rows = await readRows(store.deps.database, store.storeId);
    /** Detractors, ratings of 1 or 2 out of 5, and ratings of 1 out of 3. */
    const isLow = (row: RawResponse) =>
      Number(row.answers['nps']?.['value'] ?? 10) <= 6 ||
      Number(row.answers['stars']?.['value'] ?? 5) <= 2 ||
      Number(row.answers['care']?.['value'] ?? 3) <= 1;
    const low = rows.filter(isLow);
    const found = await inboxOf(http, store.surveyId, store.authorization).listed();
    expect(found.length).toBeGreaterThan(50);
    expect(found.map(({ responseId }) => responseId)).toEqual(low.map((row) => row.responseId));
    for (const [at, { words, scores, followUp }] of found.entries()) {
      const body = low[at]?.answers['words']?.['value'];
      expect(words.filter(({ meaningId }) => meaningId === 'words').map((each) => each.body)).toEqual(
        body === undefined ? [] : [body],
      );
      expect(scores.length).toBeGreaterThan(0);
      expect(followUp).toEqual({ state: 'new', owner: '', dueOn: null, note: '' });
    }
  });

  it('change with the answer of a shopper who goes back', async () => {
    const { live, inbox, ids } = await openInbox([9]);
    const [id = ''] = ids;
    const respondentKey = String((await live.rows())[0]?.['respondentKey']).replace(/^key:/, '');
    const again = (revision: number, value: number) =>
      live.save(id, { revision, respondentKey, answers: { q1: { value } }, path: ['q1'] });
    expect(await inbox.ids()).toEqual([]);
    await again(2, 2).expect(200);
    expect(await inbox.ids()).toEqual([id]);
    succeeded(await inbox.change([id], { note: 'Looked at it' }));
    await again(3, 8).expect(200);
    expect(await inbox.ids()).toEqual([]);
    await again(4, 0).expect(200);
    expect((await inbox.listed())[0]?.followUp.note).toBe('Looked at it');
  });

  it('are without test answers and without deleted responses', async () => {
    const { live, inbox, ids } = await openInbox([1]);
    const preview = { test: true, previewToken: live.previewToken() };
    await live.saved(newId(), { ...preview, answers: { q1: { value: 1 } }, path: ['q1'] });
    expect(await inbox.ids()).toEqual(ids);
    succeeded(await inbox.change(ids, { note: 'Gone soon' }));
    await live
      .authorized(request(app.express).delete(`/api/v1/surveys/${live.survey.surveyId}/responses/${ids[0]}`))
      .expect(200);
    expect(await inbox.ids()).toEqual([]);
    const { database } = app.deps;
    for (const table of ['follow_ups', 'follow_up_events']) {
      expect(
        await database.query(`SELECT 1 FROM ${table} WHERE store_id = $1`, [live.store.storeId]),
      ).toEqual([]);
    }
  });

  it('are corrected by a recount', async () => {
    const { live, inbox, ids } = await openInbox([1, 9, 3]);
    const { database } = app.deps;
    const { storeId } = live.store;
    succeeded(await inbox.change([ids[2] ?? ''], { state: 'solved' }));
    await database.query(`DELETE FROM follow_ups WHERE store_id = $1 AND response_id = $2`, [
      storeId,
      ids[0],
    ]);
    await database.query(
      `INSERT INTO follow_ups (store_id, survey_id, response_id, state, changed_at, low_at)
       VALUES ($1, $2, $3, 'new', now(), now())`,
      [storeId, live.survey.surveyId, ids[1]],
    );
    expect(await recountSurveys({ database }, storeId)).toMatchObject({ wrongDays: 1 });
    expect((await inbox.summary()).counts).toEqual({ new: 1, in_work: 0, solved: 1 });
    expect((await inbox.ids()).toSorted()).toEqual([ids[0], ids[2]].toSorted());
    expect(await recountSurveys({ database }, storeId)).toMatchObject({ wrongDays: 0 });
  });
});

describe('work on low scores', () => {
  it('is filtered and counted by state, person and due day', async () => {
    const { inbox, ids } = await openInbox([0, 1, 2, 3, 4]);
    const [a = '', b = '', c = '', d = ''] = ids;
    const { today } = await inbox.summary();
    const day = (offset: number) =>
      new Date(Date.parse(`${today}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10);
    succeeded(await inbox.change([a], { state: 'in_work', owner: 'Ana', dueOn: day(-1) }));
    succeeded(await inbox.change([b], { state: 'solved', owner: 'Ana', dueOn: day(-2) }));
    succeeded(await inbox.change([c], { owner: 'Bo', dueOn: day(0) }));
    succeeded(await inbox.change([d], { dueOn: day(6) }));
    expect(await inbox.summary()).toMatchObject({
      counts: { new: 3, in_work: 1, solved: 1 },
      overdue: 1,
      people: ['Ana', 'Bo'],
    });
    expect((await inbox.summary({ assigned: 'person', owner: 'Ana' })).counts).toEqual({
      new: 0,
      in_work: 1,
      solved: 1,
    });
    const countsOf = async (filter: Record<string, string>) => (await inbox.summary(filter)).counts;
    expect(await countsOf({ due: 'overdue' })).toEqual({ new: 0, in_work: 1, solved: 0 });
    expect(await countsOf({ due: 'week' })).toEqual({ new: 2, in_work: 0, solved: 0 });
    expect(await countsOf({ due: 'week', assigned: 'nobody' })).toEqual({ new: 1, in_work: 0, solved: 0 });
    expect(await countsOf({ due: 'none' })).toEqual({ new: 1, in_work: 0, solved: 0 });
    const newestFirst = [...ids].reverse();
    expect(await inbox.ids()).toEqual(newestFirst);
    expect(await inbox.ids({ state: 'new' })).toEqual(newestFirst.slice(0, 3));
    expect(await inbox.ids({ assigned: 'nobody' })).toEqual(newestFirst.slice(0, 2));
    expect(await inbox.ids({ assigned: 'person', owner: 'Ana', state: 'solved' })).toEqual([b]);
    expect(await inbox.ids({ due: 'overdue' })).toEqual([a]);
    expect(await inbox.ids({ due: 'today' })).toEqual([c]);
    expect(await inbox.ids({ due: 'week' })).toEqual([d, c]);
    expect(await inbox.ids({ due: 'none' })).toEqual(newestFirst.slice(0, 1));
  });

  it('is counted up to one more than a thousand', async () => {
    const { live, inbox } = await openInbox([0]);
    const add = (counts: object) =>
      app.deps.database.query(
        `INSERT INTO follow_ups (store_id, survey_id, response_id, state, changed_at, low_at, due_on)
         SELECT $1, $2, gen_random_uuid(), key, now(), now(), '2020-01-01'
           FROM jsonb_each_text($3) CROSS JOIN generate_series(1, value::int)`,
        [live.store.storeId, live.survey.surveyId, counts],
      );
    const [most, more] = [MOST_COUNTED, MOST_COUNTED + 1];
    await add({ new: most - 1, in_work: most, solved: most + 100 });
    const counts = { new: most, in_work: most, solved: more };
    expect(await inbox.summary()).toMatchObject({ counts, overdue: more });
    await add({ new: 50, in_work: 50 });
    expect((await inbox.summary()).counts).toEqual({ new: more, in_work: more, solved: more });
    expect((await inbox.summary({ due: 'overdue' })).counts).toEqual({ new: more, in_work: more, solved: 0 });
  });

  it('is written into the history, with who did it, and can be undone exactly', async () => {
    const { inbox, ids } = await openInbox([1]);
    const [id = ''] = ids;
    const changeId = newId();
    const change = { state: 'in_work', owner: 'Ana' };
    const send = () => inbox.change([id], change, { changeId, actor: 'Bo' });
    expect(succeeded(await send())).toEqual({ changed: 1 });
    expect(succeeded(await send())).toEqual({ changed: 0 });
    expect((await inbox.read(id)).history).toMatchObject([
      {
        kind: 'change',
        actor: 'Bo',
        before: { state: 'new', owner: '' },
        after: { state: 'in_work', owner: 'Ana' },
        undone: null,
        canUndo: true,
      },
    ]);
    expect(succeeded(await inbox.undo(changeId, 'Cy'))).toEqual({ undone: 1, kept: 0 });
    expect(succeeded(await inbox.undo(changeId))).toEqual({ undone: 0, kept: 1 });
    const { followUp, history } = await inbox.read(id);
    expect(followUp).toEqual({ state: 'new', owner: '', dueOn: null, note: '' });
    expect(history[0]).toMatchObject({ undone: { actor: 'Cy' }, canUndo: false });
  });

  it('is not undone where a later change touched the same fields', async () => {
    const { inbox, ids } = await openInbox([1, 2, 3]);
    const changeId = newId();
    succeeded(await inbox.change(ids, { state: 'solved' }, { changeId }));
    succeeded(await inbox.change([ids[1] ?? ''], { state: 'in_work' }));
    succeeded(await inbox.change([ids[2] ?? ''], { note: 'Another field' }));
    expect(succeeded(await inbox.undo(changeId))).toEqual({ undone: 2, kept: 1 });
    expect((await inbox.listed()).map(({ followUp }) => followUp.state)).toEqual(['new', 'in_work', 'new']);
  });

  it('remembers that a mail was begun, which nothing undoes', async () => {
    const { inbox, ids } = await openInbox([1]);
    const [id = ''] = ids;
    const changeId = newId();
    succeeded(await inbox.change([id], { state: 'in_work' }, { changeId, isMail: true, actor: 'Ana' }));
    expect((await inbox.read(id)).history).toMatchObject([
      { kind: 'mail', before: { state: 'new' }, after: { state: 'in_work' }, canUndo: false },
    ]);
    expect(succeeded(await inbox.undo(changeId))).toEqual({ undone: 0, kept: 1 });
  });

  it('finds words of the answer', async () => {
    const { live, inbox } = await openInbox([1]);
    const id = newId();
    const answers = {
      q1: { value: 2 },
      q2: { optionId: 'bad', otherValue: null },
      q3: { value: 'The lamp came broken.' },
    };
    await live.saved(id, { answers, path: ['q1', 'q2', 'q3'] });
    expect(await inbox.ids({ search: 'LAMP' })).toEqual([id]);
  });

  it.each([
    ['an unknown state', { state: 'ignored' }],
    ['NUL in a note', { note: 'a\0' }],
    ['a day that does not exist', { dueOn: '2026-02-30' }],
  ])('refuses %s', async (_what, change) => {
    const { inbox, ids } = await openInbox([1]);
    expect((await inbox.change(ids, change)).status).toBe(400);
  });

  it('changes nothing of a response without a low score', async () => {
    const { inbox, ids } = await openInbox([10]);
    expect(succeeded(await inbox.change(ids, { state: 'solved' }))).toEqual({ changed: 0 });
    expect((await inbox.get(`low-scores/${ids[0]}`)).status).toBe(404);
  });
});

describe('what the store platform tells', () => {
  /** A dev store with a past order, to which a low score belongs. */
  async function openShop(grant: readonly string[] = []) {
    const store = await startPastStore(await testDatabase(), { count: 40 });
    const { storeId, authorization } = await installPast(store, {
      grant,
      ...(grant.length > 0 && {
        link: `/install?shop=${store.shop}&return=admin&optional=${grant.join(',')}`,
      }),
    });
    const order = store.past.findLast(({ customerId }) => customerId !== null);
    if (!order) throw new Error('The past has no customer.');
    const record = { storeId } as Parameters<typeof buildPublishedSurvey>[1];
    const { surveyId, publicId } = await buildPublishedSurvey(
      store.deps,
      record,
      survey(question('nps', 'q1')),
    );
    const id = newId();
    const now = store.deps.clock();
    await request(store.http)
      .put(`/api/v1/collect/${publicId}/responses/${id}`)
      .send({
        ...{ version: 1, revision: 1, respondentKey: newId(), complete: true, timings: {}, path: ['q1'] },
        ...{ answers: { q1: { value: 3 } }, startedAt: now, changedAt: now, sentAt: now },
        attributes: { placement: 'hosted', orderId: String(order.id) },
      })
      .expect(200);
    const verify = () =>
      store.deps.database.query(
        `UPDATE responses SET order_id = $2, is_order_verified = true WHERE store_id = $1`,
        [storeId, String(order.id)],
      );
    return { store, id, order, verify, inbox: inboxOf(store.http, surveyId, authorization), storeId };
  }

  it('is the order’s name and the shopper’s, asked for each time and stored nowhere', async () => {
    const { store, id, order, verify, inbox } = await openShop();
    await verify();
    const shopper = succeeded<LowScoreShopper>(await inbox.get(`low-scores/${id}/shopper`));
    expect(shopper).toEqual({
      orderName: `#P${order.number}`,
      name: expect.stringMatching(/^\w+ \w+$/) as string,
      email: expect.stringContaining('@shopper.example') as string,
    });
    const tables = await store.deps.database.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
        WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const rows = await store.deps.database.query(
        `SELECT 1 FROM "${name}" AS row WHERE strpos(row::text, $1) > 0 OR strpos(row::text, $2) > 0`,
        [shopper.name, shopper.email],
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const asked = store.asked.length;
    await inbox.get(`low-scores/${id}/shopper`).expect(200);
    expect(store.asked.length).toBeGreaterThan(asked);
  });

  it('is nothing about an order that only a page claims', async () => {
    const { id, inbox } = await openShop();
    expect(succeeded(await inbox.get(`low-scores/${id}/shopper`))).toEqual({
      orderName: null,
      name: null,
      email: null,
    });
  });

  it('is one discount code for one order, however often the call is repeated', async () => {
    const { id, inbox, verify, store, storeId } = await openShop(['write_discounts']);
    await verify();
    expect((await inbox.summary()).discounts).toEqual({ isAllowed: true, allowUrl: null });
    const wish = { changeId: newId(), actor: 'Ana', percent: 15, days: 30 };
    const first = succeeded<Discount>(await inbox.post(`low-scores/${id}/discounts`, wish));
    expect(first).toMatchObject({ code: expect.stringMatching(/^[A-Z2-9]{12}$/) as string, percent: 15 });
    expect(succeeded(await inbox.post(`low-scores/${id}/discounts`, wish))).toEqual(first);
    const other = succeeded<Discount>(
      await inbox.post(`low-scores/${id}/discounts`, { ...wish, changeId: newId() }),
    );
    expect(other.code).not.toBe(first.code);
    const { history } = await inbox.read(id);
    expect(history.map((entry) => [entry.kind, entry.actor, entry.discount])).toEqual(
      expect.arrayContaining([first, other].map((discount) => ['discount', 'Ana', discount])),
    );
    expect(history).toHaveLength(2);
    const noted = `SELECT 1 FROM activity WHERE store_id = $1 AND subject = '15% for one order'`;
    expect(await store.deps.database.query(noted, [storeId])).toHaveLength(2);
  });

  it('refuses a discount code that the store does not allow, and says where to allow it', async () => {
    const { id, inbox, store } = await openShop();
    const reply = await inbox.post(`low-scores/${id}/discounts`, { changeId: newId(), percent: 5, days: 1 });
    expect(reply.status).toBe(403);
    const { discounts } = await inbox.summary();
    expect(discounts.isAllowed).toBe(false);
    expect(new URL(discounts.allowUrl ?? '').searchParams.get('optional')).toBe('write_discounts');
    expect((await inbox.read(id)).history).toEqual([]);
    expect(store.asked.filter((path) => path.endsWith('graphql.json')).length).toBeGreaterThan(0);
  });
});
