import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeOfPublicId } from '#server/areas/surveys/public-id.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { TEMPLATES } from '#server/areas/surveys/templates/catalogue.ts';
import { startIdentityApp, type IdentityApp } from '#tests/support/identity-app.ts';
import { question } from '#tests/shared/survey/build.ts';
import { filled, merchant, newId, oneQuestion, saveOf, succeeded } from './support.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

const texts = (count: number) => Array.from({ length: count }, (_, at) => question('text', `q${at + 1}`));

it('creates a draft with the client’s id and a public id that names the store', async () => {
  const surveys = await merchant(app);
  const surveyId = newId();
  const made = succeeded<SurveyDetails>(await surveys.create({ surveyId }));
  expect(made).toMatchObject({
    surveyId,
    status: 'draft',
    revision: 1,
    liveVersion: null,
    hasUnpublishedChanges: false,
    versions: [],
    definition: { surveyId, name: 'Untitled Survey', questions: [] },
  });
  expect(made.publicId).toMatch(/^[0-9a-f]{64}$/);
  expect(storeOfPublicId(made.publicId)).toBe(surveys.storeId);
  expect(succeeded(await surveys.get(surveyId))).toEqual(made);
});

it('creates one survey from repeated and concurrent calls', async () => {
  const surveys = await merchant(app);
  const surveyId = newId();
  const replies = await Promise.all([1, 2, 3].map(() => surveys.create({ surveyId })));
  const [first, ...others] = replies.map((reply) => succeeded<SurveyDetails>(reply));
  for (const other of others) expect(other).toEqual(first);
  expect(succeeded<{ pagination: object }>(await surveys.list()).pagination).toMatchObject({
    totalSurveys: 1,
  });
  const otherwise = await surveys.create({ surveyId, templateId: TEMPLATES[0]?.surveyId });
  expect([otherwise.status, otherwise.body.error.code]).toEqual([409, 'CONFLICT']);
});

it('lets two stores use the same survey id without sharing anything', async () => {
  const [one, other] = [await merchant(app), await merchant(app)];
  const surveyId = newId();
  const first = succeeded<SurveyDetails>(await one.create({ surveyId }));
  const definition = { ...first.definition, name: 'Secret plans' };
  await one.save(surveyId, saveOf(1, definition));
  expect((await other.get(surveyId)).status).toBe(404);
  const second = succeeded<SurveyDetails>(await other.create({ surveyId }));
  expect(JSON.stringify(second)).not.toContain('Secret plans');
  expect(second.publicId).not.toBe(first.publicId);
  await other.save(surveyId, saveOf(1, { ...second.definition, name: 'Mine' }));
  expect((await one.get(surveyId)).body.data.definition.name).toBe('Secret plans');
});

it('refuses an id that is reserved for an address', async () => {
  const reply = await (await merchant(app)).create({ surveyId: 'templates' });
  expect([reply.status, Object.keys(reply.body.error.fields as object)]).toEqual([400, ['surveyId']]);
});

it('creates a draft from the store’s own version of a template', async () => {
  const surveys = await merchant(app);
  const template = TEMPLATES[0];
  const templateId = template?.surveyId ?? '';
  const fromCatalogue = succeeded<SurveyDetails>(await surveys.create({ surveyId: newId(), templateId }));
  expect(fromCatalogue).toMatchObject({ templateId, definition: { name: template?.name } });
  expect(fromCatalogue.definition.questions).toHaveLength(template?.questionsCount ?? -1);

  const edited = { ...fromCatalogue.definition, name: 'How was the lamp?', surveyId: templateId };
  const definition = filled(edited, [oneQuestion]);
  succeeded(await surveys.editTemplate(templateId, saveOf(0, definition)));
  const surveyId = newId();
  const own = succeeded<SurveyDetails>(await surveys.create({ surveyId, templateId }));
  expect(own.definition).toMatchObject({ surveyId, name: 'How was the lamp?', questions: [{ surveyId }] });

  const none = await surveys.create({ surveyId: newId(), templateId: 'no-such' });
  expect([none.status, none.body.error.message]).toEqual([404, 'There is no such template.']);
});

it('allows a template to exceed the plan’s question limit by one question only', async () => {
  const surveys = await merchant(app);
  const templateId = TEMPLATES[0]?.surveyId ?? '';
  const { definition } = await surveys.draft();
  const questions = (count: number) => filled({ ...definition, surveyId: templateId }, texts(count));
  succeeded(await surveys.editTemplate(templateId, saveOf(0, questions(11))));
  succeeded(await surveys.create({ surveyId: newId(), templateId }));
  succeeded(await surveys.editTemplate(templateId, saveOf(1, questions(12))));
  const surveyId = newId();
  const refused = await surveys.create({ surveyId, templateId });
  expect([refused.status, refused.body.error]).toEqual([
    402,
    {
      code: 'PLAN_LIMIT',
      message: 'Your plan has room for 10 questions in a survey, and this one has 12.',
    },
  ]);
  expect((await surveys.get(surveyId)).status).toBe(404);
});

it('enforces the question limit, but lets a survey that exceeds it be corrected and shortened', async () => {
  const surveys = await merchant(app);
  const { surveyId, definition: empty } = await surveys.draft();
  const of = (count: number) => filled(empty, texts(count));
  expect((await surveys.save(surveyId, saveOf(1, of(12)))).status).toBe(402);
  expect((await surveys.save(surveyId, saveOf(1, of(11)))).status).toBe(200);

  const large = JSON.stringify(of(40));
  await app.deps.database.query(
    'UPDATE drafts SET definition = $3::jsonb WHERE store_id = $1 AND survey_id = $2',
    [surveys.storeId, surveyId, large],
  );
  expect((await surveys.save(surveyId, saveOf(2, of(41)))).status).toBe(402);
  expect((await surveys.save(surveyId, saveOf(2, { ...of(40), name: 'Corrected' }))).status).toBe(200);
  expect((await surveys.save(surveyId, saveOf(3, of(39)))).status).toBe(200);
  const published = await surveys.publish(surveyId, 4);
  expect([published.status, published.body.error.code]).toEqual([402, 'PLAN_LIMIT']);

  const planless = await merchant(app, null);
  const { surveyId: own, definition } = await planless.draft();
  const first = filled(definition, [oneQuestion]);
  const refused = await planless.save(own, saveOf(1, first));
  expect([refused.status, refused.body.error.message]).toEqual([
    402,
    'This feature is not available on your current plan',
  ]);
});

it('saves a draft, repeats the reply of a repeated save, and reports a conflict with another tab', async () => {
  const surveys = await merchant(app);
  const { surveyId, definition } = await surveys.draft();
  const save = saveOf(1, { ...definition, name: 'Über Ängste' });
  const saved = succeeded<{ revision: number }>(await surveys.save(surveyId, save));
  expect(saved.revision).toBe(2);
  expect(succeeded(await surveys.save(surveyId, save))).toEqual(saved);

  const late = await surveys.save(surveyId, saveOf(1, { ...definition, name: 'Late' }));
  expect([late.status, late.body.error]).toEqual([
    409,
    {
      code: 'CONFLICT',
      message: 'This survey was changed somewhere else in the meantime.',
      fields: { revision: '2' },
    },
  ]);
  const now = succeeded<SurveyDetails>(await surveys.get(surveyId));
  expect(now).toMatchObject({ revision: 2, definition: { name: 'Über Ängste' } });
});

it('accepts one of several concurrent saves, and each save can be repeated', async () => {
  const surveys = await merchant(app);
  const { surveyId, definition } = await surveys.draft();
  const rivals = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => surveys.save(surveyId, saveOf(1, { ...definition, name }))),
  );
  expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const same = saveOf(2, { ...definition, name: 'Twice' });
  const twins = await Promise.all([1, 2, 3].map(() => surveys.save(surveyId, same)));
  expect(twins.map(({ body }) => body.data?.revision as number)).toEqual([3, 3, 3]);
});

it('refuses the definition of another survey', async () => {
  const surveys = await merchant(app);
  const [one, other] = [await surveys.draft(), await surveys.draft()];
  const reply = await surveys.save(one.surveyId, saveOf(1, other.definition));
  expect([reply.status, reply.body.error.fields]).toEqual([
    400,
    { 'definition.surveyId': 'This is the definition of another survey.' },
  ]);
});

it('opens a draft that was saved when limits were larger', async () => {
  const surveys = await merchant(app);
  const surveyId = newId();
  const made = succeeded<SurveyDetails>(await surveys.create({ surveyId }));
  const definition = { ...made.definition, name: 'long '.repeat(1_000) };
  await app.deps.database.query('UPDATE drafts SET definition = $3 WHERE store_id = $1 AND survey_id = $2', [
    surveys.storeId,
    surveyId,
    definition,
  ]);
  expect(succeeded<SurveyDetails>(await surveys.get(surveyId)).definition).toEqual(definition);
  expect((await surveys.save(surveyId, saveOf(1, definition))).status).toBe(400);
});
