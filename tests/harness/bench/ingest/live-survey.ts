import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import type { StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { testConfig, testDeps, type TestDeps } from '#tests/support/app.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { fillResponses } from './fill.ts';
import { BENCH_SURVEY } from './shoppers.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

export interface LiveSurvey {
  readonly database: Database;
  readonly deps: TestDeps;
  readonly store: StoreRecord;
  readonly surveyId: string;
  readonly publicId: string | null;
}

/** Opens a folder or a PostgreSQL address with one live survey and this many responses. */
export async function openLiveSurvey(where: string, responses: number): Promise<LiveSurvey> {
  const isUnchecked = true;
  const database = await openDatabase(
    where.startsWith('postgres:')
      ? { engine: 'postgres', url: where, isUnchecked }
      : { engine: 'pglite', dataDir: where, isUnchecked },
  );
  await migrate(database, MIGRATIONS);
  const clock = Object.assign(() => Date.now(), { advance: () => undefined });
  const deps = testDeps({
    database,
    config: testConfig({ RATE_SCALE: '1000000', CONNECTIONS_LOOPBACK: 'on' }),
    clock,
  });
  const live = await addLiveSurvey(deps);
  await fillResponses(database, live.store.storeId, live.surveyId, responses);
  return { database, deps, ...live };
}

/** Adds a store with one live survey. */
export async function addLiveSurvey(deps: TestDeps): Promise<Omit<LiveSurvey, 'database' | 'deps'>> {
  const store = await buildStore(deps);
  await subscribe(deps, store.storeId, 'pro');
  const { publicId, surveyId } = await buildPublishedSurvey(deps, store, BENCH_SURVEY);
  return { store, surveyId, publicId };
}
