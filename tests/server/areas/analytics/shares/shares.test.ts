import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import { saveUninstalled } from '#server/areas/identity/stores/store-repository.ts';
import type { Share } from '#shared/api/shares.ts';
import {
  type CollectApp,
  type LiveSurvey,
  liveSurvey,
  newId,
  startCollectApp,
} from '#tests/server/areas/collect/support.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

interface Wanted {
  readonly days?: number;
  readonly hasTexts?: boolean;
  readonly range?: string;
  readonly customers?: string;
}

const sharesOf = ({ survey }: LiveSurvey) => `/api/v1/surveys/${survey.surveyId}/shares`;

const ask = (live: LiveSurvey, { days = 30, hasTexts = false, ...query }: Wanted = {}) =>
  live.authorized(
    request(app.express)
      .post(sharesOf(live))
      .send({ days, hasTexts, ...query }),
  );

/** Makes a link and returns its path. */
async function share(live: LiveSurvey, wanted: Wanted = {}) {
  const { share: made, address } = succeeded<{ share: Share; address: string }>(await ask(live, wanted));
  const { origin, pathname } = new URL(address);
  expect(origin).toBe(app.deps.config.app.url);
  return { ...made, path: pathname };
}

const open = (path: string, { express } = app) => request(express).get(path);

const list = async (live: LiveSurvey) =>
  succeeded<{ shares: Share[] }>(await live.authorized(request(app.express).get(sharesOf(live)))).shares;

const end = (live: LiveSurvey, shareId: string) =>
  live.authorized(request(app.express).post(`${sharesOf(live)}/${shareId}/end`));

const change = (sql: string, parameters: readonly unknown[]) => app.deps.database.query(sql, parameters);

const ADA = { customerId: '4711', alsoClaimed: true };

async function answered(live: LiveSurvey, words = 'Call me Ada Example'): Promise<LiveSurvey> {
  const answers = { q1: { value: 9 }, q2: { optionId: 'bad', otherValue: null }, q3: { value: words } };
  await live.saved(newId(), {
    ...{ complete: true, path: ['q1', 'q2', 'q3'], answers },
    attributes: { customerId: ADA.customerId, customerType: 'firstTime' },
  });
  return live;
}

describe('a shared page', () => {
  it('says the store, the survey, the period, how many answered, and each question', async () => {
    const live = await answered(await liveSurvey(app));
    const { path } = await share(live);
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.type).toBe('text/html');
    for (const text of ['Marlow Lamps', '1 shopper answered', '1. q1', '2. q2', 'What else stands out']) {
      expect(page.text).toContain(text);
    }
    expect(page.text).toMatch(/\w+ \d+, \d{4} – \w+ \d+, \d{4} · as of \w+ \d+, \d{4}, \d\d:\d\d/);
    expect(page.text).not.toContain('Ada');
  });

  it('is neither listed, framed nor stored, sets no cookie, sends no referrer and runs nothing', async () => {
    const { path } = await share(await answered(await liveSurvey(app)));
    const { headers, text } = await open(path);
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(headers).not.toHaveProperty('set-cookie');
    expect(text).not.toMatch(/<script|<img|<link|<form|<iframe|style="|\son\w+="/);
  });

  it('shows what shoppers wrote only if the merchant chose it, as text and never as markup', async () => {
    const live = await answered(await liveSurvey(app), '<img src=x onerror=alert(1)> Ada');
    const [without, withTexts] = [await share(live), await share(live, { hasTexts: true })];
    expect((await open(without.path)).text).not.toContain('Ada');
    const { text } = await open(withTexts.path);
    expect(text).toContain('&#60;img src=x onerror=alert(1)&#62; Ada');
    expect(text).not.toContain('<img');
  });

  it('loses the texts of a shopper as soon as the shopper is erased', async () => {
    const live = await answered(await liveSurvey(app));
    const { path } = await share(live, { hasTexts: true });
    expect((await open(path)).text).toContain('Call me Ada Example');
    const erase = { by: 'customer', id: ADA.customerId, alsoClaimed: true };
    succeeded(await live.authorized(request(app.express).post('/api/v1/privacy/shopper/erase').send(erase)));
    const { text } = await open(path);
    expect(text).not.toContain('Ada');
    expect(text).toContain('0 shoppers answered');
  });

  it('keeps the filters of the moment of sharing, and says them', async () => {
    const live = await answered(await liveSurvey(app));
    const [all, repeat] = [
      await share(live, { range: 'all' }),
      await share(live, { range: 'all', customers: 'repeat' }),
    ];
    expect(repeat.parameters).toEqual({ range: 'all', customers: 'repeat' });
    expect((await open(all.path)).text).toContain('1 shopper answered · All time');
    const { text } = await open(repeat.path);
    expect(text).toContain('0 shoppers answered · All time');
    expect(text).toContain('Only Repeat customers');
  });

  it('shows the notes of the merchant on the days of a score over time', async () => {
    const own = await startCollectApp(app.deps.database);
    const live = await liveSurvey(own);
    for (const days of [3, 3, 3]) {
      own.deps.clock.advance(days * 86_400_000);
      await Promise.all(Array.from({ length: 33 }, () => live.saved(newId())));
    }
    const sale = dayIn(live.store.timezone, own.deps.clock() - 3 * 86_400_000);
    const notes = `/api/v1/surveys/${live.survey.surveyId}/analytics/annotations`;
    const note = (id: string, day: string, text: string) =>
      live.authorized(request(app.express).put(`${notes}/${id}`).send({ day, text }));
    succeeded(await note('a', sale, 'Summer <sale>'));
    succeeded(await note('b', '2020-01-01', 'Long ago'));
    const { path } = await share(live, { range: 'all' });
    const { text } = await open(path, own);
    expect(text).toContain('Net promoter score over time');
    expect(text).toMatch(/<li dir="auto">\w+ \d+, \d{4}: Summer &#60;sale&#62;<\/li>/);
    expect(text).not.toContain('Long ago');
  });
});

describe('a link', () => {
  it('is stored as a hash, and its address is said once', async () => {
    const live = await liveSurvey(app);
    const { path, shareId } = await share(live);
    const token = path.split('/').at(-1) ?? '';
    expect(token).toMatch(/^[0-9a-f]{64}/);
    const rows = await change(`SELECT * FROM shares WHERE store_id = $1`, [live.store.storeId]);
    expect(JSON.stringify(rows)).toContain(shareId);
    expect(JSON.stringify(rows)).not.toContain(token.slice(0, 32));
    expect(JSON.stringify(await list(live))).not.toContain(token.slice(0, 32));
  });

  it('is listed with who made it, when it ends, and how often it was opened', async () => {
    const live = await liveSurvey(app);
    const first = await share(live, { days: 7 });
    await open(first.path);
    await open(first.path);
    const second = await share(live, { days: 90, hasTexts: true });
    const [newest, oldest, ...more] = await list(live);
    expect(more).toEqual([]);
    expect(newest).toMatchObject({ shareId: second.shareId, opens: 0, lastOpenedAt: null, hasTexts: true });
    expect(oldest).toMatchObject({
      ...{ shareId: first.shareId, state: 'open', opens: 2, hasTexts: false },
      madeBy: 'hello@marlow-lamps.example',
      lastOpenedAt: expect.any(String),
    });
    const days = (Date.parse(oldest?.expiresAt ?? '') - Date.parse(oldest?.createdAt ?? '')) / 86_400_000;
    expect(Math.round(days)).toBe(7);
  });

  it('is over on all instances as soon as it was ended', async () => {
    const live = await liveSurvey(app);
    const { path, shareId } = await share(live);
    const other = await startCollectApp(app.deps.database);
    expect((await open(path, other)).status).toBe(200);
    expect(succeeded<{ share: Share }>(await end(live, shareId)).share.state).toBe('ended');
    expect(succeeded<{ share: Share }>(await end(live, shareId)).share.state).toBe('ended');
    for (const instance of [app, other]) {
      const page = await open(path, instance);
      expect(page.status).toBe(410);
      expect(page.text).toContain('This link is over');
      expect(page.text).not.toContain('Marlow Lamps');
    }
    expect((await list(live))[0]).toMatchObject({ state: 'ended', opens: 1 });
  });

  it.each([
    ['its days have passed', `UPDATE shares SET expires_at = now() WHERE store_id = $1`],
    [
      'the plan no longer includes sharing',
      `UPDATE subscriptions SET status = 'cancelled' WHERE store_id = $1`,
    ],
    ['the survey was deleted', `DELETE FROM surveys WHERE store_id = $1`],
  ])('is over once %s', async (_, sql) => {
    const live = await answered(await liveSurvey(app));
    const { path } = await share(live);
    await change(sql, [live.store.storeId]);
    const page = await open(path);
    expect([page.status, page.text.includes('This link is over')]).toEqual([410, true]);
    expect(page.text).not.toContain('answered');
  });

  it('is over after an uninstall', async () => {
    const live = await liveSurvey(app);
    const { path } = await share(live);
    await saveUninstalled(app.deps.database, live.store.storeId, null);
    expect((await open(path)).status).toBe(410);
  });

  it('opens nothing if a character of it is wrong', async () => {
    const live = await liveSurvey(app);
    const { path } = await share(live);
    const wrong = [
      path.replace(/.$/, 'x'),
      path.replace(/results\/./, 'results/x'),
      '/results/x',
      `${path}x`,
    ];
    for (const address of wrong) {
      const page = await open(address);
      expect([address, page.status]).toEqual([address, 404]);
      expect(page.text).toContain('This link is over');
    }
  });

  it('needs a plan with reports', async () => {
    const live = await liveSurvey(app, { plan: 'free' });
    const reply = await ask(live);
    expect([reply.status, reply.body.error.code]).toEqual([402, 'PLAN_LIMIT']);
    expect(await list(live)).toEqual([]);
  });

  it('can be listed and ended by its own store only', async () => {
    const [live, stranger] = [await liveSurvey(app), await liveSurvey(app)];
    const { path, shareId } = await share(live);
    const theirs = stranger.authorized(request(app.express).post(`${sharesOf(live)}/${shareId}/end`));
    expect((await theirs).status).toBe(404);
    expect((await end(stranger, shareId)).status).toBe(404);
    const listed = stranger.authorized(request(app.express).get(sharesOf(live)));
    expect((await listed).status).toBe(404);
    expect((await open(path)).status).toBe(200);
  });

  it('lasts 7, 30 or 90 days', async () => {
    const live = await liveSurvey(app);
    const reply = await ask(live, { days: 365 });
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['days']]);
  });

  it('is one of at most 50 that are open', async () => {
    const live = await liveSurvey(app);
    const { shareId } = await share(live);
    await change(
      `INSERT INTO shares (store_id, share_id, survey_id, token_hash, parameters, created_at, expires_at)
       SELECT store_id, 'n' || n, survey_id, 'n' || n, parameters, created_at, expires_at
         FROM shares, generate_series(1, 48) AS n WHERE store_id = $1`,
      [live.store.storeId],
    );
    const replies = await Promise.all([ask(live), ask(live), ask(live)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    succeeded(await end(live, shareId));
    expect((await ask(live)).status).toBe(200);
  });

  it('is refused for a while to an address that opens it too often', async () => {
    const live = await liveSurvey(app);
    const { path } = await share(live);
    const slow = await startCollectApp(app.deps.database, { RATE_SCALE: '0.1' });
    const replies = await Promise.all(Array.from({ length: 5 }, () => open(path, slow)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
  });
});
