import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FeatureKey } from '#shared/plan/features.ts';
import { DEFAULT_THEME } from '#shared/theme/theme.ts';
import { filled, newId as newSurveyId, saveOf } from '../surveys/support.ts';
import { question } from '#tests/shared/survey/build.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, newId, startCollectApp } from '../collect/support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

/** Uses a feature over HTTP and returns whether the server allowed it. */
type Attempt = (live: LiveSurvey) => Promise<boolean>;

/** Returns true for a success and false for this gate's refusal. Any other reply fails the test. */
function allowed({ status, body }: request.Response, refusal: readonly [number, string]): boolean {
  if (status === 200) return true;
  expect([status, (body as { error?: { code: string } }).error?.code]).toEqual(refusal);
  return false;
}

const PLAN_LIMIT = [402, 'PLAN_LIMIT'] as const;

/** The data that a survey's own page contains for its script. */
async function hostedPage({ path }: LiveSurvey): Promise<string> {
  return (await request(app.http).get(`/s/${path.split('/').at(-1) ?? ''}`)).text;
}

const appearance = ({ authorized }: LiveSurvey, wish: object) =>
  authorized(request(app.http).put('/api/v1/settings/appearance').send(wish));

/** One entry per feature. */
const ATTEMPTS: Record<FeatureKey, Attempt> = {
  async thirdPartyIntegrations({ authorized }) {
    const connection = {
      ...{ name: 'Warehouse', url: 'https://example.com/hook', events: ['survey.full'] },
      ...{ surveyIds: [], answerFilter: null },
    };
    return allowed(
      await authorized(request(app.http).post('/api/v1/connections').send(connection)),
      PLAN_LIMIT,
    );
  },

  async questions_per_survey({ survey, authorized }) {
    const questions = Array.from({ length: 12 }, (_, index) => question('text', `q${index}`));
    const save = saveOf(2, filled(survey.definition, questions));
    const path = `/api/v1/surveys/${survey.surveyId}/draft`;
    return allowed(await authorized(request(app.http).put(path).send(save)), PLAN_LIMIT);
  },

  async active_surveys({ authorized }) {
    const surveyId = newSurveyId();
    const made = await authorized(request(app.http).post('/api/v1/surveys').send({ surveyId }));
    const save = saveOf(1, filled(made.body.data.definition, [question('nps', 'q1')]));
    await authorized(request(app.http).put(`/api/v1/surveys/${surveyId}/draft`).send(save));
    const publish = request(app.http).post(`/api/v1/surveys/${surveyId}/publish`);
    return allowed(await authorized(publish.send({ draftRevision: 2, meanings: [] })), PLAN_LIMIT);
  },

  async responsesPerSurvey({ saved, change, rows }) {
    await change(`responses_month = '2026-11', responses_in_month = 100`);
    await saved(newId());
    return (await rows()).length === 1;
  },

  async ordersLimit({ saved, rows }) {
    await saved(newId(), { attributes: { orderId: 'o1', orderValue: 20, orderCurrency: 'EUR' } });
    const [row] = await rows();
    return row?.['orderId'] === 'o1' && row['orderValue'] === '20.0000';
  },

  async removeBranding(live) {
    const saved = allowed(await appearance(live, { branding: 'hidden' }), PLAN_LIMIT);
    const page = await hostedPage(live);
    expect(page).toContain(`"removeBranding":${String(saved)}`);
    return saved;
  },

  async customFeatures(live) {
    const theme = { ...DEFAULT_THEME, accent: '#ab34cd' };
    const saved = allowed(await appearance(live, { theme }), PLAN_LIMIT);
    // An appearance that was saved under another plan does not show.
    await live.change('appearance = $3', { theme });
    expect((await hostedPage(live)).toLowerCase().includes('#ab34cd')).toBe(saved);
    return saved;
  },

  async download_survey_reports({ survey, authorized }) {
    const path = `/api/v1/surveys/${survey.surveyId}/analytics/responses.csv`;
    return allowed(await authorized(request(app.http).get(path)), PLAN_LIMIT);
  },

  async advanced_survey_targeting({ survey, authorized }) {
    const audience = [{ type: 'location', operator: 'contains', values: ['PT:Portugal'] }];
    const path = `/api/v1/surveys/${survey.surveyId}/audience`;
    return allowed(await authorized(request(app.express).put(path).send({ audience })), PLAN_LIMIT);
  },

  async advanced_analytics({ survey, authorized }) {
    const path = `/api/v1/surveys/${survey.surveyId}/analytics/overview?countries=PT`;
    return allowed(await authorized(request(app.http).get(path)), PLAN_LIMIT);
  },
};

describe('the feature gates', () => {
  it.each(Object.entries(ATTEMPTS))(
    '%s is refused on Free and allowed on Pro, by the server',
    async (_key, attempt) => {
      expect(await attempt(await liveSurvey(app, { plan: 'free' }))).toBe(false);
      expect(await attempt(await liveSurvey(app, { plan: 'pro' }))).toBe(true);
    },
  );
});
