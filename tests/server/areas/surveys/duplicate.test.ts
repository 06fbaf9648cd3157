import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { startIdentityApp, type IdentityApp } from '#tests/support/identity-app.ts';
import { question, rule } from '#tests/shared/survey/build.ts';
import { countsOf, merchant, newId, oneQuestion, saveOf, succeeded } from './support.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

const ASKED = [
  question('single_select', 'q1', {
    options: ['a', 'b'],
    config: { nextQuestionId: 'q3', allowOther: true },
    rules: [rule('CONTAINS', ['a', 'other'], 'q2')],
  }),
  question('rating', 'q2', { rules: [rule('CONTAINS', ['1', '2'], 'q3')] }),
  question('text', 'q3'),
];

const TRANSLATIONS = {
  de: { questions: { q1: { text: 'Welche?', options: { a: 'Eins' } }, q3: { text: 'Warum?' } } },
};

it('creates a draft with new ids and updates all references to them', async () => {
  const surveys = await merchant(app);
  const { surveyId, revision, definition } = await surveys.draft(...ASKED);
  const named = { ...definition, name: 'Lamps', translations: TRANSLATIONS };
  succeeded(await surveys.save(surveyId, saveOf(revision, named)));
  succeeded(await surveys.publish(surveyId, revision + 1));
  const newSurveyId = newId();
  const copy = succeeded<SurveyDetails>(await surveys.duplicate(surveyId, newSurveyId));
  expect(copy).toMatchObject({ surveyId: newSurveyId, status: 'draft', liveVersion: null, versions: [] });
  expect(copy.definition).toMatchObject({ surveyId: newSurveyId, name: 'Lamps (copy)' });

  // With the old ids put back, the definitions are equal.
  const ids: Record<string, string> = { [newSurveyId]: surveyId };
  copy.definition.questions.forEach(({ questionId, meaningId, config }, index) => {
    expect(meaningId).toBe(questionId);
    ids[questionId] = ASKED[index]?.questionId ?? '';
    if (!('options' in config)) return;
    config.options.forEach(({ id }, at) => (ids[id] = ['a', 'b'][at] ?? ''));
  });
  expect(Object.keys(ids)).toHaveLength(6);
  for (const [id, old] of Object.entries(ids)) expect(id).not.toBe(old);
  const text = Object.entries(ids).reduce(
    (all, [id, old]) => all.replaceAll(`"${id}"`, `"${old}"`),
    JSON.stringify(copy.definition),
  );
  expect(JSON.parse(text)).toEqual({ ...named, name: 'Lamps (copy)' });
  expect(await countsOf(app.deps, surveys.storeId)).toEqual({ live: 1, published: 1, manifest: 1, rows: 1 });
});

it('creates one copy from repeated calls, and refuses the id of another survey', async () => {
  const surveys = await merchant(app);
  const [one, other] = [await surveys.draft(oneQuestion), await surveys.draft(oneQuestion)];
  const id = newId();
  const replies = await Promise.all([1, 2].map(() => surveys.duplicate(one.surveyId, id)));
  const [first, second] = replies.map((reply) => succeeded<SurveyDetails>(reply));
  expect(second).toEqual(first);
  for (const taken of [id, other.surveyId]) {
    expect((await surveys.duplicate(taken === id ? other.surveyId : one.surveyId, taken)).status).toBe(409);
  }
});

it('copies audience and delivery', async () => {
  const surveys = await merchant(app);
  const { surveyId } = await surveys.draft(oneQuestion);
  const { database } = app.deps;
  await database.query(
    `UPDATE surveys SET audience = '[{"type":"customerType","value":"repeat"}]', delivery = '{"priority":3,"responseCap":50}',
            appearance = '{"corners":"round"}', responses_total = 9
      WHERE store_id = $1 AND survey_id = $2`,
    [surveys.storeId, surveyId],
  );
  const newSurveyId = newId();
  succeeded(await surveys.duplicate(surveyId, newSurveyId));
  const rows = await database.query(
    `SELECT audience, delivery, appearance, responses_total::int AS responses FROM surveys
      WHERE store_id = $1 AND survey_id = $2`,
    [surveys.storeId, newSurveyId],
  );
  expect(rows).toEqual([
    {
      audience: [{ type: 'customerType', value: 'repeat' }],
      delivery: { priority: 3, responseCap: 50 },
      appearance: { corners: 'round' },
      responses: 0,
    },
  ]);
});

it.each(['x'.repeat(120), 'x'.repeat(111) + '👍'.repeat(4)])(
  'shortens the copy’s name to the limit',
  async (name) => {
    const surveys = await merchant(app);
    const { surveyId, revision, definition } = await surveys.draft(oneQuestion);
    succeeded(await surveys.save(surveyId, saveOf(revision, { ...definition, name })));
    const copy = succeeded<SurveyDetails>(await surveys.duplicate(surveyId, newId()));
    expect(copy.definition.name).toMatch(/^x{111}.* \(copy\)$/);
    expect(copy.definition.name.length).toBeLessThanOrEqual(120);
    const second = succeeded<SurveyDetails>(await surveys.duplicate(surveyId, newId()));
    expect(second.definition.name).toMatch(/^x{111}.* \(copy 2\)$/);
    expect(second.definition.name.length).toBeLessThanOrEqual(120);
  },
);

it('gives each copy a name of its own, also a copy of a copy and copies made at once', async () => {
  const surveys = await merchant(app);
  const { surveyId, revision, definition } = await surveys.draft(oneQuestion);
  succeeded(await surveys.save(surveyId, saveOf(revision, { ...definition, name: 'Lamps' })));
  const copy = async (of: string) => succeeded<SurveyDetails>(await surveys.duplicate(of, newId()));
  const first = await copy(surveyId);
  const ofCopy = await copy(first.surveyId);
  expect([first, ofCopy].map((made) => made.definition.name)).toEqual(['Lamps (copy)', 'Lamps (copy 2)']);
  const atOnce = await Promise.all([copy(surveyId), copy(surveyId)]);
  expect(atOnce.map((made) => made.definition.name).sort()).toEqual(['Lamps (copy 3)', 'Lamps (copy 4)']);

  succeeded(await surveys.remove(ofCopy.surveyId));
  expect((await copy(surveyId)).definition.name).toBe('Lamps (copy 2)');
});
