import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import request from 'supertest';
import { expect } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { jobRunnerOf } from '#server/start/merged-areas.ts';
import type { JobRunner } from '#server/kernel/jobs/job-runner.ts';
import type { Config } from '#server/kernel/config/config.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { signPreview } from '#server/areas/surveys/preview/preview-token.ts';
import type { StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import type { SurveyDetails, SurveySummary } from '#shared/api/surveys.ts';
import type { CollectAttributes, ResponseToSave, Sighting } from '#shared/collect/collect.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { serve, testApp, testConfig, testDeps, type TestApp, type TestDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { counted, recounted } from '#tests/support/recount.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';

export interface CollectApp {
  readonly deps: TestDeps;
  /** The listener: the fast path in front of Express. */
  readonly http: Server | TestApp['listener'];
  /** Express alone, for calls that the fast path passes on. */
  readonly express: TestApp['http'];
  readonly stop: () => Promise<void>;
}

/** Starts the whole app with this database, or with the worker's. Its jobs run when a test calls them. */
export async function startCollectApp(
  database?: Database,
  env: Record<string, string> = {},
  configure: (config: Config) => Config = (config) => config,
): Promise<CollectApp & { readonly app: TestApp; readonly jobs: JobRunner }> {
  const config = configure(testConfig(env));
  const deps = testDeps({ database: database ?? (await testDatabase()), config });
  const areas = createAreas(deps);
  const app = testApp({ deps, areas, guard: createGuard(deps) });
  const jobs = jobRunnerOf(deps, areas);
  return { deps, http: serve(app.listener), express: app.http, app, jobs, stop: () => app.stopAreas() };
}

/** A scale, a choice with *Other*, and a text. The second question skips the third unless the answer is `bad`. */
export const DEFINITION: SurveyDefinition = survey(
  question('nps', 'q1'),
  question('single_select', 'q2', {
    options: ['good', 'bad'],
    config: { allowOther: true },
    isRequired: false,
  }),
  question('text', 'q3', { isRequired: false }),
);

export const newId = () => randomBytes(16).toString('hex');

type Change = Partial<Omit<ResponseToSave, 'attributes'>> & { attributes?: Partial<CollectAttributes> };

/** A live survey of a store, with the calls of a shopper's page. */
export async function liveSurvey(
  { deps, http }: Pick<CollectApp, 'deps' | 'http'>,
  {
    plan = 'pro',
    definition = DEFINITION,
    shop,
  }: { plan?: 'free' | 'pro'; definition?: SurveyDefinition; shop?: string } = {},
) {
  const { store, authorization } = await validSession(deps, await buildStore(deps, shop));
  if (plan === 'pro') await subscribe(deps, store.storeId, 'pro');
  const made = await buildPublishedSurvey(deps, store, definition);
  const path = `/api/v1/collect/${made.publicId}`;
  const bodyOf = (change: Change = {}): ResponseToSave => ({
    version: 1,
    revision: 1,
    respondentKey: newId(),
    complete: false,
    answers: { q1: { value: 9 } },
    timings: { q1: 1200 },
    path: ['q1', 'q2'],
    startedAt: deps.clock() - 60_000,
    changedAt: deps.clock() - 1_000,
    sentAt: deps.clock(),
    ...change,
    attributes: { placement: 'hosted', ...change.attributes },
  });
  const save = (responseId: string, change?: Change) =>
    request(http).put(`${path}/responses/${responseId}`).send(bodyOf(change));
  return {
    ...storeReads(deps, store, made),
    store,
    survey: made,
    path,
    bodyOf,
    save,
    saveAsText: (responseId: string, change?: Change) =>
      request(http)
        .post(`${path}/responses/${responseId}`)
        .type('text/plain')
        .send(JSON.stringify(bodyOf(change))),
    /** Saves a response that must be accepted. */
    async saved(responseId: string, change?: Change) {
      const reply = await save(responseId, change);
      expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
      return (reply.body as { data: unknown }).data;
    },
    sight: (change: Partial<Sighting> = {}) =>
      request(http)
        .post(`${path}/sightings`)
        .type('text/plain')
        .send(
          JSON.stringify({
            sightingId: newId(),
            kind: 'shown',
            version: 1,
            at: deps.clock(),
            attributes: { placement: 'popup' },
            ...change,
          }),
        ),
    listed: async () => {
      const reply = await request(http).get('/api/v1/surveys').set('authorization', authorization);
      return (reply.body as { data: { surveys: SurveySummary[] } }).data.surveys[0];
    },
    changeStatus: (action: string) =>
      request(http)
        .post(`/api/v1/surveys/${made.surveyId}/status`)
        .set('authorization', authorization)
        .send({ action }),
    authorized: (test: request.Test) => test.set('authorization', authorization),
    /** The token of a preview on the store. */
    previewToken: () =>
      signPreview(
        { storeId: store.storeId, surveyId: made.surveyId },
        deps.config.secrets.session,
        deps.clock(),
      ).token,
  };
}

function storeReads({ database }: TestDeps, { storeId }: StoreRecord, { surveyId }: SurveyDetails) {
  return {
    rows: () =>
      database.query<Record<string, unknown> & { responseId: string; revision: number }>(
        `SELECT * FROM responses WHERE store_id = $1 AND survey_id = $2 ORDER BY response_id`,
        [storeId, surveyId],
      ),
    impressions: () =>
      database.query(
        `SELECT kind, version, day, country, customer_type, placement, n::int AS n FROM impressions
          WHERE store_id = $1 AND survey_id = $2 ORDER BY kind, day, country`,
        [storeId, surveyId],
      ),
    /** Changes the survey's row directly, for states that no call reaches. */
    change: (assignments: string, ...values: unknown[]) =>
      database.query(`UPDATE surveys SET ${assignments} WHERE store_id = $1 AND survey_id = $2`, [
        storeId,
        surveyId,
        ...values,
      ]),
    figures: async () => {
      const [row] = await database.query(
        `SELECT responses_total::int AS responses, completes_total::int AS completes, responses_month AS month,
                responses_in_month AS in_month, refused_total::int AS refused, has_reached_limit AS is_full,
                last_response_at AS last_at
           FROM surveys WHERE store_id = $1 AND survey_id = $2`,
        [storeId, surveyId],
      );
      return row;
    },
    /** Expects the counters to equal a recount, and returns them. */
    async expectCounted() {
      const tally = await counted(database, storeId);
      expect(tally).toEqual(await recounted(database, storeId));
      return tally;
    },
  };
}

export type LiveSurvey = Awaited<ReturnType<typeof liveSurvey>>;
