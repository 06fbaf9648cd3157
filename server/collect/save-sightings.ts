import type { SightingKind } from '#shared/survey/collect.ts';
import type { Deps } from '../deps.ts';
import { findTimeZone } from '../surveys/figures-repository.ts';
import type { Outcome } from './batcher.ts';
import type { Segment } from './pending-response.ts';
import { insertSightings, type SightingRow } from './sighting-repository.ts';
import { dayIn } from '../stores/store-day.ts';

/** A sighting of a published survey, waiting to be counted. */
export interface PendingSighting {
  readonly surveyId: string;
  readonly sightingId: string;
  readonly kind: SightingKind;
  readonly version: number;
  /** By the server's clock. */
  readonly seenAt: number;
  readonly segment: Segment;
}

/** Counts a batch of one store's sightings, each id and kind once, however often it comes. */
export async function saveSightings(
  { database }: Pick<Deps, 'database'>,
  storeId: string,
  items: readonly PendingSighting[],
): Promise<readonly Outcome<Record<string, never>>[]> {
  const timezone = await findTimeZone(database, storeId);
  const rows = new Map<string, SightingRow>();
  for (const { surveyId, sightingId, kind, version, seenAt, segment } of items) {
    const key = `${surveyId}\n${sightingId}\n${kind}`;
    if (rows.has(key)) continue;
    rows.set(key, { surveyId, sightingId, kind, version, day: dayIn(timezone, seenAt), ...segment });
  }
  await insertSightings(database, storeId, [...rows.values()]);
  return items.map(() => ({ result: {} }));
}
