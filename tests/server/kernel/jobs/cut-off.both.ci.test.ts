import request from 'supertest';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { QuestionResults } from '#shared/api/analytics.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeJobsDue, allJobs } from '#tests/support/jobs.ts';
import { CHOICE, insertAnswers } from '#tests/support/many-answers.ts';
import { type FailingDatabase, failingDatabase } from '#tests/support/failing-database.ts';
import { type CollectApp, liveSurvey, newId, startCollectApp } from '../../areas/collect/support.ts';

let app: CollectApp;
let database: FailingDatabase;
beforeEach(async () => {
  database = failingDatabase(await testDatabase());
  app = await startCollectApp(database);
});

let restarted: CollectApp;
beforeAll(async () => void (restarted = await startCollectApp()));

const COUNT = 2_500;

/** Starts the request and makes the database unavailable to the process after the given number of slices. */
async function interrupt(slices: number, ask: () => PromiseLike<request.Response>): Promise<unknown> {
  const real = performance.now.bind(performance);
  const begin = real();
  // Ten times slower: on a busy machine, the request would stop by itself before the fault.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => begin + (real() - begin) / 10);
  database.failAfter(slices);
  try {
    const { body } = await ask();
    return (body as { data: unknown }).data;
  } finally {
    database.failAfter(Infinity);
    clock.mockRestore();
  }
}

async function answeredSurvey() {
  const live = await liveSurvey(app, { definition: CHOICE });
  const { storeId } = live.store;
  const { surveyId } = live.survey;
  const customerId = newId();
  await insertAnswers(app.deps.database, { storeId, surveyId, count: COUNT, words: 'TV', customerId });
  const results = async () => {
    const reply = await live.authorized(
      request(restarted.express).get(`/api/v1/surveys/${surveyId}/analytics/questions?range=all`),
    );
    return (reply.body as { data: QuestionResults }).data;
  };
  return {
    ...live,
    customerId,
    results,
    /** Counts the answers stored under the option and under Other. */
    sorted: async () => {
      const options = (await results()).questions.flatMap((each) => ('options' in each ? each.options : []));
      const of = (text: string) => options.find((each) => each.text === text)?.rate?.count ?? 0;
      return { asOption: of('TV'), asOther: of('Other') };
    },
    promote: () =>
      live.authorized(
        request(app.express)
          .put(`/api/v1/surveys/${surveyId}/analytics/questions/q1/promotions`)
          .send({ body: 'TV', optionId: 'tv', text: 'TV' }),
      ),
    demote: () =>
      live.authorized(
        request(app.express)
          .post(`/api/v1/surveys/${surveyId}/analytics/questions/q1/demotions`)
          .send({ body: 'TV' }),
      ),
    erase: () =>
      live.authorized(
        request(app.express)
          .post('/api/v1/privacy/shopper/erase')
          .send({ by: 'customer', id: customerId, alsoClaimed: true }),
      ),
    remove: () => live.authorized(request(app.express).delete(`/api/v1/surveys/${surveyId}`)),
    openJobs: async () => {
      const rows = await restarted.deps.database.query<{ kind: string }>(
        `SELECT kind FROM jobs WHERE store_id = $1 AND status = 'queued' AND kind <> 'read_theme' ORDER BY kind`,
        [storeId],
      );
      return rows.map(({ kind }) => kind);
    },
    /** Runs the interrupted job once it is due, as the next instance does. */
    async resume() {
      await makeJobsDue(restarted.deps, storeId);
      await allJobs(restarted.deps).runDue();
    },
  };
}

it('resumes an interrupted promotion and an interrupted reversal', async () => {
  const live = await answeredSurvey();
  expect(await interrupt(2, live.promote)).toMatchObject({ optionId: 'tv', isUnfinished: true });
  const half = await live.sorted();
  expect(half.asOption).toBe(1_000);
  expect((await live.results()).isSorting).toBe(true);
  await live.resume();
  expect(await live.sorted()).toEqual({ asOption: COUNT, asOther: 0 });
  expect((await live.results()).isSorting).toBe(false);

  await interrupt(3, live.demote);
  expect((await live.sorted()).asOther).toBe(1_500);
  await live.resume();
  expect(await live.sorted()).toEqual({ asOption: 0, asOther: COUNT });
});

it('resumes an interrupted erasure of a shopper', async () => {
  const live = await answeredSurvey();
  expect(await interrupt(3, live.erase)).toMatchObject({ isUnfinished: true });
  expect(await live.rows()).toHaveLength(COUNT - 600);
  await live.resume();
  expect(await live.rows()).toEqual([]);
  await live.expectCounted();
  expect(await live.openJobs()).toEqual([]);
});

it('resumes an interrupted deletion of a survey', async () => {
  const live = await answeredSurvey();
  expect(await interrupt(1, live.remove)).toMatchObject({ isUnfinished: true });
  expect((await live.rows()).length).toBeGreaterThan(0);
  await live.resume();
  expect(await live.rows()).toEqual([]);
  await live.expectCounted();
  expect(await live.openJobs()).toEqual([]);
});

it('reports a reversed promotion as unfinished while its job is open', async () => {
  const live = await answeredSurvey();
  await live.promote();
  await interrupt(1, live.demote);
  expect((await live.demote()).body.data).toEqual({ changed: 0, isUnfinished: true });
  await live.resume();
  expect((await live.demote()).body.data).toEqual({ changed: 0, isUnfinished: false });
});
