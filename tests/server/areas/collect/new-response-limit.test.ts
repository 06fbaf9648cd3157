import type request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, newId, startCollectApp } from './support.ts';
import { RATE_LIMITS } from '#server/kernel/http/rate-limit.ts';

/** Uses the rate limits of production, and addresses that the test sets. */
let app: CollectApp;
beforeAll(
  async () => void (app = await startCollectApp(undefined, { RATE_SCALE: '1', TRUSTED_PROXIES: 'loopback' })),
);

type Change = Parameters<LiveSurvey['save']>[1];

const { burst, perSecond } = RATE_LIMITS.newResponse;
const HOME = '203.0.113.1';
const ELSEWHERE = '203.0.113.2';

const OPTIONAL = survey(
  question('nps', 'q1', { isRequired: false }),
  question('text', 'q2', { isRequired: false }),
);
const EMPTY = { complete: true, answers: {}, path: ['q1', 'q2'], timings: {} } as const;

const saveFrom = (live: LiveSurvey, address: string, change?: Change, id = newId()) =>
  live.save(id, change).set('x-forwarded-for', address);

const manyFrom = async (live: LiveSurvey, address: string, count: number, change?: Change) =>
  Promise.all(Array.from({ length: count }, () => saveFrom(live, address, change)));

const codesOf = (replies: readonly request.Response[]) => {
  const codes = replies.map((reply) => (reply.body as { error?: { code: string } }).error?.code ?? 'KEPT');
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]),
  );
};

describe('new responses of one address to one survey', () => {
  it('leave room in a free store’s month for other addresses', async () => {
    const live = await liveSurvey(app, { plan: 'free' });
    expect(codesOf(await manyFrom(live, HOME, 250))).toEqual({ KEPT: burst, RATE_LIMITED: 250 - burst });
    expect((await saveFrom(live, ELSEWHERE)).status).toBe(200);
    expect(await live.figures()).toMatchObject({ responses: burst + 1, inMonth: burst + 1 });
    await live.expectCounted();
  });

  it('are refused with Retry-After, and accepted later', async () => {
    const live = await liveSurvey(app);
    await manyFrom(live, HOME, burst);
    const id = newId();
    const body = live.bodyOf();
    const send = () => saveFrom(live, HOME, body, id);
    const refused = await send();
    expect([refused.status, codesOf([refused])]).toEqual([429, { RATE_LIMITED: 1 }]);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBe(1 / perSecond);
    // Without this header, a page of another site cannot read Retry-After.
    expect(refused.headers['access-control-expose-headers']).toMatch(/Retry-After/);
    app.deps.clock.advance(seconds * 1000);
    expect((await send()).status).toBe(200);
    expect((await saveFrom(live, HOME)).status).toBe(429);
  });

  it('are limited, but not further snapshots, tests and other surveys', async () => {
    const [live, other] = [await liveSurvey(app), await liveSurvey(app)];
    const id = newId();
    const respondentKey = newId();
    await saveFrom(live, HOME, { respondentKey }, id);
    await manyFrom(live, HOME, burst);
    const more = { respondentKey, revision: 2, answers: { q1: { value: 3 } } };
    expect((await saveFrom(live, HOME, more, id)).status).toBe(200);
    expect((await saveFrom(live, HOME, { previewToken: live.previewToken() })).status).toBe(200);
    expect((await saveFrom(other, HOME)).status).toBe(200);
    await live.expectCounted();
  });

  it('take no token of the address when another limit refuses them', async () => {
    const live = await liveSurvey(app);
    await saveFrom(live, HOME, { respondentKey: 'taken' });
    const replies = await manyFrom(live, HOME, 50, { respondentKey: 'taken' });
    expect(codesOf(replies)).toEqual({ RESPONSE_TAKEN: 50 });
    expect(codesOf(await manyFrom(live, HOME, burst))).toEqual({ KEPT: burst - 1, RATE_LIMITED: 1 });
  });
});

describe('the sources of refusals', () => {
  const sendersOf = async (send: (live: LiveSurvey) => Promise<unknown>) => {
    const small = await startCollectApp(app.deps.database, {
      RATE_SCALE: '1',
      TRUSTED_PROXIES: 'loopback',
    });
    const live = await liveSurvey(small);
    await send(live);
    await small.stop();
    const refusedFrom = (await live.listed())?.refusedFrom;
    if (refusedFrom) expect(refusedFrom.lastAt).toBe(new Date(small.deps.clock()).toISOString());
    return refusedFrom?.addresses ?? null;
  };

  it('are reported as a number of addresses when few sent most of them', async () => {
    const senders = await sendersOf(async (live) => {
      await manyFrom(live, HOME, burst + 60);
      await manyFrom(live, ELSEWHERE, burst + 40);
      for (let at = 0; at < 5; at += 1) await manyFrom(live, `198.51.100.${at}`, burst + 1);
    });
    expect(senders).toBe(2);
  });

  it('include shoppers who were turned away', async () => {
    const senders = await sendersOf(async (live) => {
      await live.change(`delivery = delivery || '{"responseCap":0}'`);
      await manyFrom(live, HOME, burst);
    });
    expect(senders).toBe(1);
  });

  it('are many addresses when shoppers come from many, and null for few refusals', async () => {
    const many = await sendersOf(async (live) => {
      await live.change(`delivery = delivery || '{"responseCap":0}'`);
      for (let at = 0; at < 40; at += 1) await saveFrom(live, `198.51.100.${at}`);
    });
    expect(many).toBe(32);
    const few = await sendersOf(async (live) => manyFrom(live, HOME, burst + 5));
    expect(few).toBeNull();
  });
});

describe('a completion without any answer', () => {
  it('is stored as a response and does not count in the plan’s month', async () => {
    const live = await liveSurvey(app, { plan: 'free', definition: OPTIONAL });
    await live.change(`responses_month = '2026-11', responses_in_month = 98`);
    for (let at = 0; at < 5; at += 1) await saveFrom(live, `203.0.113.${at}`, EMPTY);
    expect(await live.figures()).toMatchObject({ responses: 5, completes: 5, inMonth: 98, isFull: false });
    expect(codesOf(await manyFrom(live, '203.0.113.90', 3))).toEqual({ KEPT: 3 });
    expect(await live.figures()).toMatchObject({ responses: 7, inMonth: 100, isFull: false });
    expect(await live.listed()).toMatchObject({ responses: 7, completes: 5 });
    await live.expectCounted();
    expect(await recountSurveys(app.deps, live.store.storeId)).toMatchObject({
      wrongDays: 0,
      wrongTotals: 0,
    });
  });

  it('counts towards the survey’s own cap, like the list of responses', async () => {
    const live = await liveSurvey(app, { definition: OPTIONAL });
    await live.change(`delivery = delivery || '{"responseCap":2}'`);
    const replies = await Promise.all([saveFrom(live, HOME, EMPTY), saveFrom(live, ELSEWHERE, EMPTY)]);
    expect(codesOf(replies)).toEqual({ KEPT: 2 });
    expect(codesOf([await saveFrom(live, HOME)])).toEqual({ SURVEY_FULL: 1 });
    expect(await live.listed()).toMatchObject({ responses: 2, responseCap: 2 });
  });

  it('is refused once the plan’s month takes no veiled response either', async () => {
    const live = await liveSurvey(app, { plan: 'free', definition: OPTIONAL });
    await live.change(`responses_month = '2026-11', responses_in_month = 100, veiled_in_month = 200`);
    expect(codesOf([await saveFrom(live, HOME, EMPTY)])).toEqual({ SURVEY_FULL: 1 });
  });

  it('after answers changes no counter', async () => {
    const live = await liveSurvey(app, { plan: 'free', definition: OPTIONAL });
    const id = newId();
    const respondentKey = newId();
    await saveFrom(live, HOME, { respondentKey }, id);
    await saveFrom(live, HOME, { respondentKey, revision: 2, ...EMPTY }, id);
    expect(await live.figures()).toMatchObject({ responses: 1, completes: 1, inMonth: 1 });
    await live.expectCounted();
  });
});
