import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { AnswerTexts, FilterChoices, TextSummary } from '#shared/api/analytics.ts';
import type { ResponsePage } from '#shared/api/analytics-responses.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { testApp } from '#tests/support/app.ts';
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

const send = (path: string, query: Record<string, string> = {}) =>
  request(http)
    .get(`/api/v1/surveys/${store.surveyId}/${path}`)
    .query({ range: 'all', ...query })
    .set('authorization', store.authorization);

/** All items of a list, page by page. */
async function allOf<Page extends { next: string | null }>(path: string, query: Record<string, string> = {}) {
  const pages: Page[] = [];
  for (let after: string | null = ''; after !== null; after = pages.at(-1)?.next ?? null) {
    pages.push(succeeded<Page>(await send(path, { ...query, after })));
  }
  return pages;
}

const newestFirst = (key: 'firstSavedAt' | 'savedAt') => (a: RawResponse, b: RawResponse) =>
  a[key] === b[key] ? (a.responseId < b.responseId ? 1 : -1) : a[key] < b[key] ? 1 : -1;

const wordsOf = (row: RawResponse) => row.answers['words']?.['value'] as string | undefined;

describe('texts', () => {
  it('are listed newest first, page by page, each once', async () => {
    const pages = await allOf<AnswerTexts>('analytics/questions/words/texts');
    expect(pages.length).toBeGreaterThan(2);
    const told = pages.flatMap(({ texts }) => texts.map(({ responseId, body }) => [responseId, body]));
    const written = rows.filter((row) => wordsOf(row) !== undefined).sort(newestFirst('savedAt'));
    expect(told).toEqual(written.map((row) => [row.responseId, wordsOf(row)]));
  });

  it('are found without regard to case and accents, under a filter', async () => {
    const query = { search: 'OTIMO', countries: 'PT', answered: 'source=o:friend' };
    const pages = await allOf<AnswerTexts>('analytics/questions/words/texts', query);
    const told = pages.flatMap(({ texts }) => texts.map(({ responseId }) => responseId));
    const found = rows.filter(
      (row) =>
        wordsOf(row) === 'Ótimo serviço' &&
        row.country === 'PT' &&
        row.answers['source']?.['optionId'] === 'friend',
    );
    expect(told).toEqual(found.sort(newestFirst('savedAt')).map((row) => row.responseId));
  });

  it('are summarised by equal texts', async () => {
    const summary = succeeded<TextSummary>(await send('analytics/questions/words/text-summary'));
    const texts = rows.flatMap((row) => wordsOf(row) ?? []);
    const count = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
    expect(summary).toMatchObject({ looked: texts.length, isAll: true });
    const lovely = summary.groups.find(({ body }) => /^lovely lamps$/i.test(body));
    expect(lovely?.texts).toBe(count(/^lovely lamps$/i));
    const other = succeeded<TextSummary>(await send('analytics/questions/source/text-summary'));
    const chosen = rows.filter((row) => row.answers['source']?.['optionId'] === 'other');
    const said = (words: string) =>
      chosen.filter((row) => String(row.answers['source']?.['otherValue']).toLowerCase() === words).length;
    expect(other.groups.map(({ body, texts }) => [body.toLowerCase(), texts])).toEqual(
      ['a podcast', 'the radio', 'something else']
        .map((words) => [words, said(words)] as const)
        .sort((a, b) => b[1] - a[1]),
    );
  });

  it('return 404 for an unknown question and 400 for a forged cursor', async () => {
    expect((await send('analytics/questions/nobody/texts')).status).toBe(404);
    for (const after of [
      'x',
      '2026-02-30T00:00:00.000Z_a',
      '0000-01-01T00:00:00.000Z_a',
      '2026-01-01T25:00:00.000Z_a',
    ]) {
      const reply = await send('analytics/questions/words/texts', { after });
      expect([after, reply.status]).toEqual([after, 400]);
    }
  });
});

describe('responses', () => {
  it('are listed newest first, each once, in readable form', async () => {
    const pages = await allOf<ResponsePage>('responses');
    const told = pages.flatMap(({ responses }) => responses);
    expect(told.map(({ responseId }) => responseId)).toEqual(rows.map((row) => row.responseId));
    for (const response of told) {
      const row = rows.find((each) => each.responseId === response.responseId);
      const asked = row?.definition.questions.filter(({ questionId }) => row.path.includes(questionId));
      expect(response.path.map(({ text }) => text).sort()).toEqual(asked?.map(({ text }) => text).sort());
      const source = row?.answers['source']?.['optionId'];
      const expected = source === 'press' ? 'Press' : source === 'other' ? 'Other' : source;
      expect(response.path.find(({ meaningId }) => meaningId === 'source')?.answer).toMatchObject({
        kind: 'choice',
        labels: [expected],
        other: row?.answers['source']?.['otherValue'] ?? null,
      });
    }
  });

  it('are found by their order, and by rare answers', async () => {
    const [row] = rows.filter(({ orderValue: value }) => value !== null);
    const orderId = `order-${row?.responseId.replace(/^response-(\d+-\d+)-.*/, '$1') ?? ''}`;
    const page = succeeded<ResponsePage>(await send('responses', { search: orderId.toUpperCase() }));
    expect(page.responses.map(({ order }) => order?.orderId)).toContain(orderId);
    const zero = await allOf<ResponsePage>('responses', { answered: 'nps=v:0' });
    expect(zero.flatMap(({ responses }) => responses.map(({ responseId }) => responseId))).toEqual(
      rows.filter((each) => each.answers['nps']?.['value'] === 0).map((each) => each.responseId),
    );
  });

  it('of a preview are in a list of their own', async () => {
    const pages = await allOf<ResponsePage>('responses', { kind: 'test' });
    const told = pages.flatMap((page) => page.responses);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(({ isTest }) => isTest)).toBe(true);
  });

  it('can be read one by one', async () => {
    const [row] = rows;
    const one = succeeded<ReadableResponse>(await send(`responses/${row?.responseId ?? ''}`));
    expect(one).toMatchObject({ responseId: row?.responseId, version: row?.version });
    expect((await send('responses/nobody')).status).toBe(404);
  });
});

describe('filters', () => {
  it('list the existing choices', async () => {
    const choices = succeeded<FilterChoices>(await send('analytics/filters'));
    expect(choices.versions.map(({ version }) => version)).toEqual([2, 1]);
    const count = (value: string) => rows.filter((row) => (row.country || 'unknown') === value).length;
    expect(choices.countries.map(({ value }) => value).sort()).toEqual(['DE', 'ES', 'FR', 'PT', 'unknown']);
    for (const { value, responses } of choices.countries)
      expect([value, responses]).toEqual([value, count(value)]);
    const source = choices.questions.find(({ meaningId }) => meaningId === 'source');
    expect(source?.answers).toContainEqual({ cell: 'o:press', text: 'Press' });
  });

  it.each([
    ['countries', 'Portugal'],
    ['languages', 'German'],
    ['range', '2026-13-01..2026-13-02'],
    ['range', '0000-01-01..9999-12-31'],
    ['range', '2026-02-30..2026-03-01'],
    ['range', '1899-12-31..2026-03-01'],
    ['order', '9..1'],
    ['answered', 'nps'],
    ['versions', '1,two'],
    ['versions', '99999999999'],
    ['compare', 'weather'],
  ])('that are invalid are refused and not ignored: %s=%s', async (name, value) => {
    const reply = await send('analytics/overview', { [name]: value });
    expect([reply.status, reply.body.error.fields]).toEqual([400, { [name]: expect.any(String) as string }]);
  });

  it('besides the range need a plan that includes them', async () => {
    const { deps } = store;
    const { store: free, authorization } = await validSession(deps);
    await subscribe(deps, free.storeId, 'free');
    const { surveyId } = await buildPublishedSurvey(deps, free);
    const ask = (query: string) =>
      request(http)
        .get(`/api/v1/surveys/${surveyId}/analytics/questions?${query}`)
        .set('authorization', authorization);
    expect((await ask('range=last7')).status).toBe(200);
    for (const query of [
      'countries=PT',
      'answered=q1%3Dv:9',
      'order=1..2',
      'versions=1',
      'compare=country',
    ]) {
      const reply = await ask(query);
      expect([query, reply.status, reply.body.error?.code]).toEqual([query, 402, 'PLAN_LIMIT']);
    }
  });
});
