import type { WithBilling } from '#server/areas/billing/billing.ts';
import type { WithSurveyEvents } from '#server/areas/surveys/survey-events.ts';
import { createPlacementRecorder } from '#server/areas/delivery/storefront/placement-recorder.ts';
import { readPreview } from '#server/areas/surveys/preview/preview-token.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { createBatcher } from './batch/batcher.ts';
import { flushSafely } from './batch/flush-safely.ts';
import { createNewResponseLimit, type TakeToken } from './refusals/new-response-limit.ts';
import type { ReceivedResponse } from './responses/pending-response.ts';
import { createAllowances, type Allowances } from '#server/areas/surveys/plan/plan-allowance.ts';
import { createPublishedVersions } from './versions/published-versions.ts';
import type { CollectDeps } from './receive-response.ts';
import type { SightingDeps } from './sightings/record-sighting.ts';
import { createRefusalRecorder } from './refusals/refusal-recorder.ts';
import type { WithDueSignal } from '#server/kernel/jobs/due-signal.ts';
import type { WithIngestActivity } from '#server/kernel/jobs/ingest-activity.ts';
import type { WithResponseEvents } from './responses/response-events.ts';
import { saveBatch } from './batch/save-batch.ts';
import { saveSightings, type PendingSighting } from './sightings/save-sightings.ts';
import { createListeningStores } from './batch/listening-stores.ts';
import { createStoresAtOnce } from './batch/stores-at-once-repository.ts';
import { createTurnedAway } from './refusals/turned-away.ts';

export interface CollectServices extends CollectDeps, SightingDeps {
  readonly allowances: Allowances;
  /** Finishes the accepted calls. */
  stop(): Promise<void>;
}

const SIGHTING_WEIGHT = 200;

export type CollectAreaDeps = Deps &
  WithBilling &
  WithSurveyEvents &
  WithResponseEvents &
  WithIngestActivity &
  WithDueSignal;

/** Creates the caches and queues of one instance, between the routes and the database. */
export function createCollectServices(deps: CollectAreaDeps, take: TakeToken): CollectServices {
  const { clock, config, metrics } = deps;
  const refusals = createRefusalRecorder(deps);
  const allowances = createAllowances(deps);
  const newResponseLimit = createNewResponseLimit(take);
  const saveDeps = {
    ...deps,
    newResponseLimit,
    turnedAway: createTurnedAway(),
    listeningStores: createListeningStores(),
  };
  const responses = createBatcher<ReceivedResponse, { revision: number; complete: boolean }>({
    flush: (groups, options) => flushSafely(groups, (some) => saveBatch(saveDeps, some, options)),
    weigh: ({ answersJson }) => answersJson.length,
    keysAtOnce: createStoresAtOnce(deps),
  });
  const sightings = createBatcher<PendingSighting, Record<string, never>>({
    flush: (groups) =>
      flushSafely(groups, async (some) => {
        const saved = await Promise.all(some.map(({ key, items }) => saveSightings(deps, key, items)));
        return saved.flat();
      }),
    weigh: () => SIGHTING_WEIGHT,
  });
  metrics.gauge('collect_waiting', 'Answers that wait to be stored.', () => responses.waiting);
  metrics.gauge('collect_sightings_waiting', 'Sightings that wait to be counted.', () => sightings.waiting);
  return {
    clock,
    database: deps.database,
    allowances,
    published: createPublishedVersions(deps),
    responses,
    sightings,
    placements: createPlacementRecorder(deps),
    refusals,
    readPreview: (token) => readPreview(token, config.secrets.session, clock()),
    admit: ({ surveyId }) => take('survey', surveyId),
    async stop() {
      await Promise.all([responses.stop(), sightings.stop()]);
      await refusals.stop();
    },
  };
}
