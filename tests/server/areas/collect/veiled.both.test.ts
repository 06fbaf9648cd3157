import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { FREE_FEATURES, PRO_FEATURES } from '#tests/support/plan-features.ts';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { turnOf } from '#server/kernel/jobs/turn.ts';
import { eraseRows, newErasure } from '#server/areas/privacy/erase-customer.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { allJobs, makeJobsDue } from '#tests/support/jobs.ts';
import { connectionCalls, newReceiver, startConnectedApp, typesOf } from '../connections/support.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, newId, startCollectApp } from './support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startConnectedApp()));

const DAY_MS = 86_400_000;

const veiledIn = (live: LiveSurvey) =>
  app.deps.database.query<Record<string, unknown> & { responseId: string }>(
    `SELECT * FROM veiled_responses WHERE store_id = $1 ORDER BY first_saved_at, response_id`,
    [live.store.storeId],
  );

const tally = (replies: readonly request.Response[]) => ({
  kept: replies.filter(({ status }) => status === 200).length,
  full: replies.filter(({ status }) => status === 409).length,
});

/** A survey on Free whose month has used up the plan's 100 responses. */
async function usedUp(more: Parameters<typeof liveSurvey>[1] = {}): Promise<LiveSurvey> {
  const live = await liveSurvey(app, { plan: 'free', ...more });
  await live.change(`responses_month = '2026-11', responses_in_month = 100`);
  return live;
}

/** As when a charge was confirmed: the plan changes in one transaction with what follows from it. */
async function upgrade({ store: { storeId } }: LiveSurvey): Promise<void> {
  const { database } = app.deps;
  const plan = app.deps.config.billing.plans.find(({ id }) => id.startsWith('pro'));
  await database.query(`UPDATE subscriptions SET plan_id = $2 WHERE store_id = $1`, [storeId, plan?.id]);
  await database.transaction((tx) => productDeps(app.deps).pauseAbovePlan(tx, storeId, PRO_FEATURES));
  // Plans are cached for ten seconds.
  app.deps.clock.advance(11_000);
}

const ask = (live: LiveSurvey, path: string) => live.authorized(request(app.express).get(`/api/v1${path}`));

describe('answers beyond the plan’s limit', () => {
  it('are kept, exactly up to three times the limit, under concurrency and on two instances', async () => {
    const other = await startCollectApp(app.deps.database);
    const live = await liveSurvey(app, { plan: 'free' });
    await live.change(`responses_month = '2026-11', responses_in_month = 90, veiled_in_month = 180`);
    const elsewhere = () => request(other.http).put(`${live.path}/responses/${newId()}`).send(live.bodyOf());
    const replies = await Promise.all([
      ...Array.from({ length: 25 }, () => live.save(newId())),
      ...Array.from({ length: 25 }, elsewhere),
    ]);
    expect(tally(replies)).toEqual({ kept: 30, full: 20 });
    expect(await live.rows()).toHaveLength(10);
    expect(await veiledIn(live)).toHaveLength(20);
    expect(await live.figures()).toMatchObject({ responses: 10, inMonth: 100, refused: 20, isFull: true });
    await live.expectCounted();
  });

  it('look to the shopper like any other: the same reply, the same code, and an edit works', async () => {
    const opening = survey(question('nps', 'q1'), question('text', 'q3', { isRequired: false }));
    const definition = { ...opening, thankYou: { ...opening.thankYou, discountCode: 'TEN' } };
    const live = await usedUp({ definition });
    const id = newId();
    expect(await live.saved(id)).toEqual({ revision: 1, complete: false });
    const done = { revision: 2, complete: true, answers: { q1: { value: 3 } }, path: ['q1', 'q3'] };
    expect(await live.saved(id, done)).toEqual({ revision: 2, complete: true, discountCode: 'TEN' });
    expect(await live.saved(id, done)).toEqual({ revision: 2, complete: true, discountCode: 'TEN' });
    expect(await veiledIn(live)).toMatchObject([
      { responseId: id, revision: 2, isComplete: true, answers: { q1: { value: 3 } } },
    ]);
  });

  it('are one for each respondent, and count against the survey’s own cap', async () => {
    const live = await usedUp();
    await live.change(`delivery = delivery || '{"responseCap":2}'`);
    const respondentKey = newId();
    await live.saved(newId(), { respondentKey });
    const again = await live.save(newId(), { respondentKey });
    expect([again.status, again.body.error.code]).toEqual([409, 'RESPONSE_TAKEN']);
    expect(tally(await Promise.all([live.save(newId()), live.save(newId())]))).toEqual({ kept: 1, full: 1 });
  });

  it('count in no figure, list, result, export or low score', async () => {
    const live = await usedUp();
    await live.saved(newId(), {
      complete: true,
      answers: { q1: { value: 2 }, q2: { optionId: 'bad', otherValue: null }, q3: { value: 'Too late' } },
      path: ['q1', 'q2', 'q3'],
    });
    const { surveyId } = live.survey;
    const results = `/surveys/${surveyId}/analytics`;
    for (const path of [
      `/surveys/${surveyId}/responses?range=all`,
      `${results}/questions?range=all`,
      `${results}/overview?range=all`,
      `${results}/questions/q3/texts?range=all`,
      `/surveys/${surveyId}/low-scores`,
    ]) {
      const reply = await ask(live, path);
      expect([path, reply.status]).toEqual([path, 200]);
      expect(reply.text).not.toContain('Too late');
    }
    const questions = await ask(live, `${results}/questions?range=all`);
    expect(questions.body.data.responses).toBe(0);
    expect(await live.listed()).toMatchObject({ responses: 0, completes: 0 });
    expect(await recountSurveys(app.deps, live.store.storeId)).toMatchObject({
      wrongDays: 0,
      wrongTotals: 0,
    });
    await live.expectCounted();
    const usage = await ask(live, '/billing/usage');
    expect(usage.body.data.veiled).toMatchObject({ responses: 1 });
    expect((await ask(live, '/home')).body.data).toMatchObject({ figures: { veiled: 1 } });
  });

  it('leave the survey open, on the store’s pages and by its link', async () => {
    const live = await usedUp();
    const page = () => request(app.express).get(`/s/${live.survey.publicId}`);
    expect((await page()).text).not.toMatch(/all the answers it needs/);
    await live.change('veiled_in_month = 200');
    expect((await page()).text).toMatch(/all the answers it needs/);
  });
});

describe('an upgrade', () => {
  it('counts veiled answers like any other, and tells connections of them in the order in which they came', async () => {
    const live = await usedUp();
    const ids = [newId(), newId(), newId()];
    for (const [at, id] of ids.entries()) {
      app.deps.clock.advance(1_000);
      const answers = { q1: { value: at === 1 ? 2 : 9 } };
      await live.saved(id, { answers, complete: at > 0, path: ['q1', 'q2'] });
    }
    await upgrade(live);
    const receiver = await newReceiver();
    const events = ['response.saved', 'response.low_score', 'response.completed'];
    await connectionCalls(app, live).create(receiver.url, { events });
    await live.saved(newId(), { answers: { q1: { value: 10 } } });
    await makeJobsDue(app.deps, live.store.storeId);
    await allJobs(app.deps).runDue();
    await makeJobsDue(app.deps, live.store.storeId);
    await allJobs(app.deps).runDue();
    expect(await veiledIn(live)).toEqual([]);
    expect((await live.rows()).filter(({ responseId: id }) => ids.includes(id))).toHaveLength(3);
    expect(typesOf(receiver)).toHaveLength(7);
    const told = await app.deps.database.query<{ type: string; responseId: string }>(
      `SELECT type, response_id FROM outbox WHERE store_id = $1 AND response_id = ANY ($2::text[]) ORDER BY seq`,
      [live.store.storeId, ids],
    );
    expect(told.map(({ type, responseId: id }) => [ids.indexOf(id), type])).toEqual([
      [0, 'response.saved'],
      [1, 'response.saved'],
      [1, 'response.low_score'],
      [1, 'response.completed'],
      [2, 'response.saved'],
      [2, 'response.completed'],
    ]);
    expect(await live.figures()).toMatchObject({ responses: 4, completes: 2, inMonth: 104, isFull: false });
    expect((await ask(live, `/surveys/${live.survey.surveyId}/low-scores`)).body.data.lowScores).toHaveLength(
      1,
    );
    await live.expectCounted();
    expect(await recountSurveys(app.deps, live.store.storeId)).toMatchObject({
      wrongDays: 0,
      wrongTotals: 0,
    });
  });

  it('goes on after a job was interrupted, and counts each answer once', async () => {
    const live = await usedUp();
    await Promise.all(Array.from({ length: 150 }, () => live.save(newId())));
    expect(await veiledIn(live)).toHaveLength(150);
    await upgrade(live);
    const { storeId } = live.store;
    const { database } = app.deps;
    let slices = 0;
    const failing = new Proxy(database, {
      get: (target, name, receiver) =>
        name !== 'transaction'
          ? (Reflect.get(target, name, receiver) as unknown)
          : (...given: Parameters<typeof database.transaction>) => {
              slices += 1;
              if (slices === 2) throw new Error('The process was killed.');
              return database.transaction(...given);
            },
    });
    await makeJobsDue(app.deps, storeId);
    await allJobs({ ...app.deps, database: failing }).runDue();
    const left = (await veiledIn(live)).length;
    expect(left).toBe(50);
    await live.expectCounted();
    await makeJobsDue(app.deps, storeId);
    await allJobs(app.deps).runDue();
    await makeJobsDue(app.deps, storeId);
    await allJobs(app.deps).runDue();
    expect(await veiledIn(live)).toEqual([]);
    expect(await live.figures()).toMatchObject({ responses: 150 });
    await live.expectCounted();
  });

  it('is not what a new month or a return to the same plan is', async () => {
    const live = await usedUp();
    await live.saved(newId());
    const { storeId } = live.store;
    const { database, clock } = app.deps;
    clock.advance(30 * DAY_MS);
    await database.transaction((tx) => productDeps(app.deps).pauseAbovePlan(tx, storeId, FREE_FEATURES));
    await makeJobsDue(app.deps, storeId);
    await allJobs(app.deps).runDue();
    clock.advance(-30 * DAY_MS);
    expect(await veiledIn(live)).toHaveLength(1);
    expect(await live.rows()).toEqual([]);
  });
});

describe('veiled answers', () => {
  it('are erased after 90 days', async () => {
    const live = await usedUp();
    await live.saved(newId());
    const { clock } = app.deps;
    const chores = allJobs(app.deps);
    clock.advance(89 * DAY_MS);
    await chores.runChores();
    expect(await veiledIn(live)).toHaveLength(1);
    clock.advance(2 * DAY_MS);
    await chores.runChores();
    clock.advance(-91 * DAY_MS);
    expect(await veiledIn(live)).toEqual([]);
  });

  it('are erased with their customer if their order is verified; others lose the claim', async () => {
    const live = await usedUp();
    const { storeId } = live.store;
    const { database } = app.deps;
    const [verified, claimed, foreign] = [newId(), newId(), newId()];
    await live.saved(verified, { attributes: { checkoutToken: 'token-7' } });
    await live.saved(claimed, { attributes: { customerId: '7', orderId: '99' } });
    await live.saved(foreign, { attributes: { customerId: '8' } });
    // Free keeps no orders with answers; a plan in between may.
    await database.query(
      `UPDATE veiled_responses SET checkout_token = 'token-7' WHERE store_id = $1 AND response_id = $2`,
      [storeId, verified],
    );
    await database.query(
      `INSERT INTO orders (store_id, order_id, customer_id, checkout_token, value, currency, placed_at, changed_at,
         received_at) VALUES ($1, '11', '7', 'token-7', 5, 'EUR', now(), now(), now())`,
      [storeId],
    );
    const customer = newErasure({ customerId: '7', orderIds: ['11'] });
    await eraseRows(productDeps(app.deps), storeId, customer, turnOf(60_000));
    const left = await veiledIn(live);
    expect(left.map((row) => [row.responseId, row['customerId'], row['orderId']]).toSorted()).toEqual(
      [
        [claimed, null, null],
        [foreign, '8', null],
      ].toSorted(),
    );
    // A page that was offline cannot store it again.
    expect((await live.save(verified, { attributes: { checkoutToken: 'token-7' } })).status).toBe(410);
  });
});
