import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { exportStore } from '#server/areas/privacy/export-store.ts';
import { STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { DEFAULT_THEME } from '#shared/theme/theme.ts';
import { buildSurvey } from '#tests/support/surveys.ts';
import { validSession } from '#tests/support/sessions.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, newId, startCollectApp } from '../collect/support.ts';
import { deviceOf } from '#server/areas/identity/session/open-session.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

const send = (
  { authorized }: Pick<LiveSurvey, 'authorized'>,
  method: 'get' | 'put' | 'post',
  path: string,
  body?: object,
) => authorized(request(app.express)[method](`/api/v1${path}`).send(body));

const hostedPage = async ({ survey }: LiveSurvey) =>
  (await request(app.http).get(`/s/${survey.publicId}`)).text;

async function revision({ store }: LiveSurvey): Promise<number> {
  const [row] = await app.deps.database.query<{ n: number }>(
    `SELECT manifest_revision AS n FROM stores WHERE store_id = $1`,
    [store.storeId],
  );
  return row?.n ?? -1;
}

describe('the appearance of surveys', () => {
  it('merges each setting, applies to every survey and raises the manifest’s revision', async () => {
    const live = await liveSurvey(app);
    const before = await revision(live);
    const theme = { ...DEFAULT_THEME, accent: '#8f1d5a', radius: 3 };
    expect((await send(live, 'put', '/settings/appearance', { theme })).status).toBe(200);
    const reply = await send(live, 'put', '/settings/appearance', { language: 'de', branding: 'shown' });
    expect(reply.body.data.store.merchantDetails.settings).toEqual({
      appearance: { theme, language: 'de', branding: 'shown' },
    });
    expect(await revision(live)).toBe(before + 2);
    const page = await hostedPage(live);
    expect(page).toContain('#8f1d5a');
    expect(page).toContain('lang="de"');
    expect(page).toContain('"removeBranding":false');
    const script = await request(app.express).get(STORE_SCRIPT_PATH.replace('{shop}', live.store.shop));
    expect(script.text).toContain('#8f1d5a');
    expect(script.text).toContain('"branding":true');
  });

  it('is overridden by a survey’s own appearance', async () => {
    const live = await liveSurvey(app);
    const theme = { ...DEFAULT_THEME, accent: '#8f1d5a' };
    await send(live, 'put', '/settings/appearance', { theme });
    await live.change('appearance = $3', { theme: { ...DEFAULT_THEME, accent: '#204080' } });
    const page = await hostedPage(live);
    expect([page.includes('#204080'), page.includes('#8f1d5a')]).toEqual([true, false]);
  });

  it('refuses an invalid colour', async () => {
    const live = await liveSurvey(app);
    const theme = { ...DEFAULT_THEME, accent: 'red;}body{display:none' };
    const reply = await send(live, 'put', '/settings/appearance', { theme });
    expect([reply.status, Object.keys(reply.body.error.fields as object)]).toEqual([400, ['theme.accent']]);
  });
});

describe('retention', () => {
  it('counts the answers that it would delete, and accepts a removal of the limit', async () => {
    const live = await liveSurvey(app);
    for (let at = 0; at < 3; at += 1) await live.saved(newId());
    await app.deps.database.query(
      `UPDATE responses SET first_saved_at = now() - interval '100 days'
        WHERE store_id = $1 AND response_id = (SELECT min(response_id) FROM responses WHERE store_id = $1)`,
      [live.store.storeId],
    );
    const would = async (months: number | null) =>
      (await send(live, 'post', '/settings/retention/preview', { months })).body.data;
    expect([await would(3), await would(6), await would(null)]).toEqual([
      { responses: 1 },
      { responses: 0 },
      { responses: 0 },
    ]);
    const settings = async (months: number | null) =>
      (await send(live, 'put', '/settings/retention', { months })).body.data.store.merchantDetails.settings;
    expect(await settings(3)).toEqual({ retentionMonths: 3 });
    expect(await settings(null)).toEqual({ retentionMonths: null });
    expect((await send(live, 'put', '/settings/retention', { months: 0 })).status).toBe(400);
  });
});

describe('sessions', () => {
  it('are listed by device with the current one marked, and all end at once', async () => {
    const { store, authorization } = await validSession(app.deps);
    const other = await validSession(app.deps, store);
    const stranger = await validSession(app.deps);
    const as = (who: string) => ({ authorized: (test: request.Test) => test.set('authorization', who) });
    await app.deps.database.query(
      `UPDATE sessions SET device = 'Safari on iPhone', issued_at = now() - interval '1 hour'
        WHERE store_id = $1 AND session_id = (SELECT min(session_id) FROM sessions WHERE store_id = $1)`,
      [store.storeId],
    );
    const { sessions, total } = (await send(as(authorization), 'get', '/sessions')).body.data as {
      sessions: { device: string; isCurrent: boolean }[];
      total: number;
    };
    expect(total).toBe(2);
    expect(sessions.map(({ device }) => device)).toEqual(['', 'Safari on iPhone']);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);

    const ended = await send(as(authorization), 'post', '/sessions/end-all');
    expect(ended.body.data).toEqual({ ended: 2 });
    for (const who of [authorization, other.authorization]) {
      expect((await send(as(who), 'get', '/sessions')).status).toBe(401);
    }
    expect((await send(as(stranger.authorization), 'get', '/sessions')).status).toBe(200);
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    ['curl/8.5.0', ''],
    ['', ''],
  ])('detects the device of: %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});

describe('the export of a store', () => {
  it('streams every row of the store once, without secrets and without rows of other stores', async () => {
    const live = await liveSurvey(app);
    const stranger = await liveSurvey(app);
    await stranger.saved(newId(), { complete: true, path: ['q1'], answers: { q1: { value: 1 } } });
    const responseIds = Array.from({ length: 301 }, () => newId()).sort();
    for (const id of responseIds.slice(0, 2)) await live.saved(id);
    // More rows than fit into one slice.
    await app.deps.database.query(
      `INSERT INTO responses SELECT (jsonb_populate_record(responses, jsonb_build_object(
           'response_id', given.id, 'respondent_key', given.id))).*
         FROM responses CROSS JOIN unnest($3::text[]) AS given(id)
        WHERE responses.store_id = $1 AND responses.response_id = $2`,
      [live.store.storeId, responseIds[0], responseIds.slice(2)],
    );
    await buildSurvey(app.deps, live.store);
    await live.sight();

    const reply = await send(live, 'get', '/settings/export');
    expect(reply.status).toBe(200);
    expect(reply.headers['content-disposition']).toContain(`${live.store.shop} 2026-11-02.ndjson`);
    const { text } = reply;
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { kind: string; content: Record<string, unknown> });
    const kinds = (kind: string) => lines.filter((line) => line.kind === kind).map(({ content }) => content);
    expect(kinds('store')[0]).toMatchObject({ business_name: 'Marlow Lamps' });
    expect(kinds('responses').map((row) => row['response_id'])).toEqual(responseIds);
    expect([kinds('surveys').length, kinds('drafts').length, kinds('versions').length]).toEqual([2, 2, 1]);
    expect([kinds('impressions').length, kinds('subscriptions').length]).toEqual([1, 1]);
    for (const secret of ['sealed', 'respondent_key', stranger.store.storeId, stranger.survey.publicId]) {
      expect(text).not.toContain(secret);
    }
  });

  it('reads few large rows at once', async () => {
    const { database } = app.deps;
    const live = await liveSurvey(app);
    const { storeId, shop } = live.store;
    await database.query(
      `INSERT INTO versions (store_id, survey_id, version, draft_revision, format_version, definition, published_at)
       SELECT store_id, survey_id, 100 + n, 1, format_version, definition || $2::jsonb, published_at
         FROM versions, generate_series(1, 30) AS n WHERE store_id = $1`,
      [storeId, { description: 'a'.repeat(300_000) }],
    );
    const read: number[] = [];
    const recorded = Object.create(database, {
      query: {
        async value(...given: Parameters<Database['query']>) {
          const rows = await database.query(...given);
          read.push(JSON.stringify(rows).length);
          return rows;
        },
      },
    }) as Database;
    const session = { storeId, storeUrl: shop } as Session;
    const { pieces } = exportStore({ database: recorded, clock: app.deps.clock }, session);
    let text = '';
    for await (const piece of pieces) text += piece;
    const lines = text.split('\n').filter((line) => line.includes('"kind": "versions"'));
    expect(lines).toHaveLength(31);
    expect(text.length).toBeGreaterThan(30 * 300_000);
    expect(Math.max(...read)).toBeLessThan(10 * 300_000);
  });
});
