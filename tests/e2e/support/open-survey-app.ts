import { onTestFinished } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { listen } from '#server/kernel/http/listener.ts';
import type { StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import { changeSurveyStatus } from '#server/areas/surveys/change-status.ts';
import { productDeps } from '#server/start/product-deps.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { testApp, testConfig, testDeps, type TestDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey, saveAndPublish, sessionOf } from '#tests/support/surveys.ts';

type SurveyApp = Awaited<ReturnType<typeof startApp>>;

let shared: Promise<SurveyApp> | undefined;

/** The app of this worker. All tests of the worker share it, so a test makes its own stores. No test closes it. */
export function openSurveyApp(): Promise<SurveyApp> {
  shared ??= startApp({});
  return shared;
}

/** Opens the app with these settings until the test ends, on the database that the worker's tests share. */
export async function openSurveyAppWith(env: Record<string, string>): Promise<SurveyApp> {
  const opened = await startApp(env);
  onTestFinished(opened.close);
  return opened;
}

async function startApp(env: Record<string, string>) {
  const listener = await listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${listener.port}`;
  // The real time, because shoppers' pages use it too. A test that advances it has an app of its own.
  let aheadMs = 0;
  const advance = (milliseconds: number): void => void (aheadMs += milliseconds);
  const clock = Object.assign(() => Date.now() + aheadMs, { advance });
  const database = await testDatabase();
  const deps = testDeps({ database, config: testConfig({ APP_URL: url, ...env }), clock });
  const app = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  listener.answerWith(app.listener);
  const close = async (): Promise<void> => {
    await listener.close(1_000);
    await app.stopAreas();
  };
  return { url, deps, close };
}

/** Publishes a survey of a store on the free plan, a new store by default, and returns readers of its stored data. */
export async function publishSurvey(
  deps: TestDeps,
  definition: SurveyDefinition,
  given: StoreRecord | null = null,
) {
  const store = given ?? (await buildStore(deps));
  const survey = await buildPublishedSurvey(deps, store, definition);
  return { store, survey, ...reads(deps, store, survey) };
}

function reads(deps: TestDeps, store: StoreRecord, { surveyId }: SurveyDetails) {
  const key = [store.storeId, surveyId];
  const session = sessionOf(store);
  return {
    responses: () =>
      deps.database.query<{
        isComplete: boolean;
        isTest: boolean;
        answers: object;
        respondentKey: string;
        variant: string | null;
      }>(
        `SELECT is_complete, is_test, answers, respondent_key, variant FROM responses
          WHERE store_id = $1 AND survey_id = $2`,
        key,
      ),
    /** The counted events, as in `shown 1`. */
    sightings: async () => {
      const rows = await deps.database.query<{ kind: string; n: number }>(
        `SELECT kind, sum(n)::int AS n FROM impressions WHERE store_id = $1 AND survey_id = $2
          GROUP BY kind ORDER BY kind`,
        key,
      );
      return rows.map(({ kind, n }) => `${kind} ${n}`);
    },
    /** Publishes a second version. */
    publishSecond: (definition: SurveyDefinition) =>
      saveAndPublish(deps, session, { surveyId, baseRevision: 2, definition }),
    changeStatus: (action: 'pause' | 'resume' | 'close') =>
      changeSurveyStatus(productDeps(deps), session, { surveyId, action }),
  };
}
