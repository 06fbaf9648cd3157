import request from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { findStore } from '#server/areas/identity/stores/store-repository.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { nps, npsCounts } from '#shared/analytics/nps.ts';
import type { Measures } from '#shared/api/analytics-measures.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import { testApp } from '#tests/support/app.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { answeredStore } from './answered-store.ts';
import { type RawResponse, readRows, tally } from './by-hand.ts';
import { FIRST_VERSION, type GeneratedStore } from './generate.ts';

let store: GeneratedStore;
let http: ReturnType<typeof testApp>['http'];
let rows: RawResponse[];
let secondId: string;

beforeAll(async () => {
  store = await answeredStore();
  const { deps, storeId } = store;
  http = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).http;
  const record = requireFound(await findStore(deps.database, storeId));
  const second = await buildPublishedSurvey(deps, record, FIRST_VERSION);
  secondId = second.surveyId;
  for (const value of [10, 10, 9, 3]) await answer(second.publicId, value);
  rows = await readRows(deps.database, storeId);
});

async function answer(publicId: string, value: number): Promise<void> {
  const [responseId, now] = [store.deps.newId(), store.deps.clock()];
  await request(http)
    .put(`/api/v1/collect/${publicId}/responses/${responseId}`)
    .send({
      ...{ version: 1, revision: 1, respondentKey: responseId, complete: false, timings: {} },
      ...{ path: ['source', 'stars', 'liked', 'nps'], startedAt: now, changedAt: now, sentAt: now },
      answers: {
        source: { optionId: 'friend', otherValue: null },
        stars: { value: 4 },
        liked: { optionIds: ['price'], otherValue: null },
        nps: { value },
      },
      attributes: { placement: 'hosted' },
    })
    .expect(200);
}

const mark = (surveyId: string, meaningId: string, measure: string) =>
  request(http)
    .put(`/api/v1/surveys/${surveyId}/analytics/questions/${meaningId}/measure`)
    .set('authorization', store.authorization)
    .send({ measure });

const read = async (query = 'range=all&period=week') =>
  succeeded<Measures>(
    await request(http).get(`/api/v1/analytics/measures?${query}`).set('authorization', store.authorization),
  ).measures;

/** Computed from the raw rows. */
function byHand(own: readonly RawResponse[]) {
  const counts = tally(own).get('nps') ?? {};
  const values = Object.entries(counts).filter(([name]) => name.startsWith('v:'));
  return nps(npsCounts(new Map(values.map(([name, count]) => [Number(name.slice(2)), count]))));
}

it('sums the questions of several surveys with the same measure', async () => {
  expect(await read()).toEqual([]);
  await mark(store.surveyId, 'nps', ' Loyalty ').expect(200);
  await mark(secondId, 'nps', 'Loyalty').expect(200);
  const [loyalty, ...more] = await read();
  expect(more).toEqual([]);
  const of = (surveyId: string) => rows.filter((row) => row.surveyId === surveyId);
  expect(loyalty).toMatchObject({ measure: 'Loyalty', now: byHand(rows), before: null, period: 'week' });
  expect(loyalty?.questions.map(({ surveyId, nps }) => [surveyId, nps])).toEqual([
    [store.surveyId, byHand(of(store.surveyId))],
    [secondId, byHand(of(secondId))],
  ]);
  expect(byHand(of(secondId))).toMatchObject({ promoters: 3, detractors: 1 });
  const answers = loyalty?.points.reduce((sum, { nps }) => sum + (nps?.answers ?? 0), 0);
  expect(answers).toBe(byHand(rows)?.answers);
});

it('returns a range of days and the range before it', async () => {
  const [loyalty] = await read('range=last7');
  const within = (from: string, to: string) => byHand(rows.filter(({ day }) => day >= from && day <= to));
  expect(loyalty?.now).toEqual(within('2026-10-27', '2026-11-02'));
  expect(loyalty?.before).toEqual(within('2026-10-20', '2026-10-26'));
});

it('removes a measure, and accepts none on other questions', async () => {
  await mark(store.surveyId, 'nps', '').expect(200);
  expect((await read()).map(({ questions }) => questions.map(({ surveyId }) => surveyId))).toEqual([
    [secondId],
  ]);
  expect((await mark(secondId, 'stars', 'Loyalty')).status).toBe(400);
  expect((await mark(secondId, 'nobody', 'Loyalty')).status).toBe(404);
});

it('gives no measure to a question whose id every object has', async () => {
  const { deps, storeId } = store;
  const record = requireFound(await findStore(deps.database, storeId));
  const definition = survey(question('nps', 'own'), question('nps', 'constructor'));
  const { surveyId } = await buildPublishedSurvey(deps, record, definition);
  await mark(surveyId, 'own', 'Trust').expect(200);
  const trust = (await read()).filter(({ measure }) => measure !== 'Loyalty');
  expect(trust.map(({ measure, questions }) => [measure, questions.length])).toEqual([['Trust', 1]]);
});
