import papaparse from 'papaparse';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { ResponsePage, ResponseTags } from '#shared/api/analytics-responses.ts';
import { MOST_TAGS, RESPONSE_SORTS, type ResponseSort } from '#shared/api/values.ts';
import type { LowScorePage } from '#shared/api/analytics-inbox.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { testApp } from '#tests/support/app.ts';
import { counted, recounted } from '#tests/support/recount.ts';
import { validSession } from '#tests/support/sessions.ts';
import { subscribe, succeeded } from '#tests/server/areas/surveys/support.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { answeredStore } from './answered-store.ts';
import { type RawResponse, readRows } from './by-hand.ts';
import type { GeneratedStore } from './generate.ts';

let store: GeneratedStore;
let http: ReturnType<typeof testApp>['http'];
let rows: RawResponse[];

beforeAll(async () => {
  store = await answeredStore();
  const { deps } = store;
  http = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).http;
  rows = await readRows(deps.database, store.storeId);
});

const ask = (verb: 'get' | 'post' | 'put', path: string, authorization = store.authorization) =>
  request(http)[verb](`/api/v1/surveys/${store.surveyId}/${path}`).set('authorization', authorization);

const mark = (responseIds: readonly string[], change: object) =>
  ask('post', 'selected-responses/marks').send({ responseIds, ...change });

const read = async (responseId: string) =>
  succeeded<ReadableResponse>(await ask('get', `responses/${responseId}`));

/** All responses of the list, page by page. */
async function listed(query: Record<string, string> = {}): Promise<readonly ReadableResponse[]> {
  const found: ReadableResponse[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: ResponsePage = succeeded(
      await ask('get', 'responses').query({ range: 'all', ...query, after }),
    );
    found.push(...page.responses);
    after = page.next;
  }
  return found;
}

const idsOf = (found: readonly ReadableResponse[]) => found.map(({ responseId }) => responseId);
const idAt = (at: number) => rows[at]?.responseId ?? '';

describe('the order of the list', () => {
  const amount = (row: RawResponse) =>
    row.orderCurrency === 'EUR' && row.orderValue !== null ? Number(row.orderValue) : null;

  /** The rows by their amount, equal ones in the same direction by time, those without an amount last. */
  const byAmount = (direction: 'up' | 'down') => {
    const falling = rows
      .filter((row) => amount(row) !== null)
      .sort((one, other) => (amount(other) ?? 0) - (amount(one) ?? 0));
    const sorted = direction === 'up' ? falling.reverse() : falling;
    return [...sorted, ...rows.filter((row) => amount(row) === null)];
  };

  const expected: Readonly<Record<ResponseSort, () => readonly RawResponse[]>> = {
    '-saved': () => rows,
    saved: () => [...rows].reverse(),
    '-order': () => byAmount('down'),
    order: () => byAmount('up'),
  };

  it.each(RESPONSE_SORTS)('%s lists every response once, page by page', async (sort) => {
    expect(rows.some((row) => amount(row) === null)).toBe(true);
    expect(new Set(rows.map(amount)).size).toBeGreaterThan(10);
    const found = await listed({ sort });
    expect(idsOf(found)).toEqual(expected[sort]().map((row) => row.responseId));
  });

  it('holds under a filter and a search', async () => {
    const found = await listed({ sort: '-order', countries: 'PT', search: 'lovely' });
    const wanted = new Set(idsOf(await listed({ countries: 'PT', search: 'lovely' })));
    expect(wanted.size).toBeGreaterThan(1);
    expect(idsOf(found)).toEqual(
      expected['-order']().flatMap((row) => (wanted.has(row.responseId) ? row.responseId : [])),
    );
  });

  it('refuses the place of another order', async () => {
    const page = succeeded<ResponsePage>(
      await ask('get', 'responses').query({ range: 'all', sort: '-order' }),
    );
    const after = page.next ?? '';
    expect(after).not.toBe('');
    expect((await ask('get', 'responses').query({ range: 'all', after })).status).toBe(400);
    expect((await ask('get', 'responses').query({ range: 'all', sort: '-duration' })).status).toBe(400);
  });
});

describe('stars, tags and notes', () => {
  it('are changed for several responses at once, and filter the list', async () => {
    const [one, two, three] = [idAt(0), idAt(150), idAt(301)];
    const given = { isStarred: true, addTags: ['Refund', 'VIP', 'Refund'] };
    expect(succeeded(await mark([one, two], given))).toEqual({ marked: 2 });
    expect(succeeded(await mark([two, three, 'nobody'], { addTags: ['Late'], removeTags: ['VIP'] }))).toEqual(
      {
        marked: 2,
      },
    );
    expect((await read(one)).mark).toEqual({ isStarred: true, tags: ['Refund', 'VIP'], note: '' });
    expect((await read(two)).mark).toEqual({ isStarred: true, tags: ['Refund', 'Late'], note: '' });
    expect((await read(three)).mark).toEqual({ isStarred: false, tags: ['Late'], note: '' });
    expect(idsOf(await listed({ star: 'starred' }))).toEqual([one, two]);
    expect(idsOf(await listed({ tag: 'Late' }))).toEqual([two, three]);
    expect(idsOf(await listed({ tag: 'Late', star: 'starred', sort: 'order' }))).toEqual([two]);
    expect(await listed({ tag: 'late' })).toEqual([]);
    expect(succeeded<ResponseTags>(await ask('get', 'response-tags'))).toEqual({
      starred: 2,
      tags: [
        { tag: 'Late', responses: 2 },
        { tag: 'Refund', responses: 2 },
        { tag: 'VIP', responses: 1 },
      ],
    });
    await mark([one, two, three], { isStarred: false, removeTags: ['Refund', 'VIP', 'Late'] });
    expect(succeeded<ResponseTags>(await ask('get', 'response-tags'))).toEqual({ starred: 0, tags: [] });
  });

  it('share the note with the follow-up of a low score, and keep its state', async () => {
    const page = succeeded<LowScorePage>(await ask('get', 'low-scores'));
    const id = page.lowScores[3]?.responseId ?? '';
    const change = { state: 'in_work', owner: 'Ana Exemplo', note: 'Wrote to her.' };
    succeeded(await ask('post', 'low-scores/changes').send({ changeId: 'one', responseIds: [id], change }));
    await mark([id], { isStarred: true });
    expect((await read(id)).mark).toEqual({ isStarred: true, tags: [], note: 'Wrote to her.' });
    succeeded(await ask('put', `responses/${id}/note`).send({ note: 'She called back.' }));
    const stored = `SELECT state, owner, note FROM follow_ups WHERE store_id = $1 AND response_id = $2`;
    expect(await store.deps.database.query(stored, [store.storeId, id])).toEqual([
      { ...change, note: 'She called back.' },
    ]);
  });

  it('survive a recount and change no figure', async () => {
    const { database } = store.deps;
    await mark([idAt(4)], { isStarred: true, addTags: ['Kept'] });
    await recountSurveys({ database }, store.storeId);
    expect(await counted(database, store.storeId)).toEqual(await recounted(database, store.storeId));
    expect((await read(idAt(4))).mark).toMatchObject({ isStarred: true, tags: ['Kept'] });
  });

  it('are columns of the export, and rows of the store’s export', async () => {
    await mark([idAt(5)], { isStarred: true, addTags: ['a; b', 'c'] });
    await ask('put', `responses/${idAt(5)}/note`).send({ note: '=1+1' });
    const reply = await ask('get', 'analytics/responses.csv').query({ range: 'all' }).expect(200);
    const { data } = papaparse.parse<Record<string, string>>(reply.text.slice(1), { header: true });
    expect(data.find((line) => line['response_id'] === idAt(5))).toMatchObject({
      starred: 'yes',
      tags: String.raw`a\; b; c`,
      note: "'=1+1",
    });
    expect(data.find((line) => line['response_id'] === idAt(6))).toMatchObject({
      starred: '',
      tags: '',
      note: '',
    });
    const whole = await request(http)
      .get('/api/v1/settings/export')
      .set('authorization', store.authorization);
    expect(whole.text).toContain('"a; b"');
  });

  it('are refused if they are too many, too long or cannot be stored, and nothing changes', async () => {
    const id = idAt(7);
    const many = Array.from({ length: MOST_TAGS }, (_, at) => `tag ${at}`);
    succeeded(await mark([id], { addTags: many }));
    const before = await read(id);
    for (const change of [
      { addTags: ['one more'] },
      { addTags: [''] },
      { addTags: ['x'.repeat(41)] },
      { addTags: ['a\0'] },
    ]) {
      expect([change, (await mark([id, idAt(8)], change)).status]).toEqual([change, 400]);
    }
    expect(await read(id)).toEqual(before);
    expect((await read(idAt(8))).mark.tags).toEqual([]);
    expect((await mark([], { isStarred: true })).status).toBe(400);
    const none = await ask('put', 'responses/nobody/note').send({ note: 'x' });
    expect(none.status).toBe(404);
    succeeded(await mark([id], { removeTags: many }));
  });
});

describe('a selection', () => {
  const post = (path: string, responseIds: readonly string[]) =>
    ask('post', `selected-responses/${path}`).send({ responseIds });

  it('is exported with the columns of the whole export', async () => {
    const wanted = [idAt(40), idAt(10), 'nobody'];
    const file = succeeded<{ fileName: string; rows: number; text: string }>(await post('export', wanted));
    expect(file).toMatchObject({ rows: 2 });
    expect(file.fileName).toMatch(/selected responses .*\.csv$/);
    const whole = await ask('get', 'analytics/responses.csv').query({ range: 'all' }).expect(200);
    const lines = papaparse.parse<string[]>(whole.text.slice(1)).data;
    const own = papaparse.parse<string[]>(file.text.slice(1)).data;
    const chosen = lines.filter(([id]) => id === idAt(10) || id === idAt(40));
    expect(own.slice(0, 3)).toEqual([lines[0], ...chosen]);
  });

  it('is exported only on a plan that includes downloads', async () => {
    const { deps } = store;
    const { store: free, authorization } = await validSession(deps);
    await subscribe(deps, free.storeId, 'free');
    const { surveyId } = await buildPublishedSurvey(deps, free);
    const reply = await request(http)
      .post(`/api/v1/surveys/${surveyId}/selected-responses/export`)
      .set('authorization', authorization)
      .send({ responseIds: ['a'] });
    expect([reply.status, reply.body.error?.code]).toEqual([402, 'PLAN_LIMIT']);
  });

  it('is deleted with its notes and counts, and only in its own store', async () => {
    const { database } = store.deps;
    const ids = rows.slice(20, 160).map((row) => row.responseId);
    await mark([ids[0] ?? ''], { addTags: ['Gone'] });
    const stranger = await validSession(store.deps);
    const foreign = ask('post', 'selected-responses/deletion', stranger.authorization);
    expect((await foreign.send({ responseIds: ids })).status).toBe(404);
    expect(succeeded(await post('deletion', [...ids, 'nobody']))).toEqual({ deleted: ids.length });
    expect(succeeded(await post('deletion', ids))).toEqual({ deleted: 0 });
    const left = rows.flatMap((row) => (ids.includes(row.responseId) ? [] : row.responseId));
    expect(idsOf(await listed())).toEqual(left);
    expect(await counted(database, store.storeId)).toEqual(await recounted(database, store.storeId));
    expect(succeeded<ResponseTags>(await ask('get', 'response-tags')).tags).not.toContainEqual(
      expect.objectContaining({ tag: 'Gone' }),
    );
  });
});
