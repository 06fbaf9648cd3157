import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoreSurveysReply } from '#shared/api/delivery.ts';
import type { OutputOf } from '#shared/api/endpoint.ts';
import type { listSurveys, SurveyStanding } from '#shared/api/surveys.ts';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import { standingOf } from '#shared/delivery/standing.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { startIdentityApp, type IdentityApp } from '#tests/support/identity-app.ts';
import { merchant, succeeded } from './support.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

type Merchant = Awaited<ReturnType<typeof merchant>>;

const standing = async (surveys: Merchant, surveyId: string) =>
  succeeded<SurveyStanding>(await surveys.standing(surveyId));

/** The word for the facts, outside of the store's admin and on the free plan. */
const wordOf = ({ standing: facts }: Pick<SurveyStanding, 'standing'>) =>
  standingOf(facts, {
    now: Date.now(),
    switchedOn: null,
    plan: { monthResponses: 100, liveSurveys: 1 },
  });

/** Records that a page loaded a survey, or with an empty id the store's script. */
async function see(
  storeId: string,
  surveyId: string,
  placement: string,
  at: string,
  page = '',
): Promise<void> {
  await app.deps.database.query(
    `INSERT INTO placement_sightings (store_id, survey_id, placement, host, seen_at, page)
     VALUES ($1, $2, $3, '', $4::timestamptz, $5)`,
    [storeId, surveyId, placement, at, page],
  );
}

/** By the clock of the database, which dates the publication. */
const minutes = (from: number) => new Date(Date.now() + from * 60_000).toISOString();

it('says that a published survey is not seen until a page has shown it', async () => {
  const surveys = await merchant(app);
  const draft = await surveys.draft();
  expect(wordOf(await standing(surveys, draft.surveyId))).toBe('draft');
  const { surveyId } = await surveys.live();
  expect(wordOf(await standing(surveys, surveyId))).toBe('unseen');
  await see(surveys.storeId, surveyId, 'thank_you', minutes(1), 'product');
  const seen = await standing(surveys, surveyId);
  expect(wordOf(seen)).toBe('live');
  expect(seen).toMatchObject({ liveVersion: 1, responses: 0, hasUnpublishedChanges: false });
  expect(seen.standing.seen).toMatchObject([{ placement: 'thank_you', page: 'product' }]);
  const page = succeeded<OutputOf<typeof listSurveys>>(await surveys.list());
  expect(page.surveys.map((row) => [row.surveyId, wordOf(row)])).toEqual([
    [surveyId, 'live'],
    [draft.surveyId, 'draft'],
  ]);
});

it('takes no script and nothing from before publishing as proof that shoppers see a survey', async () => {
  const surveys = await merchant(app, 'pro');
  const { surveyId } = await surveys.live();
  await see(surveys.storeId, '', 'thank_you', minutes(1));
  await see(surveys.storeId, surveyId, 'thank_you', minutes(-60));
  expect(wordOf(await standing(surveys, surveyId))).toBe('unseen');
});

it('names the survey that shoppers meet first', async () => {
  const surveys = await merchant(app, 'pro');
  const first = await surveys.live();
  const second = await surveys.live();
  expect((await standing(surveys, first.surveyId)).standing.outrankedBy).toBeNull();
  const behind = await standing(surveys, second.surveyId);
  expect(wordOf(behind)).toBe('outranked');
  const { name } = await standing(surveys, first.surveyId);
  expect(behind.standing.outrankedBy).toEqual({ name, isReached: true });
  await setDelivery(second.surveyId, { ...DEFAULT_DELIVERY, placements: [{ type: 'embedded' }] });
  expect(wordOf(await standing(surveys, second.surveyId))).toBe('unseen');
  await setDelivery(second.surveyId, { ...DEFAULT_DELIVERY, priority: 1 });
  expect(wordOf(await standing(surveys, first.surveyId))).toBe('outranked');
  succeeded(await surveys.status(second.surveyId, 'pause'));
  expect(wordOf(await standing(surveys, first.surveyId))).toBe('unseen');
});

it('maps the live surveys and one more in the order of the store’s script, with the state of each', async () => {
  const surveys = await merchant(app, 'pro');
  const [first, second] = [await surveys.live(), await surveys.live()];
  const draft = await surveys.draft();
  await setDelivery(second.surveyId, { priority: 3 });
  const map = async (id: string) => succeeded<StoreSurveysReply>(await surveys.map(id)).surveys;
  expect(await map(draft.surveyId)).toMatchObject([
    { surveyId: first.surveyId, status: 'live', standing: { outrankedBy: { isReached: true } } },
    { surveyId: second.surveyId, delivery: { ...DEFAULT_DELIVERY, priority: 3 } },
    { surveyId: draft.surveyId, status: 'draft', standing: { status: 'draft' } },
  ]);
  expect(await map(first.surveyId)).toHaveLength(2);
});

it('tells full, used up, overloaded and ended surveys apart', async () => {
  const surveys = await merchant(app);
  const { surveyId } = await surveys.live();
  await see(surveys.storeId, surveyId, 'thank_you', minutes(1));
  const { database } = app.deps;
  const set = (columns: string, ...values: unknown[]) =>
    database.query(`UPDATE surveys SET ${columns} WHERE survey_id = $1`, [surveyId, ...values]);

  await set(`put_off_total = 4, put_off_at = $2::timestamptz`, minutes(-1));
  expect(wordOf(await standing(surveys, surveyId))).toBe('overloaded');
  await set(
    `responses_month = $2, responses_in_month = 100`,
    new Date(app.deps.clock()).toISOString().slice(0, 7),
  );
  expect(wordOf(await standing(surveys, surveyId))).toBe('plan_full');
  await set(`responses_total = 100, delivery = $2::jsonb`, JSON.stringify({ responseCap: 100 }));
  expect(wordOf(await standing(surveys, surveyId))).toBe('full');
  const schedule = { startsAt: null, endsAt: minutes(-5) };
  await set(`delivery = $2::jsonb`, JSON.stringify({ responseCap: 100, schedule }));
  expect(wordOf(await standing(surveys, surveyId))).toBe('ended');
});

it('tells a survey that the plan paused from one that the merchant paused', async () => {
  const surveys = await merchant(app, 'pro');
  const [first, second] = [await surveys.live(), await surveys.live()];
  succeeded(await surveys.status(first.surveyId, 'pause'));
  expect(wordOf(await standing(surveys, first.surveyId))).toBe('paused');
  succeeded(await surveys.status(first.surveyId, 'resume'));
  await app.deps.database.transaction((tx) =>
    productDeps(app.deps).pauseAbovePlan(tx, surveys.storeId, {
      active_surveys: { type: 'limit', value: 1 },
    }),
  );
  const words = await Promise.all(
    [first, second].map(async ({ surveyId }) => wordOf(await standing(surveys, surveyId))),
  );
  expect(words.sort()).toEqual(['paused_by_plan', 'unseen']);
});

it('keeps the standing of another store’s survey to itself', async () => {
  const { surveyId } = await (await merchant(app)).live();
  expect((await (await merchant(app)).standing(surveyId)).status).toBe(404);
});

async function setDelivery(surveyId: string, delivery: object): Promise<void> {
  await app.deps.database.query(`UPDATE surveys SET delivery = $2::jsonb WHERE survey_id = $1`, [
    surveyId,
    JSON.stringify(delivery),
  ]);
}
