import type { PageKind, PlacementType } from '#shared/delivery/delivery.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { isWithin } from '#server/kernel/clock/is-within.ts';
import { LruMap } from '#server/kernel/limits/lru-map.ts';
import { SCRIPT_SURVEY_ID, upsertPlacementSighting, type PlacementSighting } from './sighting-repository.ts';

/** Records where surveys and scripts appear. It runs in the background; a failure is only logged. */
export interface PlacementRecorder {
  /** A survey was shown. */
  record(storeId: string, surveyId: string, placement: PlacementType, page: PageKind | ''): void;
  /** A page of this site loaded the store's script. */
  recordScript(storeId: string, placement: PlacementType, host: string): void;
}

/** Merchants read it as *2 minutes ago*, so this precision suffices. */
const EVERY_MS = 20_000;
const MAX_REMEMBERED = 10_000;

export function createPlacementRecorder({
  database,
  clock,
  log,
}: Pick<Deps, 'database' | 'clock' | 'log'>): PlacementRecorder {
  const lastAt = new LruMap<string, number>(MAX_REMEMBERED);

  function save(storeId: string, sighting: Omit<PlacementSighting, 'at'>): void {
    const { surveyId, placement } = sighting;
    const key = `${storeId} ${surveyId} ${placement}`;
    const now = clock();
    const last = lastAt.get(key);
    if (last !== undefined && isWithin(EVERY_MS, last, now)) return;
    lastAt.set(key, now);
    const at = new Date(now).toISOString();
    upsertPlacementSighting(database, storeId, { ...sighting, at }).catch((error: unknown) => {
      lastAt.delete(key);
      log.warn({ error }, 'Could not save a placement sighting');
    });
  }

  return {
    record: (storeId, surveyId, placement, page) => save(storeId, { surveyId, placement, host: '', page }),
    recordScript: (storeId, placement, host) =>
      save(storeId, { surveyId: SCRIPT_SURVEY_ID, placement, host, page: '' }),
  };
}
