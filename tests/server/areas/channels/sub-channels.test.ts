import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { ChannelReport, ChannelTexts } from '#shared/api/channels.ts';
import { addFollowUp } from '#web/admin/features/builder/edit/add-follow-up.ts';
import { openDefinition } from '#shared/survey/edit/editing-state.ts';
import type { Question } from '#shared/survey/question.ts';
import { channelsArea } from '#server/areas/channels/routes.ts';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { privacyArea } from '#server/areas/privacy/routes.ts';
import type { Database, Transaction, TransactionOptions } from '#server/kernel/database/database.ts';
import { createMetrics } from '#server/kernel/telemetry/metrics.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { subscribe, succeeded } from '#tests/server/areas/surveys/support.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { testApp, testDeps } from '#tests/support/app.ts';
import { answerOrders } from '#tests/support/answered-orders.ts';
import { idsFrom } from '#tests/support/arbitraries.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeJobsDue, testJobs } from '#tests/support/jobs.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { insertTexts } from '#tests/support/written-answers.ts';

const SOURCE = question('single_select', 'source', { options: ['Instagram', 'A podcast'] });

async function openStore(definition: ReturnType<typeof survey>) {
  const deps = testDeps({ database: await testDatabase() });
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  const { authorization, store } = await validSession(deps);
  await subscribe(deps, store.storeId, 'pro');
  const { surveyId } = await buildPublishedSurvey(deps, store, definition);
  const read = async () =>
    succeeded<ChannelTexts>(
      await request(http)
        .get(`/api/v1/surveys/${surveyId}/channels/questions/source/texts`)
        .set('authorization', authorization),
    );
  const report = async () => {
    const at = `/api/v1/surveys/${surveyId}/channels/questions/source`;
    const count = request(http)
      .post(`${at}/count`)
      .set('authorization', authorization)
      .send({ range: 'all' });
    succeeded(await count);
    // On a busy machine the request counts only a part, and the job counts the rest.
    await makeJobsDue(deps, store.storeId);
    await testJobs(deps, channelsArea).runDue();
    return succeeded<ChannelReport>(
      await request(http).get(`${at}/report?range=all`).set('authorization', authorization),
    );
  };
  const remove = async (responseId: string) =>
    succeeded(
      await request(http)
        .delete(`/api/v1/surveys/${surveyId}/responses/${responseId}`)
        .set('authorization', authorization),
    );
  return { deps, storeId: store.storeId, surveyId, authorization, read, report, remove };
}

it('lists the answers to a follow-up within its channel, with shares of those who answered it', async () => {
  const podcast = { questionId: 'source', optionId: 'A podcast', text: 'Which podcast was it?' };
  const { definition } = addFollowUp(
    openDefinition(survey(SOURCE, question('nps', 'nps'))),
    podcast,
    idsFrom('which-'),
  );
  const { deps, storeId, surveyId, read } = await openStore(definition);
  expect((await read()).within).toEqual([]);
  const questionId = definition.questions[1]?.questionId ?? '';
  const texts = ['Slow Mornings', 'slow mornings', 'Slow Mornings', 'Tea Talk'];
  await insertTexts(deps.database, { storeId, surveyId, questionId, texts });
  expect((await read()).within).toEqual([
    {
      channel: 'podcast',
      question: 'Which podcast was it?',
      answers: [
        {
          text: 'Slow Mornings',
          share: expect.objectContaining({ count: 3, total: 4, share: 0.75 }) as object,
        },
        { text: 'Tea Talk', share: expect.objectContaining({ count: 1, total: 4, share: 0.25 }) as object },
      ],
    },
  ]);
});

it('counts every text of a follow-up, however many differ', async () => {
  const podcast = { questionId: 'source', optionId: 'A podcast', text: 'Which podcast was it?' };
  const { definition } = addFollowUp(
    openDefinition(survey(SOURCE, question('nps', 'nps'))),
    podcast,
    idsFrom('which-'),
  );
  const { deps, storeId, surveyId, read } = await openStore(definition);
  const questionId = definition.questions[1]?.questionId ?? '';
  const texts = Array.from({ length: 1_600 }, (_, n) => `Episode ${n}`);
  await insertTexts(deps.database, {
    storeId,
    surveyId,
    questionId,
    texts: [...texts, 'Tea Talk', 'Tea Talk'],
  });
  const [podcasts] = (await read()).within;
  expect(podcasts?.answers[0]).toMatchObject({ text: 'Tea Talk', share: { count: 2, total: 1_602 } });
});

it('counts the orders, revenue and new customers of each answer to a follow-up', async () => {
  const podcast = { questionId: 'source', optionId: 'A podcast', text: 'Which podcast was it?' };
  const { definition } = addFollowUp(
    openDefinition(survey(SOURCE, question('nps', 'nps'))),
    podcast,
    idsFrom('which-'),
  );
  const { deps, storeId, surveyId, report } = await openStore(definition);
  const which = definition.questions[1]?.questionId ?? '';
  const chose = (optionId: string) => ({ source: { optionId, otherValue: null } });
  const heard = (value: string) => ({ answers: { ...chose('A podcast'), [which]: { value } } });
  const groups = [
    heard('Slow Mornings'),
    heard('slow  mornings'),
    heard('Tea Talk'),
    { answers: chose('A podcast') },
    { answers: chose('Instagram') },
  ];
  await answerOrders(deps.database, { storeId, surveyId, count: 100, groups, days: 20 });
  const orders = await deps.database.query<{ answer: string | null; value: number; isNew: boolean }>(
    `SELECT lower(responses.answers->$2::text->>'value') AS answer, value::float8 AS value, is_first_order AS "isNew"
       FROM orders JOIN responses ON responses.store_id = $1 AND responses.order_id = orders.order_id
      WHERE orders.store_id = $1`,
    [storeId, which],
  );
  const byHand = (answers: readonly string[]) => {
    const own = orders.filter(({ answer }) => answer !== null && answers.includes(answer));
    const revenue = own.reduce((sum, { value }) => sum + value, 0);
    return {
      orders: own.length,
      revenue: expect.closeTo(revenue, 3) as number,
      average: expect.closeTo(revenue / own.length, 6) as number,
      newCustomers: own.filter(({ isNew }) => isNew).length,
      share: expect.objectContaining({ count: own.length, total: 60 }) as object,
    };
  };
  expect((await report()).counted?.within).toEqual([
    {
      channel: 'podcast',
      question: 'Which podcast was it?',
      orders: 60,
      answers: [
        { text: 'Slow Mornings', ...byHand(['slow mornings', 'slow  mornings']) },
        { text: 'Tea Talk', ...byHand(['tea talk']) },
      ],
    },
  ]);
  expect(byHand(['tea talk']).orders).toBe(20);
});

it('lists the chosen options of a follow-up within its channel, the most chosen first', async () => {
  const podcast = { questionId: 'source', optionId: 'A podcast', text: 'Which podcast was it?' };
  const { definition } = addFollowUp(
    openDefinition(survey(SOURCE, question('nps', 'nps'))),
    podcast,
    idsFrom('which-'),
  );
  const which = definition.questions[1]!;
  const options = ['Tea Talk', 'Slow Mornings', 'Never Heard'];
  const { config } = question('single_select', which.questionId, { options });
  const choice = { ...which, type: 'single_select', config: { ...config, ...which.config } } as Question;
  const { deps, storeId, surveyId, read } = await openStore({
    ...definition,
    questions: definition.questions.map((each) => (each === which ? choice : each)),
  });
  const heard = (optionId: string) => ({
    answers: {
      source: { optionId: 'A podcast', otherValue: null },
      [which.questionId]: { optionId, otherValue: null },
    },
  });
  const groups = [heard('Slow Mornings'), heard('Slow Mornings'), heard('Tea Talk'), heard('Slow Mornings')];
  await answerOrders(deps.database, { storeId, surveyId, count: 4, groups, days: 1 });
  await deps.database.query(`UPDATE responses SET path = $2 WHERE store_id = $1`, [
    storeId,
    JSON.stringify(['source', which.questionId]),
  ]);
  await recountSurveys(deps, storeId);
  const [podcasts] = (await read()).within;
  expect(podcasts?.answers.map(({ text, share }) => [text, share.count, share.total])).toEqual([
    ['Slow Mornings', 3, 4],
    ['Tea Talk', 1, 4],
  ]);
});

it('leaves out a question that shoppers of other channels see as well', async () => {
  const rules = [
    {
      condition: { operator: 'CONTAINS' as const, value: ['A podcast'] },
      action: { type: 'SHOW' as const, questionIds: ['why'] },
    },
  ];
  const { deps, storeId, surveyId, read } = await openStore(
    survey({ ...SOURCE, logic: { rules } }, question('text', 'why')),
  );
  await insertTexts(deps.database, { storeId, surveyId, questionId: 'why', texts: ['Because'] });
  expect((await read()).within).toEqual([]);
});

describe('the words of a removed answer', () => {
  /** Ten shoppers name a podcast. The last of them, alone, wrote *Tea Talk*. */
  async function openPodcastStore() {
    const podcast = { questionId: 'source', optionId: 'A podcast', text: 'Which podcast was it?' };
    const { definition } = addFollowUp(
      openDefinition(survey(SOURCE, question('nps', 'nps'))),
      podcast,
      idsFrom('which-'),
    );
    const store = await openStore(definition);
    const { deps, storeId, surveyId } = store;
    const which = definition.questions[1]?.questionId ?? '';
    const groups = Array.from({ length: 10 }, (_, at) => ({
      answers: {
        source: { optionId: 'A podcast', otherValue: null },
        [which]: { value: at === 9 ? 'Tea Talk' : 'Slow Mornings' },
      },
    }));
    await answerOrders(deps.database, { storeId, surveyId, count: 10, groups, days: 20 });
    const stored = async () => {
      const rows = await deps.database.query<{ figures: string }>(
        `SELECT figures::text AS figures FROM channel_reports WHERE store_id = $1 AND survey_id = $2`,
        [storeId, surveyId],
      );
      return rows.map(({ figures }) => figures).join();
    };
    return { ...store, stored };
  }

  const LAST = 'response-9';
  const podcastsIn = ({ counted }: ChannelReport) =>
    counted?.within.flatMap(({ answers }) => answers.map(({ text }) => text));

  it('are forgotten by the stored report when the merchant deletes the answer', async () => {
    const { report, stored, remove } = await openPodcastStore();
    expect(podcastsIn(await report())).toEqual(['Slow Mornings', 'Tea Talk']);
    expect(await stored()).toContain('Tea Talk');
    await remove(LAST);
    expect(await stored()).toBe('');
    expect(podcastsIn(await report())).toEqual(['Slow Mornings']);
  });

  it('are forgotten by the stored report when the answer is older than the retention', async () => {
    const { deps, storeId, surveyId, report, stored } = await openPodcastStore();
    await report();
    const { database } = deps;
    await database.query(
      `UPDATE responses SET first_saved_at = now() - interval '400 days'
        WHERE store_id = $1 AND survey_id = $2 AND response_id = $3`,
      [storeId, surveyId, LAST],
    );
    await database.query(
      `UPDATE stores SET settings = settings || '{"retentionMonths": 12}' WHERE store_id = $1`,
      [storeId],
    );
    await testJobs(deps, privacyArea).runChores();
    expect(await stored()).not.toContain('Tea Talk');
  });

  it('are not stored by a count that read the answer before it was deleted', async () => {
    const { deps, surveyId, authorization, stored, remove } = await openPodcastStore();
    const database = afterReading(deps.database, 'Tea Talk', () => remove(LAST));
    const counting = { ...deps, database, metrics: createMetrics() };
    const { http } = testApp({ deps: counting, areas: createAreas(counting), guard: createGuard(counting) });
    succeeded(
      await request(http)
        .post(`/api/v1/surveys/${surveyId}/channels/questions/source/count`)
        .set('authorization', authorization)
        .send({ range: 'all' }),
    );
    expect(await stored()).toContain('Slow Mornings');
    expect(await stored()).not.toContain('Tea Talk');
  });
});

/** The same database. When a transaction has read the text for the first time, `work` runs before the reader goes on. */
function afterReading(database: Database, text: string, work: () => Promise<unknown>): Database {
  let isDone = false;
  return {
    ...database,
    async transaction<T>(read: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T> {
      const found = await database.transaction(read, options);
      if (!isDone && JSON.stringify([found]).includes(text)) {
        isDone = true;
        await work();
      }
      return found;
    },
  };
}
