import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import { buildSurvey } from '#tests/support/surveys.ts';
import { saveUninstalled } from '#server/areas/identity/stores/store-repository.ts';
import {
  DEFINITION,
  liveSurvey,
  newId,
  startCollectApp,
  type CollectApp,
  type LiveSurvey,
} from '../collect/support.ts';

let app: CollectApp;

beforeAll(async () => {
  app = await startCollectApp();
});
afterAll(() => app.stop());

const LOCATION = { type: 'location', operator: 'contains', values: ['PT:Portugal'] } as const;
const POPUP = {
  type: 'popup',
  pages: { kinds: ['product'], paths: ['/collections/sale*'] },
  trigger: { type: 'delay', seconds: 5 },
} as const;

const call = (survey: LiveSurvey, method: 'get' | 'put' | 'post', path: string, body?: object) =>
  survey.authorized(request(app.express)[method](`/api/v1${path}`)).send(body);

async function deliveryOf(survey: LiveSurvey): Promise<SurveyDelivery> {
  const reply = await call(survey, 'get', `/surveys/${survey.survey.surveyId}/delivery`).expect(200);
  return (reply.body as { data: SurveyDelivery }).data;
}

/** The store's script after the cache has expired. */
function script({ store }: LiveSurvey, query = '') {
  app.deps.clock.advance(1_000);
  return request(app.express)
    .get(`/store/${store.shop}/askwell.js${query}`)
    .set({ 'sec-fetch-dest': 'script', referer: 'https://shop.example/' })
    .expect(200);
}

describe('audience and delivery', () => {
  it('are the defaults until saved, and the script contains the saved values', async () => {
    const survey = await liveSurvey(app);
    const path = `/surveys/${survey.survey.surveyId}`;
    expect(await deliveryOf(survey)).toMatchObject({
      audience: [],
      delivery: DEFAULT_DELIVERY,
      frequencyCap: null,
      hostedUrl: expect.stringMatching(/\/s\/[0-9a-z]{20}$/) as string,
      currency: 'EUR',
    });
    const before = (await script(survey)).text;
    await call(survey, 'put', `${path}/audience`, { audience: [LOCATION] }).expect(200);
    const delivery = { ...DEFAULT_DELIVERY, placements: [POPUP], priority: 3, samplePercent: 40 };
    await call(survey, 'put', `${path}/delivery`, { delivery }).expect(200);
    await call(survey, 'put', '/store/frequency-cap', { frequencyCap: { surveys: 2, days: 7 } }).expect(200);
    const after = (await script(survey)).text;
    expect(before).not.toContain('PT:Portugal');
    expect(after).toContain('PT:Portugal');
    expect(after).toContain('"frequencyCap":{"surveys":2,"days":7}');
    expect(after).toContain('"samplePercent":40');
    expect(await deliveryOf(survey)).toMatchObject({ audience: [LOCATION], delivery });
    await call(survey, 'put', '/store/frequency-cap', { frequencyCap: null }).expect(200);
    expect((await deliveryOf(survey)).frequencyCap).toBeNull();
  });

  it('the response cap applies from then on', async () => {
    const survey = await liveSurvey(app);
    await survey.saved(newId());
    const delivery = { ...DEFAULT_DELIVERY, responseCap: 1 };
    await call(survey, 'put', `/surveys/${survey.survey.surveyId}/delivery`, { delivery }).expect(200);
    expect((await survey.save(newId())).status).toBe(409);
    expect((await script(survey)).text).toContain('"full":true');
  });

  it.each([
    ['audience', { audience: [LOCATION, LOCATION] }],
    ['audience', { audience: [{ ...LOCATION, values: ['Portugal'] }] }],
    ['delivery', { delivery: { ...DEFAULT_DELIVERY, samplePercent: 101 } }],
    [
      'delivery',
      {
        delivery: {
          ...DEFAULT_DELIVERY,
          schedule: { startsAt: '2026-11-05T00:00:00Z', endsAt: '2026-11-04T00:00:00Z' },
        },
      },
    ],
    [
      'delivery',
      { delivery: { ...DEFAULT_DELIVERY, placements: [{ ...POPUP, trigger: { type: 'soon' } }] } },
    ],
  ])('refuses contradictory %s: %j', async (part, body) => {
    const survey = await liveSurvey(app);
    await call(survey, 'put', `/surveys/${survey.survey.surveyId}/${part}`, body).expect(400);
    expect(await deliveryOf(survey)).toMatchObject({ audience: [], delivery: DEFAULT_DELIVERY });
  });

  it.each([
    '2026-99-99T99:99Z',
    '2026-02-30T10:00:00Z',
    '2026-11-05T24:00:00Z',
    '0000-01-01T00:00:00Z',
    '2026-11-05T10:00:00+01:00',
    '2026-11-05',
    '+275760-09-13T00:00:00Z',
    '',
  ])('refuses a schedule with a moment that does not exist: %j', async (moment) => {
    const survey = await liveSurvey(app);
    for (const end of ['startsAt', 'endsAt'] as const) {
      const schedule = { startsAt: null, endsAt: null, [end]: moment };
      const delivery = { ...DEFAULT_DELIVERY, schedule };
      const reply = await call(survey, 'put', `/surveys/${survey.survey.surveyId}/delivery`, { delivery });
      expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([
        400,
        [`delivery.schedule.${end}`],
      ]);
    }
  });

  it('accepts a moment with and without seconds', async () => {
    const survey = await liveSurvey(app);
    const schedule = { startsAt: '2028-02-29T10:00Z', endsAt: '2028-02-29T10:00:00.001Z' };
    const delivery = { ...DEFAULT_DELIVERY, schedule };
    await call(survey, 'put', `/surveys/${survey.survey.surveyId}/delivery`, { delivery }).expect(200);
    expect((await deliveryOf(survey)).delivery.schedule).toEqual(schedule);
  });

  it('reads a recontact rule that was not saved as the default', async () => {
    const survey = await liveSurvey(app);
    await app.deps.database.query(
      'UPDATE surveys SET delivery = $3::jsonb WHERE store_id = $1 AND survey_id = $2',
      [survey.store.storeId, survey.survey.surveyId, JSON.stringify({ recontact: { afterShownDays: 3 } })],
    );
    const { recontact } = (await deliveryOf(survey)).delivery;
    expect(recontact).toEqual({ ...DEFAULT_DELIVERY.recontact, afterShownDays: 3 });
  });

  it('conditions by country need a plan that includes them; by customer type they do not', async () => {
    const survey = await liveSurvey(app, { plan: 'free' });
    const path = `/surveys/${survey.survey.surveyId}/audience`;
    await call(survey, 'put', path, { audience: [LOCATION] }).expect(402);
    await call(survey, 'put', path, { audience: [{ type: 'customerType', value: 'repeat' }] }).expect(200);
  });

  it('a condition from an earlier plan may stay while others are changed and removed', async () => {
    const survey = await liveSurvey(app, { plan: 'free' });
    const path = `/surveys/${survey.survey.surveyId}/audience`;
    const value = { type: 'orderValue', operator: 'greater_than', value: 50, maxValue: null };
    await survey.change('audience = $3', JSON.stringify([LOCATION, value]));
    const repeat = { type: 'customerType', value: 'repeat' };
    await call(survey, 'put', path, { audience: [repeat, LOCATION, value] }).expect(200);
    await call(survey, 'put', path, { audience: [repeat, { ...value, value: 40 }] }).expect(402);
    await call(survey, 'put', path, { audience: [repeat, value] }).expect(200);
    expect((await deliveryOf(survey)).audience).toEqual([repeat, value]);
    await call(survey, 'put', path, { audience: [repeat, LOCATION, value] }).expect(402);
    await call(survey, 'put', path, { audience: [] }).expect(200);
  });
});

describe('placement sightings', () => {
  it('list the script and the survey by placement', async () => {
    const survey = await liveSurvey(app);
    expect(await deliveryOf(survey)).toMatchObject({ scriptSeen: [], surveySeen: [] });
    await request(app.express)
      .get(`/store/${survey.store.shop}/askwell.js`)
      .set('sec-fetch-dest', 'document');
    await script(survey, '?at=thank-you');
    const at = new Date(app.deps.clock()).toISOString();
    await survey.sight({ kind: 'shown' }).expect(200);
    const previewToken = survey.previewToken();
    await survey.sight({ kind: 'shown', previewToken, attributes: { placement: 'embedded' } }).expect(200);
    await expect
      .poll(() => deliveryOf(survey))
      .toMatchObject({
        scriptSeen: [{ placement: 'thank_you', host: 'shop.example', at }],
        surveySeen: [{ placement: 'popup' }],
      });
  });
});

describe('reach', () => {
  it('applies the loader’s check to recent orders, without test orders, and to visitors', async () => {
    const survey = await liveSurvey(app);
    const order = (
      id: string,
      country: string,
      isFirst: boolean,
      value: number,
      placedAt: string,
      isTest = false,
    ) =>
      app.deps.database.query(
        `INSERT INTO orders (store_id, order_id, is_first_order, country, value, currency, placed_at, changed_at, received_at, is_test)
         VALUES ($1, $2, $3, $4, $5, 'EUR', $6, $6, $6, $7)`,
        [survey.store.storeId, id, isFirst, country, value, placedAt, isTest],
      );
    await order('1', 'PT', true, 80, '2026-11-01T10:00:00Z');
    await order('2', 'PT', false, 20, '2026-11-01T10:00:00Z');
    await order('3', 'ES', true, 90, '2026-11-01T10:00:00Z');
    await order('4', 'PT', true, 90, '2026-08-01T10:00:00Z');
    await order('5', 'PT', true, 90, '2026-11-01T10:00:00Z', true);
    await survey.sight({ attributes: { placement: 'popup', country: 'PT', customerType: 'firstTime' } });
    await survey.sight({ attributes: { placement: 'popup' } });
    const audience = [LOCATION, { type: 'orderValue', operator: 'greater_than', value: 50, maxValue: null }];
    const reply = await call(survey, 'post', '/store/reach', { audience }).expect(200);
    expect(reply.body).toEqual({
      data: {
        days: 30,
        orders: { admitted: 1, total: 3 },
        isSample: false,
        shown: { admitted: 1, total: 2 },
      },
    });
  });
});

describe('a preview on the store', () => {
  const previewOf = async (survey: LiveSurvey, surveyId = survey.survey.surveyId) => {
    const reply = await call(survey, 'post', `/surveys/${surveyId}/store-preview`).expect(200);
    const { url } = (reply.body as { data: { url: string } }).data;
    return new URL(url).searchParams.get('askwell_preview') ?? '';
  };
  const open = (token: string) => request(app.express).get(`/store-preview/${token}`);

  it('shows what is published to everyone with the address for an hour, and its answers do not count', async () => {
    const survey = await liveSurvey(app);
    const previewToken = await previewOf(survey);
    const reply = await open(previewToken).expect(200);
    const { survey: shown, definition } = reply.body as {
      survey: { version: number; surveyId: string };
      definition: { name: string; questions: unknown[] };
    };
    expect(shown).toMatchObject({ surveyId: survey.survey.publicId, version: 1 });
    expect([definition.name, definition.questions.length]).toEqual(['', 3]);
    await survey.change(`status = 'paused'`);
    await survey.saved(newId(), { version: shown.version, complete: false, previewToken });
    expect((await survey.rows()).map((row) => [row['isTest'], row['version']])).toEqual([
      [true, shown.version],
    ]);
    await survey.expectCounted();
    expect(await survey.figures()).toMatchObject({ responses: 0, inMonth: 0 });
  });

  it('returns 404 after an uninstall', async () => {
    const survey = await liveSurvey(app);
    const token = await previewOf(survey);
    await saveUninstalled(app.deps.database, survey.store.storeId, null);
    await open(token).expect(404);
  });

  it('withholds the discount code until the test response is complete', async () => {
    const thankYou = { ...DEFINITION.thankYou, discountCode: 'PLUM-10' };
    const survey = await liveSurvey(app, { definition: { ...DEFINITION, thankYou } });
    const previewToken = await previewOf(survey);
    const { body, text } = await open(previewToken).expect(200);
    expect(text).not.toContain('PLUM-10');
    const { version } = (body as { survey: { version: number } }).survey;
    const end = { version, complete: true, path: ['q1', 'q2', 'q3'], previewToken };
    expect(await survey.saved(newId(), end)).toMatchObject({ complete: true, discountCode: 'PLUM-10' });
  });

  it('shows the draft of a survey that was never published, and no other survey', async () => {
    const survey = await liveSurvey(app);
    const { surveyId } = await buildSurvey(app.deps, survey.store);
    const token = await previewOf(survey, surveyId);
    const { body } = await open(token).expect(200);
    const { version, surveyId: publicId } = (body as { survey: { version: number; surveyId: string } })
      .survey;
    expect(version).toBeGreaterThan(1);
    await request(app.express).get(`/questions/${publicId}/${version}.json`).expect(404);
    await open(`${token.slice(0, -3)}abc`).expect(404);
    await open('x').expect(404);
    app.deps.clock.advance(61 * 60_000);
    await open(token).expect(404);
  });
});
