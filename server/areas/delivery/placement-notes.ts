import type { PlacementType } from '#shared/delivery/delivery.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { isWithin } from '#server/kernel/clock/is-within.ts';
import { SCRIPT, upsertPlacementSighting } from './sighting-repository.ts';

/** Remembers what of ours was on a page. Nobody waits for it, and a failure is no one's trouble. */
export interface PlacementNotes {
  /** A survey that was shown. */
  note(storeId: string, surveyId: string, placement: PlacementType): void;
  /** The store's script, on a page of the named site. */
  noteScript(storeId: string, placement: PlacementType, host: string): void;
}

/** As exact as a merchant asks: *2 minutes ago*. */
const EVERY_MS = 20_000;
const REMEMBERED = 10_000;

export function createPlacementNotes({
  database,
  clock,
  log,
}: Pick<Deps, 'database' | 'clock' | 'log'>): PlacementNotes {
  const lastAt = new Map<string, number>();

  function keep(storeId: string, surveyId: string, placement: PlacementType, host: string): void {
    const key = `${storeId} ${surveyId} ${placement}`;
    const now = clock();
    const last = lastAt.get(key);
    if (last !== undefined && isWithin(EVERY_MS, last, now)) return;
    if (lastAt.size >= REMEMBERED) lastAt.clear();
    lastAt.set(key, now);
    const at = new Date(now).toISOString();
    upsertPlacementSighting(database, storeId, { surveyId, placement, host, at }).catch((error: unknown) => {
      lastAt.delete(key);
      log.warn({ error }, 'A sighting on a store’s page could not be kept');
    });
  }

  return {
    note: (storeId, surveyId, placement) => keep(storeId, surveyId, placement, ''),
    noteScript: (storeId, placement, host) => keep(storeId, SCRIPT, placement, host),
  };
}
