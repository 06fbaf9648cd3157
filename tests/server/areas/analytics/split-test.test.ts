import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { getScriptStore, listLiveSurveys } from '#server/areas/delivery/storefront/manifest-repository.ts';
import { presentManifest } from '#server/areas/delivery/storefront/present-manifest.ts';
import type { AnalyticsFunnel } from '#shared/api/analytics.ts';
import type { SplitTestResult } from '#shared/api/analytics-insights.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { splitKey } from '#shared/survey/split.ts';
import type { Variant } from '#shared/survey/variant.ts';
import { addressOfVariant, definitionPath } from '#shared/survey/definition-address.ts';
import {
  type CollectApp,
  type LiveSurvey,
  liveSurvey,
  newId,
  startCollectApp,
} from '#tests/server/areas/collect/support.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

const source = question('single_select', 'q1', {
  options: ['friend', 'search'],
  config: { randomize: false },
});
const note = question('text', 'q2', { isRequired: false });
const WORDING: SurveyDefinition = {
  ...survey(source, note),
  split: { kind: 'wording', questionId: 'q1', text: 'Who told you?', description: null },
};
const ORDER: SurveyDefinition = {
  ...survey(source, note),
  split: { kind: 'question_order', questionIds: ['q2', 'q1'] },
};

const FILES = { common: '', rare: '', pictures: '' };

let app: CollectApp;
let live: LiveSurvey;

beforeAll(async () => {
  app = await startCollectApp();
  live = await liveSurvey(app, { definition: WORDING });
});
afterAll(() => app.stop());

const definitionFor = async (of: LiveSurvey, variant?: Variant) => {
  const reply = await request(app.http).get(addressOfVariant(definitionPath(of.survey.publicId, 1), variant));
  expect(reply.status).toBe(200);
  return reply.body as SurveyDefinition;
};

const answer = (of: LiveSurvey, variant: Variant | undefined, optionId: string, complete = true) =>
  of.saved(newId(), {
    ...(variant && { variant }),
    complete,
    answers: { q1: { optionId, otherValue: null } },
    timings: {},
    path: complete ? ['q1', 'q2'] : ['q1'],
  });

const resultOf = async (of: LiveSurvey, query: Record<string, string> = {}) =>
  of.authorized(
    request(app.http)
      .get(`/api/v1/surveys/${of.survey.surveyId}/analytics/split-test`)
      .query({ range: 'all', ...query }),
  );

describe('a shopper of a split test', () => {
  it('gets only the own version, which does not say that there is a test', async () => {
    const [a, b, plain] = [
      await definitionFor(live, 'a'),
      await definitionFor(live, 'b'),
      await definitionFor(live),
    ];
    expect([a, b, plain].map(({ questions }) => questions[0]?.text)).toEqual(['q1', 'Who told you?', 'q1']);
    for (const each of [a, b, plain]) expect(JSON.stringify(each)).not.toContain('split');
    expect(JSON.stringify(a)).not.toContain('Who told you?');
  });

  it('is told of the test by the store’s script', async () => {
    const { database } = app.deps;
    const store = await getScriptStore(database, live.store.storeId);
    if (store === null) throw new Error('The store exists.');
    const surveys = await listLiveSurveys(database, live.store.storeId);
    const { surveys: shown } = presentManifest({
      ...{ origin: '', store, surveys, isMonthFull: false, messagesUrl: () => null, files: FILES },
      allowance: {
        ...{ responses: Infinity, orders: Infinity },
        ...{ hasOwnTheme: true, removesBranding: true, showsPictures: true },
      },
    });
    expect(shown.map(({ language }) => language.split)).toEqual([splitKey(WORDING)]);
  });

  it('is stored with the version, which never changes', async () => {
    const responseId = newId();
    const first = { answers: { q1: { optionId: 'friend', otherValue: null } }, timings: {}, path: ['q1'] };
    const other = await liveSurvey(app, { definition: WORDING });
    await other.saved(responseId, { ...first, variant: 'b' });
    await other.saved(responseId, {
      ...first,
      variant: 'a',
      revision: 2,
      complete: true,
      path: ['q1', 'q2'],
    });
    expect((await other.rows()).map(({ variant }) => variant)).toEqual(['b']);
    await other.expectCounted();
  });

  it('walks the questions in the order of the own version', async () => {
    const ordered = await liveSurvey(app, { definition: ORDER });
    const begun = { answers: { q2: { value: 'hello' } }, timings: {}, path: ['q2'] };
    await ordered.saved(newId(), { ...begun, variant: 'b' });
    expect((await ordered.save(newId(), { ...begun, variant: 'a' })).status).toBe(422);
    expect((await ordered.rows()).map(({ path, variant }) => [path, variant])).toEqual([[['q2'], 'b']]);
    await ordered.expectCounted();
  });

  it('of a survey without a test has no version, whatever the page says', async () => {
    const plain = await liveSurvey(app, { definition: survey(source, note) });
    await answer(plain, 'b', 'friend');
    expect((await plain.rows()).map(({ variant }) => variant)).toEqual([null]);
  });
});

/** How often A and B were answered with *friend*. */
function friends({ result }: SplitTestResult) {
  const [choice] = result?.questions ?? [];
  const option = choice?.kind === 'choice' ? choice.options.find(({ text }) => text === 'friend') : undefined;
  return [option?.one?.count, option?.other?.count];
}

describe('the results of a split test', () => {
  beforeAll(async () => {
    for (let at = 0; at < 40; at += 1) {
      await answer(live, 'a', at < 34 ? 'friend' : 'search', at < 38);
      await answer(live, 'b', at < 6 ? 'friend' : 'search', at < 36);
    }
    await answer(live, undefined, 'friend');
  });

  it('compare both versions, and leave out whoever took no part', async () => {
    const found = succeeded<SplitTestResult>(await resultOf(live));
    expect(found.tests).toMatchObject([
      {
        key: splitKey(WORDING),
        kind: 'wording',
        isRunning: true,
        versions: [1],
        a: ['q1'],
        b: ['Who told you?'],
      },
    ]);
    expect(found.result).toMatchObject({
      key: splitKey(WORDING),
      begun: { one: 40, other: 40, comparison: { verdict: 'may_be_chance' } },
      completed: { one: { count: 38, total: 40 }, other: { count: 36, total: 40 } },
      questions: [
        {
          meaningId: 'q1',
          options: [
            {
              text: 'friend',
              one: { count: 34 },
              other: { count: 6 },
              comparison: { verdict: 'unlikely_chance' },
            },
            { text: 'search', one: { count: 6 }, other: { count: 34 } },
          ],
        },
      ],
    });
    const [choice] = found.result?.questions ?? [];
    expect(choice?.kind === 'choice' && choice.options[0]?.comparison?.sentence).toBe(
      'Shoppers who saw A choose "friend" more often (85% against 15%), unlikely to be chance.',
    );
  });

  it('say nothing of how many answered when a filter keeps some answers only', async () => {
    const found = succeeded<SplitTestResult>(await resultOf(live, { answered: 'q1=o:friend' }));
    expect(found.result).toMatchObject({ begun: null, completed: null });
  });

  it('join in all other figures', async () => {
    const { length } = await live.rows();
    expect(await live.figures()).toMatchObject({ responses: length });
    await live.expectCounted();
  });

  it('show each response with the wording that the shopper read', async () => {
    const reply = await live.authorized(
      request(app.http).get(`/api/v1/surveys/${live.survey.surveyId}/responses`).query({ range: 'all' }),
    );
    const { responses } = succeeded<{ responses: ReadableResponse[] }>(reply);
    for (const { variant, path } of responses) {
      expect(path[0]?.text).toBe(variant === 'b' ? 'Who told you?' : 'q1');
    }
    expect(new Set(responses.map(({ variant }) => variant)).size).toBeGreaterThan(1);
  });

  it('are counters, equal to a count of the responses', async () => {
    const figures = succeeded<SplitTestResult>(await resultOf(live)).result;
    // No language is known here, so this filter keeps all, and reads each response.
    expect(succeeded<SplitTestResult>(await resultOf(live, { languages: 'unknown' })).result).toEqual(
      figures,
    );
    const { database } = app.deps;
    await database.query(
      `UPDATE variant_counters SET n = n + 1 WHERE store_id = $1 AND variant = 'b' AND cell = 'o:friend'`,
      [live.store.storeId],
    );
    expect(friends(succeeded<SplitTestResult>(await resultOf(live)))).toMatchObject([34, 7]);
    expect(await recountSurveys(app.deps, live.store.storeId)).toMatchObject({ wrongDays: 1 });
    expect(succeeded<SplitTestResult>(await resultOf(live)).result).toEqual(figures);
    await live.expectCounted();
  });

  it('lose a response that the merchant deletes', async () => {
    const few = await liveSurvey(app, { definition: WORDING });
    for (const variant of ['a', 'b', 'b'] as const) await answer(few, variant, 'friend');
    const [gone] = (await few.rows()).filter(({ variant }) => variant === 'b');
    const reply = await few.authorized(
      request(app.http).delete(
        `/api/v1/surveys/${few.survey.surveyId}/responses/${String(gone?.responseId)}`,
      ),
    );
    expect(reply.status).toBe(200);
    expect(friends(succeeded<SplitTestResult>(await resultOf(few)))).toEqual([1, 1]);
    await few.expectCounted();
  });

  it('tell how far shoppers came in the order of each version, also in the funnel', async () => {
    const ordered = await liveSurvey(app, { definition: ORDER });
    const words = { q2: { value: 'hello' } };
    // A asks q1 and then q2; B asks q2 and then q1. Two of B leave at q2, and one of A leaves at q1.
    for (const path of [['q2'], ['q2'], ['q2', 'q1']]) {
      await ordered.saved(newId(), { variant: 'b', answers: words, timings: {}, path });
    }
    await answer(ordered, 'a', 'friend', false);
    await answer(ordered, 'a', 'friend');
    const { result } = succeeded<SplitTestResult>(await resultOf(ordered));
    const told = (side: 'one' | 'other') =>
      result?.reach?.[side].map(({ meaningId, seen, left }) => [meaningId, seen?.count, left?.count]);
    expect(told('one')).toEqual([
      ['q1', 2, 1],
      ['q2', 1, 0],
    ]);
    expect(told('other')).toEqual([
      ['q2', 3, 2],
      ['q1', 1, 1],
    ]);
    const funnel = succeeded<AnalyticsFunnel>(
      await ordered.authorized(
        request(app.http)
          .get(`/api/v1/surveys/${ordered.survey.surveyId}/analytics/funnel`)
          .query({ range: 'all' }),
      ),
    );
    expect(funnel.hasTwoOrders).toBe(true);
    expect(funnel.steps).toMatchObject([
      { meaningId: 'q1', seen: 3, leftEarlier: 2, notAsked: 0 },
      { meaningId: 'q2', seen: 4, leftEarlier: 1, notAsked: 0 },
    ]);
  });

  it('refuse a test that the survey never had', async () => {
    expect((await resultOf(live, { test: 'unknown' })).status).toBe(400);
  });

  it('are empty for a survey without a test', async () => {
    const plain = await liveSurvey(app, { definition: survey(source, note) });
    expect(succeeded<SplitTestResult>(await resultOf(plain))).toMatchObject({ tests: [], result: null });
  });

  it('need a plan with comparisons', async () => {
    const free = await liveSurvey(app, { definition: WORDING, plan: 'free' });
    expect((await resultOf(free)).status).toBe(402);
  });
});
