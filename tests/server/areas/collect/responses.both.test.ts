import { beforeAll, describe, expect, it } from 'vitest';
import { COMPLETED, RESPONSES, SEEN } from '#shared/analytics/cells.ts';
import { type CollectApp, DEFINITION, liveSurvey, newId, startCollectApp } from './support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

const COMPLETE = {
  complete: true,
  path: ['q1', 'q2', 'q3'],
  answers: {
    q1: { value: 4 },
    q2: { optionId: 'other', otherValue: 'The blue one' },
    q3: { value: 'More lamps, please' },
  },
};

describe('a response', () => {
  it('is stored with all its fields', async () => {
    const live = await liveSurvey(app);
    const id = newId();
    const attributes = {
      placement: 'thank_you',
      country: 'PT',
      customerType: 'repeat',
      customerId: '77',
      orderId: '1001',
      orderValue: 49.9,
      orderCurrency: 'EUR',
      checkoutToken: 'tok',
      language: 'pt',
    } as const;
    expect(await live.saved(id, { attributes })).toEqual({
      revision: 1,
      complete: false,
    });
    const [row] = await live.rows();
    expect(row).toMatchObject({
      responseId: id,
      version: 1,
      revision: 1,
      respondentKey: expect.stringMatching(/^checkout:[\w-]{43}$/),
      isComplete: false,
      isTest: false,
      answers: { q1: { value: 9 } },
      answerTimes: { q1: 1200 },
      path: ['q1', 'q2'],
      day: '2026-11-02',
      country: 'PT',
      customerType: 'repeat',
      placement: 'thank_you',
      language: 'pt',
      customerId: '77',
      orderId: '1001',
      orderValue: '49.9000',
      orderCurrency: 'EUR',
      checkoutToken: 'tok',
      startedAt: '2026-11-02T11:59:00.000Z',
      firstSavedAt: '2026-11-02T11:59:59.000Z',
      completedAt: null,
      durationMs: null,
    });
    await live.expectCounted();
  });

  it('returns the discount code with each completed save, and not before', async () => {
    const thankYou = { title: 'Thanks', message: '', discountCode: 'PLUM-10' };
    const live = await liveSurvey(app, { definition: { ...DEFINITION, thankYou } });
    const id = newId();
    expect(await live.saved(id)).toEqual({ revision: 1, complete: false });
    const end = { ...COMPLETE, revision: 2 };
    const acknowledged = { revision: 2, complete: true, discountCode: 'PLUM-10' };
    expect(await live.saved(id, end)).toEqual(acknowledged);
    expect(await live.saved(id, end)).toEqual(acknowledged);
    expect((await live.saveAsText(id, { ...end, revision: 3 })).body).toEqual({ data: acknowledged });
    await live.changeStatus('pause');
    expect(await live.saved(id, end)).toEqual(acknowledged);
    expect((await live.save(newId(), end)).text).not.toContain('PLUM-10');
  });

  it('is updated by each snapshot and counted once', async () => {
    const live = await liveSurvey(app);
    const id = newId();
    const respondentKey = newId();
    await live.saved(id, { respondentKey });
    await live.saved(id, { respondentKey, revision: 2, answers: { q1: { value: 3 } } });
    expect(await live.saved(id, { respondentKey, revision: 3, ...COMPLETE })).toEqual({
      revision: 3,
      complete: true,
    });
    const rows = await live.rows();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ revision: 3, isComplete: true, durationMs: 59_000, ...pick(COMPLETE) });
    const { counters, texts } = await live.expectCounted();
    const at = (cell: string, question = '') =>
      counters[`${live.survey.surveyId}|${question}|${cell}|1|2026-11-02`];
    expect([at(RESPONSES), at(COMPLETED), at(SEEN, 'q1'), at('v:4', 'q1')]).toEqual([1, 1, 1, 1]);
    expect([at('v:9', 'q1'), at('v:3', 'q1')]).toEqual([undefined, undefined]);
    expect(Object.values(texts).sort()).toEqual(['More lamps, please', 'The blue one']);
    expect(await live.figures()).toMatchObject({ responses: 1, completes: 1, inMonth: 1, month: '2026-11' });
  });

  it('can be sent with PUT or POST', async () => {
    const live = await liveSurvey(app);
    const id = newId();
    const respondentKey = newId();
    await live.saved(id, { respondentKey });
    const reply = await live.saveAsText(id, { respondentKey, revision: 2 });
    expect([reply.status, reply.body]).toEqual([200, { data: { revision: 2, complete: false } }]);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{24}$/);
    expect(await live.rows()).toMatchObject([{ revision: 2 }]);
  });

  it.each([
    ['the same revision', 2],
    ['a lower revision', 1],
  ])('is not changed by %s, and the reply is what is stored', async (_what, revision) => {
    const live = await liveSurvey(app);
    const id = newId();
    await live.saved(id, { revision: 2 });
    expect(await live.saved(id, { revision, answers: { q1: { value: 0 } } })).toEqual({
      revision: 2,
      complete: false,
    });
    expect(await live.rows()).toMatchObject([{ revision: 2, answers: { q1: { value: 9 } } }]);
    await live.expectCounted();
  });

  it('never changes after its completion', async () => {
    const live = await liveSurvey(app);
    const id = newId();
    await live.saved(id, { revision: 5, ...COMPLETE });
    expect(await live.saved(id, { revision: 9 })).toEqual({ revision: 5, complete: true });
    expect(await live.rows()).toMatchObject([{ revision: 5, ...pick(COMPLETE) }]);
  });

  it('keeps the day, the segment and the respondent of its first save', async () => {
    const live = await liveSurvey(app);
    const id = newId();
    await live.saved(id, { respondentKey: 'first', attributes: { country: 'PT' } });
    app.deps.clock.advance(48 * 3_600_000);
    await live.saved(id, {
      revision: 2,
      respondentKey: 'second',
      attributes: { country: 'DE', placement: 'popup' },
    });
    expect(await live.rows()).toMatchObject([
      { revision: 2, day: '2026-11-02', country: 'PT', placement: 'hosted', respondentKey: 'first' },
    ]);
    await live.expectCounted();
    app.deps.clock.advance(-48 * 3_600_000);
  });

  it('deletes a text that the shopper removed', async () => {
    const live = await liveSurvey(app);
    const id = newId();
    const q1 = { value: 9 };
    await live.saved(id, { answers: { q1, q3: { value: 'Too loud' } }, path: ['q1', 'q2', 'q3'] });
    await live.saved(id, { revision: 2, answers: { q1, q2: { optionId: 'good', otherValue: null } } });
    expect((await live.expectCounted()).texts).toEqual({});
  });

  it('of a preview is stored as a test and counted nowhere', async () => {
    const live = await liveSurvey(app);
    await live.saved(newId(), { previewToken: live.previewToken(), ...COMPLETE });
    expect(await live.rows()).toMatchObject([{ isTest: true }]);
    expect(await live.expectCounted()).toMatchObject({ counters: {}, segmentCounters: {}, texts: {} });
    expect(await live.figures()).toMatchObject({ responses: 0, inMonth: 0, lastAt: null });
  });

  it('stores nothing of the order on a plan without orders', async () => {
    const live = await liveSurvey(app, { plan: 'free' });
    await live.saved(newId(), {
      attributes: { orderId: '1', orderValue: 3, orderCurrency: 'EUR', checkoutToken: 't' },
    });
    expect(await live.rows()).toMatchObject([
      { orderId: null, orderValue: null, orderCurrency: null, checkoutToken: null },
    ]);
  });

  it('counts only the questions on its path as seen', async () => {
    const live = await liveSurvey(app);
    await live.saved(newId(), { path: ['q1', 'q3', 'q2'] });
    expect(await live.rows()).toMatchObject([{ path: ['q1'] }]);
  });
});

describe('the time of a response', () => {
  const DAY = 86_400_000;

  it('is corrected by the offset of the page’s clock', async () => {
    const live = await liveSurvey(app);
    const theirs = app.deps.clock() + 400 * DAY;
    await live.saved(newId(), { startedAt: theirs - 30_000, changedAt: theirs - 10_000, sentAt: theirs });
    expect(await live.rows()).toMatchObject([
      { startedAt: '2026-11-02T11:59:30.000Z', firstSavedAt: '2026-11-02T11:59:50.000Z' },
    ]);
  });

  it.each([
    ['never in the future', 5 * DAY, '2026-11-02T12:00:00.000Z'],
    ['at most a week ago', -90 * DAY, '2026-10-26T12:00:00.000Z'],
  ])('is %s', async (_what, offset, firstSavedAt) => {
    const live = await liveSurvey(app);
    const now = app.deps.clock();
    await live.saved(newId(), { startedAt: now + offset, changedAt: now + offset, sentAt: now });
    expect(await live.rows()).toMatchObject([
      { firstSavedAt, startedAt: firstSavedAt, day: firstSavedAt.slice(0, 10) },
    ]);
  });

  it('is counted on the store’s day, not on the server’s', async () => {
    const live = await liveSurvey(app);
    await app.deps.database.query(`UPDATE stores SET timezone = 'Pacific/Auckland' WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    await live.saved(newId());
    expect(await live.rows()).toMatchObject([{ day: '2026-11-03' }]);
  });
});

const pick = ({ answers, path }: typeof COMPLETE) => ({ answers, path });
