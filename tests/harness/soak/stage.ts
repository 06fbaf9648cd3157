import type { Config } from '#server/kernel/config/config.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { BENCH_SURVEY } from '#tests/harness/bench/ingest/shoppers.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { testDeps } from '#tests/support/app.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';

/** A store with a signed-in merchant and a published survey. */
export interface SoakStore {
  readonly storeId: string;
  readonly shop: string;
  readonly authorization: string;
  readonly surveyId: string;
  readonly publicId: string;
  /** The version that new shoppers answer; the merchant publishes further versions during the run. */
  version: number;
}

/** Creates stores with an install, a merchant and a survey each. */
export async function buildStage(database: Database, config: Config, count: number): Promise<SoakStore[]> {
  const clock = Object.assign(() => Date.now(), { advance: () => undefined });
  const deps = testDeps({ database, config, clock });
  const stores: SoakStore[] = [];
  for (let at = 0; at < count; at += 1) {
    const store = await buildStore(deps);
    await subscribe(deps, store.storeId, 'pro');
    const { surveyId, publicId } = await buildPublishedSurvey(deps, store, BENCH_SURVEY);
    const { authorization } = await validSession(deps, store);
    stores.push({
      storeId: store.storeId,
      shop: store.shop,
      authorization,
      surveyId,
      publicId,
      version: 1,
    });
  }
  return stores;
}
