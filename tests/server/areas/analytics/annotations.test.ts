import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Annotations } from '#shared/api/analytics-annotations.ts';
import { ANNOTATION_LENGTH } from '#shared/api/values.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import {
  buildCustomer,
  startBillingApp,
  upgrade,
  type BillingApp,
} from '#tests/server/areas/billing/support.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore, storeNow } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp();
});
afterAll(() => app.stop());

async function openSurvey() {
  const { deps, http } = app;
  const store = await buildStore(deps);
  const { surveyId } = await buildPublishedSurvey(deps, store);
  const { authorization } = await validSession(deps, await storeNow(deps, store.storeId));
  const at = `/api/v1/surveys/${surveyId}/analytics/annotations`;
  const ask = (method: 'get' | 'put' | 'delete', path = '') =>
    request(http)[method](`${at}${path}`).set('authorization', authorization);
  return {
    store,
    surveyId,
    authorization,
    ask,
    save: (id: string, day: string, text: string) => ask('put', `/${id}`).send({ day, text }),
    read: async () => succeeded<Annotations>(await ask('get')),
    change: (action: string) =>
      request(http)
        .post(`/api/v1/surveys/${surveyId}/status`)
        .set('authorization', authorization)
        .send({ action }),
  };
}

describe('notes on days', () => {
  it('are listed by day, changed in place and deleted', async () => {
    const survey = await openSurvey();
    succeeded(await survey.save('a', '2026-10-20', '  Price change '));
    succeeded(await survey.save('b', '2026-10-01', 'Sale'));
    expect((await survey.read()).annotations).toEqual([
      { annotationId: 'b', day: '2026-10-01', text: 'Sale' },
      { annotationId: 'a', day: '2026-10-20', text: 'Price change' },
    ]);
    succeeded(await survey.save('a', '2026-09-30', 'New prices'));
    expect((await survey.read()).annotations.map(({ text }) => text)).toEqual(['New prices', 'Sale']);
    succeeded(await survey.ask('delete', '/a'));
    succeeded(await survey.ask('delete', '/a'));
    expect((await survey.read()).annotations.map(({ text }) => text)).toEqual(['Sale']);
  });

  it.each([
    ['no text', '2026-10-01', '   ', 'text'],
    ['a text that is too long', '2026-10-01', 'x'.repeat(ANNOTATION_LENGTH + 1), 'text'],
    ['a day that does not exist', '2026-02-30', 'Sale', 'day'],
  ])('are refused with %s', async (_, day, text, field) => {
    const survey = await openSurvey();
    const reply = await survey.save('a', day, text);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.error.fields)).toEqual([field]);
    expect((await survey.read()).annotations).toEqual([]);
  });

  it('belong to one survey of one store', async () => {
    const [own, other] = [await openSurvey(), await openSurvey()];
    succeeded(await own.save('a', '2026-10-01', 'Sale'));
    const path = `/api/v1/surveys/${own.surveyId}/analytics/annotations/a`;
    const stranger = () => request(app.http).delete(path).set('authorization', other.authorization);
    expect((await stranger()).status).toBe(404);
    expect((await own.read()).annotations).toHaveLength(1);
    expect((await other.read()).annotations).toEqual([]);
  });

  it('are at most 200 in a survey, also when many are added at once', async () => {
    const survey = await openSurvey();
    await app.deps.database.query(
      `INSERT INTO annotations (store_id, survey_id, annotation_id, day, text, created_at, updated_at)
       SELECT $1, $2, 'n' || n, '2026-10-01', 'Sale', now(), now() FROM generate_series(1, 198) AS n`,
      [survey.store.storeId, survey.surveyId],
    );
    const replies = await Promise.all(['x', 'y', 'z'].map((id) => survey.save(id, '2026-10-02', 'Sale')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect((await survey.read()).annotations).toHaveLength(200);
    expect((await survey.save('n1', '2026-10-03', 'Sale')).status).toBe(200);
  });
});

describe('events that the product knows', () => {
  it('are the versions, pauses and resumptions of the survey', async () => {
    const survey = await openSurvey();
    for (const action of ['pause', 'resume', 'close']) succeeded(await survey.change(action));
    const { events } = await survey.read();
    expect(events.map(({ text }) => text)).toEqual(['Published', 'Paused', 'Live again', 'Closed']);
    const today = dayIn(survey.store.timezone, Date.now());
    expect(new Set(events.map(({ day }) => day))).toEqual(new Set([today]));
  });

  it('are the changes of the plan, but not the first plan, and pauses by the plan', async () => {
    const customer = await buildCustomer(app);
    const first = await buildPublishedSurvey(app.deps, customer.store);
    // The plans are on the test's clock, the survey's status on the database's, which is later.
    app.deps.clock.advance(60_000);
    await upgrade(app, customer);
    app.deps.clock.advance(60_000);
    const second = await buildPublishedSurvey(app.deps, customer.store);
    const change = { planId: 'free', framed: false, keepLive: [second.surveyId] };
    expect((await customer.post('/plan', change)).status).toBe(200);
    const reply = await request(app.http)
      .get(`/api/v1/surveys/${first.surveyId}/analytics/annotations`)
      .set('authorization', customer.authorization);
    expect(succeeded<Annotations>(reply).events.map(({ text }) => text)).toEqual([
      'Plan changed to Pro',
      'Plan changed to Free',
      'Published',
      'Paused by the plan',
    ]);
  });
});
