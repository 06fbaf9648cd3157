import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { AnswerTexts } from '#shared/api/analytics.ts';
import type { AnswerThemes } from '#shared/api/analytics-themes.ts';
import { randomFrom } from '#tests/support/simulation/random.ts';
import { makeAnswers } from '#tests/support/made-answers.ts';
import { subscribe, succeeded } from '#tests/server/areas/surveys/support.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { testApp, testDeps, type TestDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { thorough } from '#tests/support/thorough.ts';
import { insertTexts } from '#tests/support/written-answers.ts';

let deps: TestDeps;
let http: ReturnType<typeof testApp>['http'];

beforeAll(async () => {
  deps = testDeps({ database: await testDatabase() });
  http = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).http;
});

/** A store with one live survey that asks for a text. */
async function openStore(plan: 'free' | 'pro' = 'pro') {
  const { store, authorization } = await validSession(deps);
  await subscribe(deps, store.storeId, plan);
  const definition = survey(question('text', 'words'));
  const { surveyId } = await buildPublishedSurvey(deps, store, definition);
  const of = { storeId: store.storeId, surveyId, questionId: 'words' };
  const at = `/api/v1/surveys/${surveyId}`;
  const ask = (what: string, query: Record<string, string> = {}) =>
    request(http)
      .get(`${at}/analytics/questions/${what}`)
      .query({ range: 'all', ...query })
      .set('authorization', authorization);
  return {
    write: (texts: readonly string[], country?: string) =>
      insertTexts(deps.database, { ...of, texts, ...(country !== undefined && { country }) }),
    remove: (responseId: string) =>
      request(http).delete(`${at}/responses/${responseId}`).set('authorization', authorization),
    ask,
    themes: async (query?: Record<string, string>) =>
      succeeded<AnswerThemes>(await ask('words/themes', query)),
    listed: async (theme: string, query: Record<string, string> = {}) => {
      const texts: AnswerTexts['texts'][number][] = [];
      for (let after: string | null = ''; after !== null;) {
        const page: AnswerTexts = succeeded(await ask('words/theme-texts', { theme, after, ...query }));
        texts.push(...page.texts);
        after = page.next;
      }
      return texts;
    },
  };
}

const LATE = [
  'The delivery was slow',
  'slow delivery again',
  'my delivery came late',
  'Delivery late and slow',
];
const SMALL = ['the dress runs small', 'dress too small', 'small sizes, tight dress', 'The dress is tight'];
const LIVRAISON = Array.from({ length: 12 }, (_, at) => `livraison trop lente, ${at} jours de retard`);

describe('themes of a question', () => {
  it('have their words, numbers and quotes, in each language by itself', async () => {
    const store = await openStore();
    await store.write([...LATE, ...SMALL, ...LIVRAISON, 'The box was blue']);
    const { looked, isAll, themes } = await store.themes();
    expect({ looked, isAll }).toEqual({ looked: 21, isAll: true });
    expect(themes.map(({ language, texts }) => [language, texts])).toEqual([
      ['fr', 12],
      ['en', 4],
      ['en', 4],
    ]);
    expect(themes.map(({ words }) => words.join(' '))).toEqual([
      expect.stringContaining('livraison'),
      expect.stringContaining('delivery'),
      expect.stringContaining('dress'),
    ]);
    for (const { quotes } of themes) expect(quotes.length).toBe(3);
  });

  it('list each of their texts once, newest first, page by page', async () => {
    const store = await openStore();
    const texts = Array.from({ length: 57 }, (_, at) => `${LATE[at % 4]} ${at}`);
    await store.write([...texts, ...SMALL]);
    const { themes } = await store.themes();
    const late = themes.find(({ words }) => words.join(' ').includes('delivery'));
    const listed = await store.listed(late?.id ?? '');
    expect(listed.map(({ body }) => body)).toEqual(texts.toReversed());
    expect(late?.texts).toBe(57);
  });

  it('change as soon as an answer is written or deleted', async () => {
    const store = await openStore();
    await store.write([...LATE, ...SMALL]);
    const before = await store.themes();
    expect(await store.themes()).toEqual(before);
    await store.write(['delivery slow and late'], 'DE');
    const later = await store.themes();
    expect([before.looked, later.looked]).toEqual([8, 9]);
    const late = later.themes.find(({ words }) => words.join(' ').includes('delivery'));
    expect(late?.texts).toBe(5);
    const [newest] = await store.listed(late?.id ?? '');
    expect(newest?.body).toBe('Delivery late and slow');
    expect((await store.remove(newest?.responseId ?? '')).status).toBe(200);
    const after = await store.themes();
    expect(after.looked).toBe(8);
    const left = after.themes.find(({ words }) => words.join(' ').includes('delivery'));
    const bodies = (await store.listed(left?.id ?? '')).map(({ body }) => body);
    expect(bodies).not.toContain('Delivery late and slow');
    expect(bodies).toHaveLength(4);
  });

  it('cover the texts of the filter, which the plan must include', async () => {
    const store = await openStore();
    await store.write([...LATE, ...SMALL], 'DE');
    await store.write(LIVRAISON, 'FR');
    const { looked, themes } = await store.themes({ countries: 'DE' });
    expect([looked, themes.map(({ texts }) => texts)]).toEqual([8, [4, 4]]);
    const listed = await store.listed(themes[0]?.id ?? '', { countries: 'DE' });
    expect(new Set(listed.map(({ country }) => country))).toEqual(new Set(['DE']));
    const free = await openStore('free');
    const refused = await free.ask('words/themes', { countries: 'DE' });
    expect([refused.status, refused.body.error.code]).toEqual([402, 'PLAN_LIMIT']);
    expect((await free.ask('words/themes')).status).toBe(200);
  });

  it('of a question that does not exist, and texts of a theme that does not exist, are not found', async () => {
    const store = await openStore();
    await store.write(LATE);
    expect((await store.ask('nobody/themes')).status).toBe(404);
    const gone = await store.ask('words/theme-texts', { theme: 'en.nothing' });
    expect([gone.status, gone.body.error.message]).toEqual([
      404,
      'The answers have changed, and this theme with them. Load the page again.',
    ]);
  });

  it('of no texts are none', async () => {
    const store = await openStore();
    expect(await store.themes()).toEqual({ looked: 0, isAll: true, themes: [] });
  });

  it('are found in thousands of texts', async () => {
    const store = await openStore();
    const count = thorough(20_000, 2_000);
    const answers = makeAnswers('en', count, randomFrom(5));
    await store.write(answers.map(({ text }) => text));
    const { looked, themes } = await store.themes();
    expect(looked).toBe(count);
    expect(themes.length).toBeGreaterThan(7);
  });
});
