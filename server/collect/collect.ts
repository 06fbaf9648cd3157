import { createBilling } from '../billing/create-billing.ts';
import { createPlacementNotes } from '../delivery/placement-notes.ts';
import type { Deps } from '../deps.ts';
import { createBatcher } from './batcher.ts';
import { createBurstNotes } from './burst-notes.ts';
import { flushSafely } from './flush-safely.ts';
import type { PendingResponse } from './pending-response.ts';
import { createAllowances, type Allowances } from './plan-allowance.ts';
import { createPublishedVersions } from './published-versions.ts';
import type { CollectDeps } from './receive-response.ts';
import type { SightingDeps } from './record-sighting.ts';
import { createRefusals } from './refusals.ts';
import { saveBatch } from './save-batch.ts';
import { saveSightings, type PendingSighting } from './save-sightings.ts';

export interface Collect extends CollectDeps, SightingDeps {
  readonly allowances: Allowances;
  /** Finishes what was taken. */
  stop(): Promise<void>;
}

const SIGHTING_WEIGHT = 200;

/** Everything between a shopper's page and the tables: what one instance remembers and what waits there. */
export function createCollect(deps: Deps, take: (surveyId: string) => void): Collect {
  const { clock, metrics } = deps;
  const bursts = createBurstNotes(deps);
  const allowances = createAllowances({ billing: createBilling(deps), clock });
  const saveDeps = { ...deps, allowances };
  const responses = createBatcher<PendingResponse, { revision: number; complete: boolean }>({
    flush: (storeId, items) => flushSafely(items, (batch) => saveBatch(saveDeps, storeId, batch)),
    weigh: ({ answersJson }) => answersJson.length,
  });
  const sightings = createBatcher<PendingSighting, Record<string, never>>({
    flush: (storeId, items) => flushSafely(items, (batch) => saveSightings(deps, storeId, batch)),
    weigh: () => SIGHTING_WEIGHT,
  });
  metrics.gauge('collect_waiting', 'Answers that wait to be kept.', () => responses.waiting);
  metrics.gauge('collect_sightings_waiting', 'Sightings that wait to be counted.', () => sightings.waiting);
  return {
    clock,
    database: deps.database,
    allowances,
    published: createPublishedVersions(deps),
    responses,
    sightings,
    notes: createPlacementNotes(deps),
    refusals: createRefusals(metrics),
    admit({ storeId, surveyId }) {
      try {
        take(surveyId);
      } catch (error) {
        bursts.note(storeId, surveyId);
        throw error;
      }
    },
    async stop() {
      await Promise.all([responses.stop(), sightings.stop(), bursts.stop()]);
    },
  };
}
