import type { SightingKind } from '#shared/collect/collect.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Outcome } from '../batch/batcher.ts';
import type { Segment } from '../responses/pending-response.ts';
import { insertSightings, type SightingRow } from './sighting-repository.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import { isOpen, readSurveys } from '#server/areas/surveys/survey-state-repository.ts';

/** A sighting of a published survey that waits to be counted. */
export interface PendingSighting {
  readonly surveyId: string;
  readonly sightingId: string;
  readonly kind: SightingKind;
  readonly version: number;
  /** By the server's clock. */
  readonly seenAt: number;
  readonly segment: Segment;
}

/**
 * Counts a batch of one store's sightings, each id and kind once. Surveys that accept no answers count none, because
 * their pages are outdated.
 */
export async function saveSightings(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  storeId: string,
  items: readonly PendingSighting[],
): Promise<readonly Outcome<Record<string, never>>[]> {
  const surveyIds = [...new Set(items.map(({ surveyId }) => surveyId))];
  const { timezone, surveys } = await readSurveys(database, storeId, surveyIds);
  const now = clock();
  const isCounted = ({ surveyId }: PendingSighting) => {
    const survey = surveys.get(surveyId);
    return survey !== undefined && isOpen(survey, now);
  };
  const rows = new Map<string, SightingRow>();
  for (const { surveyId, sightingId, kind, version, seenAt, segment } of items.filter(isCounted)) {
    const key = `${surveyId}\n${sightingId}\n${kind}`;
    if (rows.has(key)) continue;
    rows.set(key, { surveyId, sightingId, kind, version, day: dayIn(timezone, seenAt), ...segment });
  }
  if (rows.size > 0) await insertSightings(database, storeId, [...rows.values()]);
  const isKnown = ({ surveyId }: PendingSighting) => surveys.get(surveyId)?.isInstalled === true;
  return items.map((item) => (isKnown(item) ? { result: {} } : { error: noSuchSurvey() }));
}

export const noSuchSurvey = () => new AppError('NOT_FOUND', 'There is no such survey.');
