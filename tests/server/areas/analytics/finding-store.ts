import request from 'supertest';
import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import type { Home } from '#shared/api/home.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { subscribe, succeeded } from '#tests/server/areas/surveys/support.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import type { testApp, TestDeps } from '#tests/support/app.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';

const DEFINITION: SurveyDefinition = survey(
  question('single_select', 'source', {
    text: 'How did you hear of us?',
    options: ['friend', 'search', 'advert'],
  }),
  question('rating', 'stars', { config: { scale: 5 } }),
);

export interface Product {
  readonly deps: TestDeps;
  readonly http: ReturnType<typeof testApp>['http'];
}

/** A store with a published survey, its shoppers and its merchant. */
export async function openStore({ deps, http }: Product, plan: 'pro' | 'free') {
  const store = await buildStore(deps);
  await subscribe(deps, store.storeId, plan);
  const { surveyId, publicId } = await buildPublishedSurvey(deps, store, DEFINITION);
  const { authorization } = await validSession(deps, store);
  const at = `/api/v1/surveys/${surveyId}/analytics`;
  const send = (path: string, body: object) =>
    request(http).put(`${at}/findings/${path}`).set('authorization', authorization).send(body);
  const get = async <T>(path: string) =>
    succeeded<T>(await request(http).get(path).set('authorization', authorization));
  const findings = (query = '') => get<AnalyticsFindings>(`${at}/findings${query}`);
  const home = () => get<Home>('/api/v1/home');
  return {
    storeId: store.storeId,
    surveyId,
    authorization,
    answer: (source: string, stars: number, customerType: 'firstTime' | 'repeat') =>
      answer({ deps, http }, publicId, { source, stars, customerType }),
    findings,
    results: () => get<QuestionResults>(`${at}/questions`),
    home,
    send,
    /** A minute later, asks until the findings of all answers have been computed. */
    async renewed(): Promise<AnalyticsFindings> {
      deps.clock.advance(60_000);
      await findings();
      const now = new Date(deps.clock()).toISOString();
      for (let left = 200; left > 0; left -= 1) {
        const [row] = await deps.database.query<{ at: string }>(
          `SELECT found->>'at' AS at FROM surveys WHERE store_id = $1 AND survey_id = $2`,
          [store.storeId, surveyId],
        );
        if (row?.at === now) return findings();
        // Time passes: the findings are computed in the background.
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error('The findings were not computed.');
    },
    /** Asks again for as long as the reply says that more will be told. */
    async latestHome(): Promise<Home> {
      for (let left = 200; left > 0; left -= 1) {
        const found = await home();
        if (found.againInMs === null) return found;
        // Time passes: the findings are computed in the background.
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error('The brief was not computed.');
    },
  };
}

interface Given {
  readonly source: string;
  readonly stars: number;
  readonly customerType: string;
}

async function answer(
  { deps, http }: Product,
  publicId: string,
  { source, stars, customerType }: Given,
): Promise<void> {
  const [responseId, now] = [deps.newId(), deps.clock()];
  await request(http)
    .put(`/api/v1/collect/${publicId}/responses/${responseId}`)
    .send({
      ...{ version: 1, revision: 1, respondentKey: responseId, complete: true, timings: {} },
      ...{ path: ['source', 'stars'], startedAt: now, changedAt: now, sentAt: now },
      answers: { source: { optionId: source, otherValue: null }, stars: { value: stars } },
      attributes: { placement: 'hosted', customerType },
    })
    .expect(200);
}

export type Store = Awaited<ReturnType<typeof openStore>>;

/** 40 new customers who came by a search, and 40 repeat customers who came by a friend or an advert. */
export async function fill(store: Store): Promise<void> {
  await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      await store.answer('search', 5, 'firstTime');
      await store.answer(at % 2 ? 'friend' : 'advert', 3, 'repeat');
    }),
  );
}
