import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import type { ChoiceQuestion, Question } from '#shared/survey/question.ts';
import { publishSurvey } from '#server/areas/surveys/publish-survey.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { startIdentityApp, type IdentityApp } from '#tests/support/identity-app.ts';
import { question } from '#tests/shared/survey/build.ts';
import { filled, merchant, saveOf, succeeded } from './support.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

const choice = question('single_select', 'q1', { options: ['a', 'b'] }) as ChoiceQuestion;
const rating = question('rating', 'q2', { config: { scale: 5 } });

const reworded = (id: string, text: string): Question =>
  ({
    ...choice,
    config: {
      ...choice.config,
      options: choice.config.options.map((option) => (option.id === id ? { ...option, text } : option)),
    },
  }) as Question;

/** The database, with the number of versions that each statement returned. */
function recordVersions(database: Database) {
  const read: number[] = [];
  return {
    ...database,
    read,
    transaction: ((work, options) =>
      database.transaction(
        (tx) =>
          work({
            ...tx,
            async query(text: string, values: unknown[], given?: object) {
              const rows = await tx.query(text, values, given);
              if (/definition FROM versions/.test(text)) read.push(rows.length);
              return rows as never;
            },
          }),
        options,
      )) as Database['transaction'],
  };
}

/** A live survey with two questions, and a function that publishes other questions. */
async function published() {
  const surveys = await merchant(app);
  let now = await surveys.live(choice, rating);
  const { surveyId } = now;
  const save = async (...questions: Question[]) => {
    const definition = filled(now.definition, questions);
    succeeded(await surveys.save(surveyId, saveOf(now.revision, definition)));
    now = succeeded<SurveyDetails>(await surveys.get(surveyId));
  };
  const publish = async (...meanings: object[]) => {
    const reply = await surveys.publish(surveyId, now.revision, meanings);
    if (reply.status === 200) now = succeeded<SurveyDetails>(reply);
    return reply;
  };
  const meanings = () =>
    Object.fromEntries(
      now.definition.questions.flatMap(({ questionId, meaningId, config }) => [
        [questionId, meaningId],
        ...('options' in config ? config.options : []).map((option) => [option.id, option.meaningId]),
      ]),
    ) as Record<string, string>;
  const frozen = async () =>
    succeeded<SurveyDetails>(await surveys.version(surveyId, now.liveVersion ?? 0)).definition;
  return { save, publish, meanings, frozen, draft: () => now.definition };
}

it('keeps each meaning while text, type and scale stay the same', async () => {
  const survey = await published();
  await survey.save(rating, { ...choice, description: 'Take your time.', isRequired: false });
  expect((await survey.publish()).status).toBe(200);
  expect(survey.meanings()).toEqual({ q1: 'q1', a: 'a', b: 'b', q2: 'q2' });
});

it('asks about each changed text and publishes nothing until the merchant decides', async () => {
  const survey = await published();
  await survey.save({ ...reworded('a', 'Alpha'), text: 'Which one?' }, rating);
  const { status, body } = await survey.publish({ questionId: 'q1', change: 'correction' });
  expect([status, body.error.fields]).toEqual([
    400,
    {
      'meanings.q1.a': '“a” became “Alpha”. Is this a correction, or does it mean something else now?',
    },
  ]);
  const all = await survey.publish();
  expect(Object.keys(all.body.error.fields as object)).toEqual(['meanings.q1', 'meanings.q1.a']);
});

it('keeps the meaning of a corrected text and creates one for a new meaning, in version and draft', async () => {
  const survey = await published();
  await survey.save({ ...reworded('a', 'Alpha'), text: 'Which one?' }, rating);
  await survey.publish(
    { questionId: 'q1', change: 'correction' },
    { questionId: 'q1', optionId: 'a', change: 'new_meaning' },
  );
  const { a, ...others } = survey.meanings();
  expect(others).toEqual({ q1: 'q1', b: 'b', q2: 'q2' });
  expect(a).toMatch(/^[0-9a-f]{32}$/);
  expect(await survey.frozen()).toEqual(survey.draft());
});

it('asks about a text that only the first of many versions had, and holds few versions at once', async () => {
  const surveys = await merchant(app);
  const { definition, surveyId, revision } = await surveys.live(choice, rating);
  const all = { ...app.deps, database: recordVersions(app.deps.database) };
  const product = productDeps(all);
  const session = { storeId: surveys.storeId } as Session;
  let now = revision;
  const publish = async (...questions: Question[]) => {
    const saved = await surveys.save(surveyId, saveOf(now, filled(definition, questions)));
    now = succeeded<{ revision: number }>(saved).revision;
    return publishSurvey(product, session, { surveyId, draftRevision: now, meanings: [] });
  };
  for (let version = 2; version <= 10; version += 1)
    await publish({ ...rating, isRequired: version % 2 === 0 });
  await expect(publish(reworded('a', 'Alpha'), rating)).rejects.toMatchObject({
    fields: { 'meanings.q1.a': expect.stringContaining('“a” became “Alpha”') },
  });
  expect(all.database.read.reduce((sum, rows) => sum + rows, 0)).toBeGreaterThan(10);
  expect(Math.max(...all.database.read)).toBeLessThan(10);
});

it('never merges results of two types or scales, whatever the client sends', async () => {
  const survey = await published();
  const otherType = { ...choice, type: 'multi_select' };
  const config = { ...choice.config, displayType: 'checkbox', minSelect: 1, maxSelect: null };
  const otherScale = { ...rating, config: { ...rating.config, scale: 10 } } as Question;
  await survey.save({ ...otherType, config } as Question, otherScale);
  const correction = ['q1', 'q2'].map((questionId) => ({ questionId, change: 'correction' }));
  expect((await survey.publish(...correction)).status).toBe(200);
  const second = survey.meanings();
  expect(second.q1).not.toBe('q1');
  expect(second.q2).not.toBe('q2');

  await survey.save({ ...choice, meaningId: second.q2 ?? '' }, otherScale);
  await survey.publish();
  expect(survey.meanings().q1).not.toBe(second.q2);
  expect(survey.meanings().q2).toBe(second.q2);

  await survey.save(choice, { ...rating, meaningId: second.q2 ?? '' });
  await survey.publish();
  expect(survey.meanings().q2).not.toBe(second.q2);
});

it('continues the first series when a scale goes from 5 to 10 and back to 5', async () => {
  const survey = await published();
  await survey.save(choice, { ...rating, config: { ...rating.config, scale: 10 } } as Question);
  await survey.publish();
  const ten = survey.meanings().q2;
  expect(ten).not.toBe('q2');
  const now = survey.draft().questions.find(({ questionId }) => questionId === 'q2');
  await survey.save(choice, { ...now, config: { ...now?.config, scale: 5 } } as Question);
  expect((await survey.publish()).status).toBe(200);
  expect(survey.meanings().q2).toBe('q2');
});

it('keeps the history of an option that is sent with the meaning of another', async () => {
  const survey = await published();
  const options = choice.config.options.map((option) =>
    option.id === 'a' ? { ...option, meaningId: 'b' } : option,
  );
  await survey.save({ ...choice, config: { ...choice.config, options } } as Question, rating);
  expect((await survey.publish()).status).toBe(200);
  expect(survey.meanings()).toMatchObject({ a: 'a', b: 'b' });
});

it('uses the newest meaning when a tab saves an older draft', async () => {
  const survey = await published();
  await survey.save({ ...choice, text: 'Which one?' }, rating);
  await survey.publish({ questionId: 'q1', change: 'new_meaning' });
  const { q1: newest } = survey.meanings();
  expect(newest).not.toBe('q1');
  await survey.save({ ...choice, text: 'Which one?' }, { ...rating, isRequired: false });
  expect((await survey.publish()).status).toBe(200);
  expect(survey.meanings().q1).toBe(newest);
});

it('accepts a new meaning from the builder, and keeps the meanings of two questions apart', async () => {
  const survey = await published();
  const copy = { ...rating, questionId: 'q3' };
  await survey.save({ ...choice, text: 'Which one?', meaningId: 'fresh' }, rating, copy);
  expect((await survey.publish()).status).toBe(200);
  const { q1, q2, q3 } = survey.meanings();
  expect([q1, q2]).toEqual(['fresh', 'q2']);
  expect(q3).not.toBe('q2');
});

it('keeps the meaning of a question that returns, and asks if its text changed', async () => {
  const survey = await published();
  await survey.save(rating);
  await survey.publish();
  await survey.save({ ...choice, text: 'Back again?' }, rating);
  expect((await survey.publish()).status).toBe(400);
  await survey.publish({ questionId: 'q1', change: 'correction' });
  expect(survey.meanings().q1).toBe('q1');
});
