import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { startIdentityApp, type IdentityApp } from '#tests/support/identity-app.ts';
import { countsOf, merchant, oneQuestion, saveOf, succeeded } from './support.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

const ALLOWED: Record<string, Record<string, string>> = {
  draft: {},
  live: { pause: 'paused', close: 'closed', resume: 'live', reopen: 'live' },
  paused: { resume: 'live', close: 'closed', pause: 'paused', undo_close: 'paused' },
  closed: { reopen: 'live', close: 'closed', undo_close: 'paused' },
};
const TO_GET_THERE: Record<string, string[]> = { live: [], paused: ['pause'], closed: ['close'] };

describe.each(Object.keys(ALLOWED))('from %s', (from) => {
  it.each(['pause', 'resume', 'close', 'reopen', 'undo_close'])('%s', async (action) => {
    const surveys = await merchant(app);
    const { surveyId } = from === 'draft' ? await surveys.draft(oneQuestion) : await surveys.live();
    for (const step of TO_GET_THERE[from] ?? []) succeeded(await surveys.status(surveyId, step));
    const reply = await surveys.status(surveyId, action);
    const to = ALLOWED[from]?.[action];
    expect(reply.status).toBe(to === undefined ? 409 : 200);
    if (to === undefined) expect(reply.body.error.message).toMatch(/^A \w+( survey)? cannot be \w+\.$/);
    const now = succeeded<SurveyDetails>(await surveys.get(surveyId));
    expect(now.status).toBe(to ?? from);
    expect(now.closedAt !== null).toBe(now.status === 'closed');
    const live = now.status === 'live' ? 1 : 0;
    expect(await countsOf(app.deps, surveys.storeId)).toMatchObject({ live, rows: live });
  });
});

it('raises the manifest’s revision at each change, and only then', async () => {
  const surveys = await merchant(app);
  const { surveyId } = await surveys.live();
  const manifest = async () => (await countsOf(app.deps, surveys.storeId))?.manifest;
  expect(await manifest()).toBe(1);
  for (const action of ['pause', 'pause', 'resume', 'close', 'close', 'reopen']) {
    succeeded(await surveys.status(surveyId, action));
  }
  expect(await manifest()).toBe(5);
  await surveys.draft(oneQuestion);
  expect(await manifest()).toBe(5);
  expect((await countsOf(app.deps, surveys.storeId))?.published).toBe(1);
});

it('gives the last place to one of several concurrent resumes, reopens and publications', async () => {
  const surveys = await merchant(app);
  const paused = await surveys.live();
  succeeded(await surveys.status(paused.surveyId, 'pause'));
  const closed = await surveys.live();
  succeeded(await surveys.status(closed.surveyId, 'close'));
  const draft = await surveys.draft(oneQuestion);
  const replies = await Promise.all([
    surveys.status(paused.surveyId, 'resume'),
    surveys.status(closed.surveyId, 'reopen'),
    surveys.publish(draft.surveyId, draft.revision),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 402, 402]);
  expect(await countsOf(app.deps, surveys.storeId)).toMatchObject({ live: 1, rows: 1 });
});

it('reopens a closed survey, or undoes its closing, only if its version may still be published, also by publishing', async () => {
  const surveys = await merchant(app);
  const { surveyId, revision, definition } = await surveys.live();
  succeeded(await surveys.status(surveyId, 'close'));
  const { deps } = app;
  const where = 'WHERE store_id = $1 AND survey_id = $2';
  const questions = JSON.stringify(
    Array.from({ length: 30 }, (_, orderIndex) => ({
      ...oneQuestion,
      surveyId,
      orderIndex,
      questionId: `q${orderIndex}`,
    })),
  );
  await deps.database.query(
    `UPDATE versions SET definition = jsonb_set(definition, '{questions}', $3::jsonb) ${where}`,
    [surveys.storeId, surveyId, questions],
  );
  for (const action of ['reopen', 'undo_close']) {
    expect((await surveys.status(surveyId, action)).status).toBe(402);
  }
  await deps.database.query(
    `UPDATE versions SET definition = jsonb_set(definition, '{questions}', '[]') ${where}`,
    [surveys.storeId, surveyId],
  );
  const empty = await surveys.status(surveyId, 'reopen');
  expect([empty.status, empty.body.error.fields]).toEqual([
    400,
    { questions: 'This survey has no questions yet.' },
  ]);
  succeeded(await surveys.save(surveyId, saveOf(revision, { ...definition, name: 'Once more' })));
  expect(succeeded(await surveys.publish(surveyId, revision + 1))).toMatchObject({
    status: 'live',
    closedAt: null,
    liveVersion: 2,
  });
});

const STEPS = ['publish', 'pause', 'resume', 'close', 'reopen', 'duplicate', 'delete'] as const;

it('keeps the store’s counts correct through any sequence of concurrent changes', async () => {
  const step = fc.record({ what: fc.constantFrom(...STEPS), survey: fc.nat({ max: 2 }) });
  const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(rounds, async (sequence) => {
      const surveys = await merchant(app, 'pro');
      const drafts: SurveyDetails[] = [];
      for (let at = 0; at < 3; at++) drafts.push(await surveys.draft(oneQuestion));
      const published = new Set<string>();
      for (const round of sequence) {
        await Promise.all(
          round.map(async ({ what, survey }, at) => {
            const { surveyId, revision } = drafts[survey] ?? { surveyId: '', revision: 0 };
            if (what === 'duplicate') return surveys.duplicate(surveyId, `${surveyId.slice(0, 30)}-${at}`);
            if (what === 'delete') return surveys.remove(surveyId);
            if (what !== 'publish') return surveys.status(surveyId, what);
            const reply = await surveys.publish(surveyId, revision);
            if (reply.status === 200) published.add(surveyId);
            return reply;
          }),
        );
        const counts = await countsOf(app.deps, surveys.storeId);
        expect(counts?.live).toBe(counts?.rows);
        expect(counts?.published).toBe(published.size);
        expect((await surveys.list()).body.data.liveSurveyCount).toBe(counts?.rows);
      }
    }),
    { numRuns: 4 },
  );
});
