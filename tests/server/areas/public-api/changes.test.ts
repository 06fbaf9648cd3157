import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicResponsePage } from '#server/areas/public-api/public-contract.ts';
import { recordChanges } from '#server/areas/public-api/changes/record-changes.ts';
import { type CollectApp, newId, startCollectApp } from '../collect/support.ts';
import { storeWithKey } from './support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

type Program = Awaited<ReturnType<typeof storeWithKey>>;

async function pageOf(
  { call, surveyId }: Program,
  query: Record<string, string>,
): Promise<PublicResponsePage> {
  const reply = await call('get', `/surveys/${surveyId}/responses?${new URLSearchParams(query).toString()}`);
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  return (reply.body as { data: PublicResponsePage }).data;
}

interface Read {
  readonly ids: string[];
  readonly erased: string[];
  readonly changesUntil: string;
  readonly pages: number;
}

/** Reads all pages, and does something between two of them. */
async function readAll(
  program: Program,
  query: Record<string, string>,
  between = async () => {},
): Promise<Read> {
  const ids: string[] = [];
  const erased: string[] = [];
  for (let [after, pages] = ['', 1]; ; pages += 1) {
    const page = await pageOf(program, { ...query, after });
    ids.push(...page.responses.map(({ responseId }) => responseId));
    erased.push(...page.erased);
    if (page.next === null) return { ids, erased, pages, changesUntil: page.changesUntil ?? '' };
    expect(page.changesUntil).toBeNull();
    after = page.next;
    await between();
  }
}

async function saveMany({ live }: Program, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  for (let at = 0; at < count; at += 50) {
    await Promise.all(ids.slice(at, at + 50).map((id) => live.saved(id)));
  }
  return ids;
}

describe('the list of responses', () => {
  it('has each response once, without the merchant’s notes', async () => {
    const program = await storeWithKey(app);
    const { live, call, surveyId } = program;
    const id = newId();
    await live.saved(id, { answers: { q1: { value: 7 } }, path: ['q1'] });
    const page = await pageOf(program, {});
    expect(page).toMatchObject({ erased: [], next: null, changesUntil: expect.any(String) as string });
    expect(page.responses).toMatchObject([
      { responseId: id, version: 1, path: [{ meaningId: 'q1', answer: { kind: 'number' } }] },
    ]);
    expect(Object.keys(page.responses[0] ?? {})).not.toContain('mark');
    const single = await call('get', `/surveys/${surveyId}/responses/${id}`);
    expect((single.body as { data: unknown }).data).toEqual(page.responses[0]);
  });

  it('misses no response that existed at its start while others come in, and the changes have the rest', async () => {
    const program = await storeWithKey(app);
    const before = await saveMany(program, 250);
    const during: string[] = [];
    const { ids, pages, changesUntil } = await readAll(program, {}, async () => {
      during.push(...(await saveMany(program, 20)));
    });
    expect(pages).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
    expect(before.filter((id) => !ids.includes(id))).toEqual([]);
    const changes = await readAll(program, { changedSince: changesUntil });
    expect(during.filter((id) => !changes.ids.includes(id))).toEqual([]);
    expect(before.filter((id) => changes.ids.includes(id))).toEqual([]);
  });

  it('refuses a page of another list', async () => {
    const { call, surveyId } = await storeWithKey(app);
    for (const after of ['x', '5', '5~x', '~', '9~2026-11-02T12:00:00.000Z', '99999999999999999~a']) {
      const { status, body } = await call('get', `/surveys/${surveyId}/responses?after=${after}`);
      expect([after, status, body]).toMatchObject([
        after,
        400,
        { error: { fields: { after: expect.any(String) as string } } },
      ]);
    }
  });
});

describe('changes', () => {
  it('lists what was answered, continued and erased since, in the order of the changes', async () => {
    const program = await storeWithKey(app);
    const { live } = program;
    const [first, second, third] = [newId(), newId(), newId()] as const;
    const respondentKey = newId();
    await live.saved(first, { respondentKey });
    await live.saved(second);
    const begin = await readAll(program, {});
    expect(await pageOf(program, { changedSince: begin.changesUntil })).toEqual({
      ...{ responses: [], erased: [], next: null, changesUntil: begin.changesUntil },
    });
    await live.saved(third);
    await live.saved(first, { respondentKey, revision: 2, complete: true });
    const changes = await pageOf(program, { changedSince: begin.changesUntil });
    expect(changes.responses.map(({ responseId, isComplete }) => [responseId, isComplete])).toEqual([
      [third, false],
      [first, true],
    ]);
    const removed = await live.authorized(
      // The merchant deletes it in the admin.
      deleteResponse(live.survey.surveyId, second),
    );
    expect(removed.status).toBe(200);
    const after = await pageOf(program, { changedSince: changes.changesUntil ?? '' });
    expect(after).toMatchObject({ responses: [], erased: [second], next: null });
    expect(await readAll(program, { changedSince: after.changesUntil ?? '' })).toMatchObject({
      ids: [],
      erased: [],
    });
  });

  it('misses none while answers come in from many shoppers at once', async () => {
    const program = await storeWithKey(app);
    const begin = await readAll(program, {});
    const told: string[] = [];
    let changedSince = begin.changesUntil;
    const saving = saveMany(program, 300);
    const progress = { isOver: false };
    void saving.finally(() => (progress.isOver = true));
    for (let rounds = 0; rounds < 400; rounds += 1) {
      const wasOver = progress.isOver;
      const { ids, changesUntil } = await readAll(program, { changedSince });
      told.push(...ids);
      changedSince = changesUntil;
      if (wasOver) break;
    }
    const saved = await saving;
    expect([...told].sort()).toEqual([...saved].sort());
  });

  it('goes on in order after the database’s clock was set back', async () => {
    const program = await storeWithKey(app);
    const { live, surveyId } = program;
    const { storeId } = live.store;
    const [first, second] = [newId(), newId()];
    await live.saved(first);
    // As if the clock had been an hour ahead when the first was saved.
    await app.deps.database.query(
      `UPDATE response_changes SET changed_at = changed_at + 3600000000 WHERE store_id = $1 AND survey_id = $2`,
      [storeId, surveyId],
    );
    const { changesUntil } = await readAll(program, {});
    await live.saved(second);
    expect(await readAll(program, { changedSince: changesUntil })).toMatchObject({ ids: [second] });
  });

  it('takes a moment of the caller’s clock, even one ahead, and misses nothing later', async () => {
    const program = await storeWithKey(app);
    const id = newId();
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    const { changesUntil } = await pageOf(program, { changedSince: ahead });
    await program.live.saved(id);
    expect(await readAll(program, { changedSince: changesUntil ?? '' })).toMatchObject({ ids: [id] });
  });

  it('returns 410 for a moment before changes were recorded, and 400 for no moment', async () => {
    const { call, surveyId } = await storeWithKey(app);
    const ask = (changedSince: string) =>
      call('get', `/surveys/${surveyId}/responses?changedSince=${changedSince}`);
    const early = await ask('2020-01-01T00:00:00Z');
    expect([early.status, early.text]).toEqual([410, expect.stringContaining('Changes are known since')]);
    for (const none of ['yesterday', '2026-02-30T00:00:00Z', '2026-01-01', '2026-01-01T00:00:00%2B01:00']) {
      expect([none, (await ask(none)).status]).toEqual([none, 400]);
    }
  });

  it('are recorded only while a key may read', async () => {
    const { live, calls, key } = await storeWithKey(app, ['write']);
    const { storeId } = live.store;
    const recorded = () =>
      app.deps.database.query(`SELECT response_id FROM response_changes WHERE store_id = $1`, [storeId]);
    await live.saved(newId());
    expect(await recorded()).toEqual([]);
    const reader = await calls.create(['read']);
    await live.saved(newId());
    expect(await recorded()).toHaveLength(1);
    await calls.end(reader.key.keyId);
    await live.saved(newId());
    const { recordErasedFromApi } = recordChanges();
    const erased = { surveyId: live.survey.surveyId, responseIds: [newId()] };
    await app.deps.database.transaction((tx) => recordErasedFromApi(tx, storeId, erased));
    expect([(await recorded()).length, key.scopes]).toEqual([1, ['write']]);
  });
});

function deleteResponse(surveyId: string, responseId: string) {
  return request(app.express).delete(`/api/v1/surveys/${surveyId}/responses/${responseId}`);
}
