import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { AnswerTexts } from '#shared/api/analytics.ts';
import type { AnswerThemes, PinnedThemes } from '#shared/api/analytics-themes.ts';
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
async function openStore(plan: 'free' | 'pro' = 'pro', questions = [question('text', 'words')]) {
  const { store, authorization } = await validSession(deps);
  await subscribe(deps, store.storeId, plan);
  const definition = survey(...questions);
  const { surveyId } = await buildPublishedSurvey(deps, store, definition);
  const of = { storeId: store.storeId, surveyId, questionId: 'words' };
  const at = `/api/v1/surveys/${surveyId}`;
  const ask = (what: string, query: Record<string, string> = {}) =>
    request(http)
      .get(`${at}/analytics/questions/${what}`)
      .query({ range: 'all', ...query })
      .set('authorization', authorization);
  return {
    write: (texts: readonly string[], country = '', scores: readonly number[] = [], afterDays = 0) =>
      insertTexts(deps.database, { ...of, texts, country, scores, afterDays }),
    pin: async (name: string, words: readonly string[]) => {
      const phrases = words.map((text) => ({ language: 'en', text }));
      const { revision } = succeeded<PinnedThemes>(await ask('words/pinned-themes'));
      const reply = await request(http)
        .put(`${at}/analytics/questions/words/pinned-themes`)
        .set('authorization', authorization)
        .send({ revision, themes: [{ id: 'pinned-theme', name, phrases }] });
      expect(reply.status).toBe(200);
    },
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
const SMALL = ['the dress runs small', 'dress too small', 'sizes run far too small', 'much too tight'];
const LIVRAISON = Array.from({ length: 12 }, (_, at) => `livraison trop lente, ${at} jours de retard`);

describe('themes of a question', () => {
  it('are topics over all languages, with their numbers, praise, complaints and quotes', async () => {
    const store = await openStore();
    await store.write([...LATE, ...SMALL, ...LIVRAISON, 'Great delivery, and the price is fair', 'asdf']);
    const { looked, isAll, others, themes, scoreQuestion } = await store.themes();
    expect({ looked, isAll, others, scoreQuestion }).toEqual({
      ...{ looked: 22, isAll: true, others: 1, scoreQuestion: null },
    });
    expect(themes.map(({ id, texts, praise, complaint }) => [id, texts, praise, complaint])).toEqual([
      ['delivery', 17, 1, 16],
      ['size-fit', 4, 0, 4],
      ['price', 1, 1, 0],
    ]);
    expect(themes[0]).toMatchObject({ name: 'Delivery', group: 'Delivery', languages: ['fr', 'en'] });
    expect(themes.map(({ quotes }) => quotes.length)).toEqual([3, 3, 1]);
  });

  it('have the score of those who wrote of them', async () => {
    const store = await openStore('pro', [question('nps', 'score'), question('text', 'words')]);
    await store.write(
      ['slow delivery', 'delivery was late', 'fair price', 'the price is great'],
      '',
      [2, 9, 10, 10],
    );
    const { scoreQuestion, themes } = await store.themes();
    expect(scoreQuestion).toMatchObject({ type: 'nps' });
    expect(themes.map(({ id, score }) => [id, score?.answers, score?.value])).toEqual([
      ['delivery', 2, 0],
      ['price', 2, 100],
    ]);
  });

  it('list each of their texts once, newest first, page by page', async () => {
    const store = await openStore();
    const texts = Array.from({ length: 57 }, (_, at) => `${LATE[at % 4]} ${at}`);
    await store.write([...texts, ...SMALL]);
    const { themes } = await store.themes();
    expect(themes.find(({ id }) => id === 'delivery')?.texts).toBe(57);
    expect((await store.listed('delivery')).map(({ body }) => body)).toEqual(texts.toReversed());
  });

  it('change as soon as an answer is written or deleted', async () => {
    const store = await openStore();
    await store.write([...LATE, ...SMALL]);
    const before = await store.themes();
    expect(await store.themes()).toEqual(before);
    await store.write(['delivery slow and late'], 'DE');
    const later = await store.themes();
    expect([before.looked, later.looked]).toEqual([8, 9]);
    expect(later.themes.find(({ id }) => id === 'delivery')?.texts).toBe(5);
    const [newest] = await store.listed('delivery');
    expect(newest?.body).toBe('Delivery late and slow');
    expect((await store.remove(newest?.responseId ?? '')).status).toBe(200);
    expect((await store.themes()).looked).toBe(8);
    const bodies = (await store.listed('delivery')).map(({ body }) => body);
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
    const gone = await store.ask('words/theme-texts', { theme: 'colour' });
    expect([gone.status, gone.body.error.message]).toEqual([
      404,
      'The answers have changed, and this theme with them. Load the page again.',
    ]);
  });

  it('of no texts are none', async () => {
    const store = await openStore();
    expect(await store.themes()).toEqual({
      ...{ looked: 0, isAll: true, others: 0, scoreQuestion: null, themes: [], newWords: [] },
    });
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

describe('new words', () => {
  const usual = Array.from({ length: 80 }, (_, at) => `${LATE[at % 4]}, as in week ${at % 9}`);
  const recent = Array.from({ length: 20 }, (_, at) =>
    at < 8 ? `The drawer hiccups, number ${at}` : `${LATE[at % 4]}`,
  );

  it('are those written more often in the last 30 days, and list their texts', async () => {
    const store = await openStore();
    await store.write(usual, '', [], -50);
    await store.write(recent, 'DE');
    const { newWords } = await store.themes();
    expect(newWords.map(({ word, language, texts }) => [word, language, texts])).toEqual([
      ['drawer', 'en', 8],
      ['hiccups', 'en', 8],
      ['number', 'en', 8],
    ]);
    const listed = await store.listed(newWords[0]?.id ?? '');
    expect(listed.map(({ body }) => body)).toEqual(recent.slice(0, 8).toReversed());
  });

  it('are none without a time before, and none that a pinned theme knows', async () => {
    const store = await openStore();
    await store.write(recent);
    expect((await store.themes()).newWords).toEqual([]);
    await store.write(usual, 'DE', [], -50);
    expect((await store.themes()).newWords).toHaveLength(3);
    await store.pin('Drawers', ['drawer', 'hiccups', 'number']);
    expect((await store.themes()).newWords).toEqual([]);
  });
});
