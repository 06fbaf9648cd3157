import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { saveUninstalled } from '#server/areas/identity/stores/store-repository.ts';
import { ANSWER_LIMITS } from '#shared/survey/answer-limits.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { type CollectApp, liveSurvey, newId, startCollectApp } from './support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

const codeOf = (reply: request.Response) => [
  reply.status,
  (reply.body as { error?: { code: string } }).error?.code,
];

const DAY = 86_400_000;

describe('refused calls', () => {
  it.each([
    ['an answer outside its scale', { answers: { q1: { value: 11 } } }, { q1: 'out_of_scale' }],
    [
      'an answer to an unknown question',
      { answers: { q1: { value: 1 }, q9: { value: 1 } } },
      { answers: 'unknown_question' },
    ],
    ['a missing answer to a required question', { complete: true, answers: {} }, { q1: 'required' }],
    ['a snapshot without an answer', { answers: {} }, { answers: 'none' }],
    [
      'more in an answer than belongs there',
      { answers: { q1: { value: 1, note: 'x' } as never } },
      { q1: 'malformed' },
    ],
  ])('%s, and nothing is stored', async (_what, change, fields) => {
    const live = await liveSurvey(app);
    const reply = await live.save(newId(), change);
    expect([reply.status, reply.body.error]).toEqual([
      422,
      { code: 'ANSWERS_REFUSED', message: expect.any(String) as string, fields },
    ]);
    expect(await live.rows()).toEqual([]);
    expect(await app.deps.metrics.render()).toMatch(/collect_refused_total\{code="ANSWERS_REFUSED"\} [1-9]/);
  });

  it.each([
    ['a revision of zero', { revision: 0 }],
    ['a country by name', { attributes: { country: 'Portugal' } }],
    ['NUL in a key', { respondentKey: 'a\0' }],
    ['NUL in a text', { answers: { q1: { value: 1 }, q3: { value: 'a\0b' } } }],
    ['half a character in a text', { answers: { q1: { value: 1 }, q3: { value: 'a\ud800' } } }],
    ['NUL in the name of a question', { answers: { q1: { value: 1 }, 'q\0': { value: 1 } } }],
  ])('%s is invalid, and nothing is stored', async (_what, change) => {
    const live = await liveSurvey(app);
    expect(codeOf(await live.save(newId(), change))).toEqual([400, 'INVALID_INPUT']);
    expect(await live.rows()).toEqual([]);
  });

  it('a body that is not JSON, is too large, or has another type', async () => {
    const live = await liveSurvey(app);
    const post = (type: string, body: string) =>
      request(app.http).post(`${live.path}/responses/${newId()}`).type(type).send(body);
    expect(codeOf(await post('text/plain', '{"version":1'))).toEqual([400, 'INVALID_INPUT']);
    expect(codeOf(await post('text/plain', '[]'))).toEqual([400, 'INVALID_INPUT']);
    expect(codeOf(await post('text/plain', JSON.stringify({ pad: 'x'.repeat(512 * 1024) })))).toEqual([
      413,
      'TOO_LARGE',
    ]);
    expect(codeOf(await post('text/csv', '{}'))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('an unknown survey, an unknown version, and a response id that can be guessed', async () => {
    const live = await liveSurvey(app);
    const body = live.bodyOf();
    const put = (path: string) => request(app.http).put(path).send(body);
    expect(codeOf(await put(`/api/v1/collect/${newId()}${newId()}/responses/${newId()}`))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(codeOf(await put(`/api/v1/collect/nothing/responses/${newId()}`))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await live.save(newId(), { version: 2 }))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await live.save('1'))).toEqual([400, 'INVALID_INPUT']);
  });

  it('a second response of one respondent, alone or in the same batch', async () => {
    const live = await liveSurvey(app);
    await live.saved(newId(), { respondentKey: 'one' });
    expect(codeOf(await live.save(newId(), { respondentKey: 'one' }))).toEqual([409, 'RESPONSE_TAKEN']);
    // The first call keeps the batcher busy, so that the others form one batch.
    const replies = await Promise.all([
      live.save(newId(), { respondentKey: 'first' }),
      live.save(newId(), { respondentKey: 'two' }),
      live.save(newId(), { respondentKey: 'two' }),
      live.save(newId(), { respondentKey: 'three' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
    expect(await live.rows()).toHaveLength(4);
    await live.expectCounted();
  });

  it('a snapshot of another version than the stored one', async () => {
    const live = await liveSurvey(app);
    const id = newId();
    await live.saved(id);
    await app.deps.database.query(
      `INSERT INTO versions (store_id, survey_id, version, draft_revision, format_version, definition, published_at)
       SELECT store_id, survey_id, 2, 2, 1, definition, now() FROM versions WHERE store_id = $1 AND survey_id = $2`,
      [live.store.storeId, live.survey.surveyId],
    );
    expect(codeOf(await live.save(id, { version: 2, revision: 2 }))).toEqual([422, 'ANSWERS_REFUSED']);
    expect(await live.rows()).toMatchObject([{ version: 1, revision: 1 }]);
  });

  it('all calls to a deleted survey, although its version is cached', async () => {
    const live = await liveSurvey(app);
    await live.saved(newId());
    await live.authorized(request(app.http).delete(`/api/v1/surveys/${live.survey.surveyId}`));
    expect(codeOf(await live.save(newId()))).toEqual([410, 'GONE']);
    expect(await live.rows()).toEqual([]);
  });
});

describe.each(['http', 'express'] as const)('a text longer than its field allows (%s)', (way) => {
  it.each(['put', 'post'] as const)('is refused, and nothing is stored (%s)', async (method) => {
    const other = question('single_select', 'q2', { options: ['o1'], config: { allowOther: true } });
    const live = await liveSurvey(app, { definition: survey(question('text', 'q1'), other) });
    const longer = (length: number) => 'a '.repeat(length / 2) + 'b';
    const answers = {
      q1: { value: longer(ANSWER_LIMITS.textLength) },
      q2: { optionId: 'other', otherValue: longer(ANSWER_LIMITS.otherLength) },
    };
    const body = JSON.stringify(live.bodyOf({ answers, path: ['q1', 'q2'] }));
    const reply = await request(app[way] as never)
      [method](`${live.path}/responses/${newId()}`)
      .type(method === 'put' ? 'json' : 'text/plain')
      .send(body);
    expect(codeOf(reply)).toEqual([422, 'ANSWERS_REFUSED']);
    expect((reply.body as { error: object }).error).toMatchObject({
      fields: { q1: 'too_long', q2: 'too_long' },
    });
    expect(await live.rows()).toEqual([]);
  });
});

it.each(['http', 'express'] as const)(
  'texts as long as their fields allow are saved, in three bytes for each character (%s)',
  async (way) => {
    const path = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];
    const live = await liveSurvey(app, { definition: survey(...path.map((id) => question('text', id))) });
    const text = { value: 'あ'.repeat(ANSWER_LIMITS.textLength) };
    const answers = Object.fromEntries(path.map((id) => [id, text]));
    const body = live.bodyOf({ answers, path, complete: true });
    const reply = await request(app[way] as never)
      .put(`${live.path}/responses/${newId()}`)
      .send(body);
    expect(codeOf(reply)).toEqual([200, undefined]);
    expect(await live.rows()).toMatchObject([{ isComplete: true, answers }]);
  },
);

describe.each([
  ['paused', (live: Live) => live.changeStatus('pause')],
  ['closed', (live: Live) => live.changeStatus('close')],
  [
    'over',
    (live: Live) =>
      live.change(`delivery = '{"schedule":{"startsAt":null,"endsAt":"2026-11-02T11:00:00Z"}}'`),
  ],
  ['not begun', (live: Live) => live.change(`delivery = '{"schedule":{"startsAt":"2026-11-03T00:00:00Z"}}'`)],
  [
    'of a store that uninstalled the app',
    (live: Live) => saveUninstalled(app.deps.database, live.store.storeId, null),
  ],
])('a survey that is %s', (_what, end) => {
  it('refuses new responses, and lets begun ones finish for a day', async () => {
    const live = await liveSurvey(app);
    const [begun, late] = [newId(), newId()];
    await live.saved(begun);
    await live.saved(late, { changedAt: app.deps.clock() - DAY - 1 });
    await end(live);
    expect(codeOf(await live.save(newId()))).toEqual([409, 'SURVEY_CLOSED']);
    expect(await live.saved(begun, { revision: 2 })).toEqual({ revision: 2, complete: false });
    expect(codeOf(await live.save(late, { revision: 2 }))).toEqual([409, 'SURVEY_CLOSED']);
    // A snapshot that changes nothing is a retry after a lost reply.
    expect(await live.saved(late)).toEqual({ revision: 1, complete: false });
    await live.expectCounted();
  });
});

type Live = Awaited<ReturnType<typeof liveSurvey>>;

describe('limits', () => {
  const saveMany = (live: Live, count: number) =>
    Promise.all(Array.from({ length: count }, () => live.save(newId())));
  const statuses = (replies: request.Response[]) => ({
    kept: replies.filter(({ status }) => status === 200).length,
    full: replies.filter((reply) => codeOf(reply)[1] === 'SURVEY_FULL').length,
  });

  it('of the plan hold under concurrency on two instances', async () => {
    const other = await startCollectApp();
    const live = await liveSurvey(app, { plan: 'free' });
    await live.change(`responses_month = '2026-11', responses_in_month = 80, veiled_in_month = 200`);
    const elsewhere = () => request(other.http).put(`${live.path}/responses/${newId()}`).send(live.bodyOf());
    const replies = await Promise.all([
      ...Array.from({ length: 25 }, () => live.save(newId())),
      ...Array.from({ length: 25 }, elsewhere),
    ]);
    expect(statuses(replies)).toEqual({ kept: 20, full: 30 });
    expect(await live.figures()).toMatchObject({ responses: 20, inMonth: 100, refused: 30, isFull: true });
    await live.expectCounted();
  });

  it('of the plan count over all surveys of the store, and reset each month', async () => {
    const live = await liveSurvey(app, { plan: 'free' });
    const { database, clock } = app.deps;
    await database.query(
      `INSERT INTO surveys (store_id, survey_id, public_id, name, name_folded, responses_month, responses_in_month,
         veiled_in_month, created_at, updated_at)
       VALUES ($1, 'other', 'other', '', '', '2026-11', 99, 200, now(), now())`,
      [live.store.storeId],
    );
    await live.saved(newId());
    expect(codeOf(await live.save(newId()))).toEqual([409, 'SURVEY_FULL']);
    clock.advance(30 * DAY);
    expect((await live.save(newId())).status).toBe(200);
    expect(await live.figures()).toMatchObject({
      month: '2026-12',
      inMonth: 1,
      responses: 2,
      isFull: false,
    });
    clock.advance(-30 * DAY);
  });

  it('of a survey hold under concurrency, and begun responses may finish', async () => {
    const live = await liveSurvey(app);
    await live.change(`delivery = delivery || '{"responseCap":7}'`);
    const begun = newId();
    await live.saved(begun);
    expect(statuses(await saveMany(live, 50))).toEqual({ kept: 6, full: 44 });
    expect(await live.saved(begun, { revision: 2 })).toMatchObject({ revision: 2 });
    expect(await live.figures()).toMatchObject({ responses: 7, refused: 44, isFull: true });
    await live.expectCounted();
  });

  it('of the plan’s orders store further responses without their order, and do not count tests', async () => {
    const fewOrders = await startCollectApp(app.deps.database, {}, (config) => ({
      ...config,
      billing: {
        ...config.billing,
        plans: config.billing.plans.map((plan) =>
          plan.id.startsWith('pro') ? { ...plan, features: { ...plan.features, ordersLimit: 3 } } : plan,
        ),
      },
    }));
    const live = await liveSurvey(fewOrders);
    const withOrder = (at: number, change: object = {}) =>
      live.save(newId(), {
        attributes: { orderId: `order-${at}`, orderValue: at, orderCurrency: 'EUR' },
        ...change,
      });
    const test = { previewToken: live.previewToken(), test: true };
    await Promise.all([11, 12, 13].map((at) => withOrder(at, test)));
    const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => withOrder(at)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const rows = (await live.rows()).filter((row) => row['isTest'] === false);
    const orders = rows.filter((row) => row['orderId'] !== null || row['orderValue'] !== null);
    expect([rows.length, orders.length]).toEqual([10, 3]);
  });

  it('do not apply to tests', async () => {
    const live = await liveSurvey(app);
    await live.change(`delivery = delivery || '{"responseCap":0}'`);
    expect((await live.save(newId(), { previewToken: live.previewToken() })).status).toBe(200);
  });

  it('count each shopper who was turned away once, however often the page retries', async () => {
    const live = await liveSurvey(app);
    await live.change(`delivery = delivery || '{"responseCap":0}'`);
    const [first, second] = [newId(), newId()];
    for (let at = 0; at < 3; at += 1) {
      await live.save(first);
      await Promise.all([live.save(second), live.save(second, { revision: 2 })]);
    }
    expect(await live.listed()).toMatchObject({ turnedAway: 2 });
    // A reloaded order page sends a new response of the same shopper.
    const attributes = { placement: 'thank_you', checkoutToken: 'checkout-1' } as const;
    await live.save(newId(), { attributes });
    await live.save(newId(), { attributes });
    expect(await live.listed()).toMatchObject({ turnedAway: 3 });
    expect(await live.figures()).toMatchObject({ isFull: true });
  });

  it('show a survey as full again when a counted shopper retries', async () => {
    const live = await liveSurvey(app);
    await live.change(`delivery = delivery || '{"responseCap":0}'`);
    const id = newId();
    await live.save(id);
    await live.change('has_reached_limit = false');
    await live.save(id);
    expect(await live.figures()).toMatchObject({ isFull: true, refused: 1 });
  });

  it('change the store’s script once when they are reached', async () => {
    const live = await liveSurvey(app);
    const revision = async () => {
      const [row] = await app.deps.database.query<{ n: number }>(
        `SELECT manifest_revision AS n FROM stores WHERE store_id = $1`,
        [live.store.storeId],
      );
      return row?.n ?? 0;
    };
    await live.change(`delivery = delivery || '{"responseCap":2}'`);
    const before = await revision();
    await live.saved(newId());
    expect(await revision()).toBe(before);
    await live.saved(newId());
    await live.save(newId());
    expect(await revision()).toBe(before + 1);
    expect(await live.listed()).toMatchObject({ responses: 2, responseCap: 2, turnedAway: 1 });
  });
});

describe('rate limits', () => {
  it('refuse calls to one busy survey with Retry-After, and no calls to others', async () => {
    // The address's bucket holds 300 × 0.01 tokens, a survey's 10,000 × 0.01.
    const small = await startCollectApp(app.deps.database, {
      RATE_SCALE: '0.01',
      TRUSTED_PROXIES: 'loopback',
    });
    const live = await liveSurvey(small);
    const from = (address: number, path = live.path) =>
      request(small.http)
        .put(`${path}/responses/${newId()}`)
        .set('x-forwarded-for', `203.0.113.${address}`)
        .send(live.bodyOf());
    const replies = await Promise.all(Array.from({ length: 102 }, (_, index) => from(index)));
    const refused = replies.filter(({ status }) => status === 429);
    expect([refused.length, codeOf(refused[0]!)[1]]).toEqual([2, 'RATE_LIMITED']);
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
    const other = await liveSurvey(small);
    expect((await from(110, other.path)).status).toBe(200);
    expect(await small.deps.metrics.render()).toContain('collect_refused_total{code="RATE_LIMITED"} 2');
    await small.stop();
    const lastAt = new Date(small.deps.clock()).toISOString();
    expect(await live.listed()).toMatchObject({ putOff: { total: 2, lastAt } });
    expect(await other.listed()).toMatchObject({ putOff: null });
  });

  it('refuse calls of one busy address with Retry-After', async () => {
    const small = await startCollectApp(app.deps.database, { RATE_SCALE: '0.01' });
    const live = await liveSurvey(small);
    const id = newId();
    const replies = await Promise.all(Array.from({ length: 5 }, () => live.save(id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
  });
});
