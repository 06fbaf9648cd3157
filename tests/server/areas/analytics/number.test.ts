import request from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { findStore } from '#server/areas/identity/stores/store-repository.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { FilterChoices, QuestionResults } from '#shared/api/analytics.ts';
import { newDefinition } from '#shared/survey/edit/defaults.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import { question } from '#tests/shared/survey/build.ts';
import { testApp } from '#tests/support/app.ts';
import { counted, recounted } from '#tests/support/recount.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { answeredStore } from './answered-store.ts';
import type { GeneratedStore } from './generate.ts';

const WEIGHTS = [61.5, 64, 70, 70, 72, 75.25, 80, 81, 90, 98];

let store: GeneratedStore;
let http: ReturnType<typeof testApp>['http'];
let survey: { surveyId: string; publicId: string };

beforeAll(async () => {
  store = await answeredStore();
  const { deps, storeId } = store;
  http = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).http;
  const record = requireFound(await findStore(deps.database, storeId));
  const asked = question('number', 'weight', {
    text: 'How much do you weigh?',
    config: { unit: 'kg', min: 40, max: 200, decimals: true },
  });
  survey = await buildPublishedSurvey(deps, record, { ...newDefinition(''), questions: [asked] });
  for (const value of WEIGHTS) expect((await answer({ value })).status).toBe(200);
});

function answer(weight: object) {
  const [responseId, now] = [store.deps.newId(), store.deps.clock()];
  return request(http)
    .put(`/api/v1/collect/${survey.publicId}/responses/${responseId}`)
    .send({
      ...{ version: 1, revision: 1, respondentKey: responseId, complete: true, timings: {} },
      ...{ path: ['weight'], startedAt: now, changedAt: now, sentAt: now },
      answers: { weight },
      attributes: { placement: 'hosted' },
    });
}

const read = (path: string) =>
  request(http)
    .get(`/api/v1/surveys/${survey.surveyId}/analytics/${path}`)
    .query({ range: 'all' })
    .set('authorization', store.authorization);

it.each([
  [{ value: 39.9 }, 'too_small'],
  [{ value: 200.1 }, 'too_large'],
  [{ value: '72' }, 'malformed'],
  [{ value: 72.123456 }, 'too_precise'],
])('refuses the answer %j', async (weight, fault) => {
  const reply = await answer(weight);
  expect([reply.status, reply.body.error]).toMatchObject([422, { fields: { weight: fault } }]);
});

it('shows mean, median, spread and a histogram, which a recount confirms', async () => {
  const { questions } = succeeded<QuestionResults>(await read('questions'));
  expect(questions).toMatchObject([
    {
      kind: 'number',
      unit: 'kg',
      answered: WEIGHTS.length,
      // 75.25 counts to three digits.
      summary: { answers: 10, mean: 76.18, median: 73.65, lowest: 61.5, highest: 98 },
      buckets: [
        { from: 60, to: 65, rate: { count: 2 } },
        { from: 65, to: 70, rate: { count: 0 } },
        { from: 70, to: 75, rate: { count: 3 } },
        { from: 75, to: 80, rate: { count: 1 } },
        { from: 80, to: 85, rate: { count: 2 } },
        { from: 85, to: 90, rate: { count: 0 } },
        { from: 90, to: 95, rate: { count: 1 } },
        { from: 95, to: 100, rate: { count: 1 } },
      ],
    },
  ]);
  const { database } = store.deps;
  expect(await counted(database, store.storeId)).toEqual(await recounted(database, store.storeId));
});

it('exports the exact number, and offers no filter by it', async () => {
  const file = await read('responses.csv').buffer().expect(200);
  expect(file.text.split('\r\n')[0]).toContain('How much do you weigh? [weight]');
  expect(file.text).toContain('75.25');
  const summary = await read('summary.csv').buffer().expect(200);
  expect(summary.text).toContain('median,,73.65,10');
  expect(summary.text).toContain('number,70 to below 75,3,10');
  expect(succeeded<FilterChoices>(await read('filters')).questions).toEqual([]);
});
