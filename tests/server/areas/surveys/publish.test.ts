import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { startIdentityApp, type IdentityApp } from '#tests/support/identity-app.ts';
import { question, rule } from '#tests/shared/survey/build.ts';
import { countsOf, filled, merchant, oneQuestion, saveOf, succeeded } from './support.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

it('saves the draft as a version, and later edits change only the draft', async () => {
  const surveys = await merchant(app);
  const { surveyId, revision, definition } = await surveys.draft(oneQuestion);
  const published = succeeded<SurveyDetails>(await surveys.publish(surveyId, revision));
  expect(published).toMatchObject({
    status: 'live',
    liveVersion: 1,
    hasUnpublishedChanges: false,
    versions: [{ version: 1, draftRevision: revision }],
  });
  expect(await countsOf(app.deps, surveys.storeId)).toEqual({ live: 1, published: 1, manifest: 1, rows: 1 });

  succeeded(await surveys.save(surveyId, saveOf(revision, { ...definition, name: 'Edited' })));
  expect(succeeded(await surveys.get(surveyId))).toMatchObject({
    liveVersion: 1,
    hasUnpublishedChanges: true,
    definition: { name: 'Edited' },
  });
  expect(succeeded(await surveys.version(surveyId, 1))).toMatchObject({ version: 1, definition });
});

it('creates the next version when publishing again, but one version per revision', async () => {
  const surveys = await merchant(app);
  const { surveyId, revision, definition } = await surveys.live();
  const again = succeeded<SurveyDetails>(await surveys.publish(surveyId, revision));
  expect(again).toMatchObject({ liveVersion: 1, status: 'live' });
  const saved = { ...definition, name: 'Second' };
  succeeded(await surveys.save(surveyId, saveOf(revision, saved)));
  const replies = await Promise.all([1, 2, 3].map(() => surveys.publish(surveyId, revision + 1)));
  for (const reply of replies) expect(succeeded(reply)).toMatchObject({ liveVersion: 2 });
  expect(succeeded<{ versions: object[] }>(await surveys.versions(surveyId))).toMatchObject({
    versions: [{ version: 2 }, { version: 1 }],
    next: null,
  });
  expect(await countsOf(app.deps, surveys.storeId)).toEqual({ live: 1, published: 1, manifest: 2, rows: 1 });
});

it('refuses to publish another revision than the one that the merchant saw', async () => {
  const surveys = await merchant(app);
  const { surveyId, revision, definition } = await surveys.draft(oneQuestion);
  succeeded(await surveys.save(surveyId, saveOf(revision, { ...definition, name: 'From another tab' })));
  const reply = await surveys.publish(surveyId, revision);
  expect([reply.status, reply.body.error.fields]).toEqual([409, { revision: String(revision + 1) }]);
  expect(succeeded(await surveys.get(surveyId))).toMatchObject({ status: 'draft', liveVersion: null });
  expect(await countsOf(app.deps, surveys.storeId)).toEqual({ live: 0, published: 0, manifest: 0, rows: 0 });
});

it('applies either the save or the publication when both happen at the same moment', async () => {
  const surveys = await merchant(app, 'pro');
  for (let round = 0; round < 5; round++) {
    const { surveyId, revision, definition } = await surveys.draft(oneQuestion);
    const late = { ...definition, name: 'Late' };
    const [saved, published] = await Promise.all([
      surveys.save(surveyId, saveOf(revision, late)),
      surveys.publish(surveyId, revision),
    ]);
    expect(saved.status).toBe(200);
    const now = succeeded<SurveyDetails>(await surveys.get(surveyId));
    expect(now.definition.name).toBe('Late');
    if (published.status === 200) {
      expect(now).toMatchObject({ status: 'live', hasUnpublishedChanges: true });
      expect(succeeded(await surveys.version(surveyId, 1))).toMatchObject({ definition });
    } else {
      expect([published.status, now.status]).toEqual([409, 'draft']);
    }
  }
});

it('reports beside each question what prevents publishing', async () => {
  const surveys = await merchant(app);
  const empty = await surveys.draft();
  const none = await surveys.publish(empty.surveyId, 1);
  expect([none.status, none.body.error.fields]).toEqual([
    400,
    { questions: 'This survey has no questions yet.' },
  ]);

  const asked = [
    question('single_select', 'q1', { options: ['a', 'b'], rules: [rule('CONTAINS', ['a'], 'gone')] }),
    question('text', 'q2', { config: { nextQuestionId: 'q1' } }),
  ];
  const { surveyId, revision } = await surveys.draft(...asked);
  const { status, body } = await surveys.publish(surveyId, revision);
  expect(status).toBe(400);
  const { fields } = body.error as { fields: Record<string, string> };
  expect(Object.keys(fields)).toEqual(['questions.q1']);
  expect(fields['questions.q1']).toMatch(/circle/);
  expect(await countsOf(app.deps, surveys.storeId)).toEqual({ live: 0, published: 0, manifest: 0, rows: 0 });
});

it('gives the plan’s last place to one of several concurrent publications', async () => {
  const surveys = await merchant(app);
  const drafts = [];
  for (let at = 0; at < 4; at++) drafts.push(await surveys.draft(oneQuestion));
  const replies = await Promise.all(
    drafts.map(({ surveyId, revision }) => surveys.publish(surveyId, revision)),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402]);
  expect(replies.find(({ status }) => status === 402)?.body.error).toEqual({
    code: 'PLAN_LIMIT',
    message: 'Your plan has room for one live survey at a time. Pause or close another one, or upgrade.',
  });
  expect(await countsOf(app.deps, surveys.storeId)).toEqual({ live: 1, published: 1, manifest: 1, rows: 1 });
  const refused = drafts[replies.findIndex(({ status }) => status === 402)];
  expect(succeeded(await surveys.get(refused?.surveyId ?? ''))).toMatchObject({
    status: 'draft',
    liveVersion: null,
    versions: [],
  });
});

it('publishes a new version of a live survey at the plan’s limit, and any number on Pro', async () => {
  const free = await merchant(app);
  const { surveyId, revision, definition } = await free.live();
  succeeded(await free.save(surveyId, saveOf(revision, { ...definition, name: 'Second' })));
  expect(succeeded(await free.publish(surveyId, revision + 1))).toMatchObject({ liveVersion: 2 });

  const pro = await merchant(app, 'pro');
  for (let at = 0; at < 3; at++) await pro.live();
  expect(await countsOf(app.deps, pro.storeId)).toMatchObject({ live: 3, published: 3, rows: 3 });
});

it('restores a version as a save that can be repeated and can conflict', async () => {
  const surveys = await merchant(app);
  const { surveyId, revision, definition } = await surveys.live();
  const edited = filled({ ...definition, name: 'Second' }, [question('text', 'q2')]);
  succeeded(await surveys.save(surveyId, saveOf(revision, edited)));
  succeeded(await surveys.publish(surveyId, revision + 1));

  const { saveId } = saveOf(0, {});
  const restored = await surveys.restore(surveyId, 1, { baseRevision: revision + 1, saveId });
  expect(succeeded(restored)).toMatchObject({
    revision: revision + 2,
    liveVersion: 2,
    hasUnpublishedChanges: true,
    definition,
  });
  const repeated = await surveys.restore(surveyId, 1, { baseRevision: revision + 1, saveId });
  expect(succeeded(repeated)).toEqual(succeeded(restored));
  const late = await surveys.restore(surveyId, 1, { baseRevision: revision + 1, saveId: 'another' });
  expect([late.status, late.body.error.fields]).toEqual([409, { revision: String(revision + 2) }]);
  expect((await surveys.list()).body.data.surveys[0].name).toBe(definition.name);
  const missing = await surveys.restore(surveyId, 9, { baseRevision: 4, saveId: 'x' });
  expect([missing.status, missing.body.error.message]).toEqual([404, 'This survey has no such version.']);
  expect((await surveys.version(surveyId, 'one')).status).toBe(400);
});

it('refuses blank texts and names them, and publishes no blank option at the end', async () => {
  const surveys = await merchant(app);
  const choice = (...texts: string[]) =>
    question('single_select', 'q1', {
      config: { options: texts.map((text, at) => ({ id: `o${at}`, text, meaningId: `o${at}` })) },
    });
  const open = await surveys.draft(choice('Yes', ' ', 'No'), question('text', 'q2', { text: '' }));
  const refused = await surveys.publish(open.surveyId, open.revision);
  expect([refused.status, refused.body]).toMatchObject([
    400,
    {
      error: {
        fields: {
          'questions.q1': 'Option 2 of question 1 has no text.',
          'questions.q2': 'Question 2 has no text.',
        },
      },
    },
  ]);
  const draft = await surveys.draft(choice('Yes', 'No', '', ' '));
  succeeded(await surveys.publish(draft.surveyId, draft.revision));
  const { definition } = succeeded<{ definition: { questions: { config: object }[] } }>(
    await surveys.version(draft.surveyId, 1),
  );
  expect(definition.questions[0]?.config).toMatchObject({ options: [{ text: 'Yes' }, { text: 'No' }] });
});
