import type * as api from '#shared/api/collect.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { PlacementNotes } from '../delivery/placement-notes.ts';
import type { Batcher } from './batcher.ts';
import type { Deps } from '../deps.ts';
import { isPreviewVersion } from './preview-version.ts';
import { findSurveyState } from './published-repository.ts';
import type { CollectDeps } from './receive-response.ts';
import { noSuchSurvey, type PendingSighting } from './save-sightings.ts';
import { clampMoment } from './settle-times.ts';

export interface SightingDeps
  extends Pick<CollectDeps, 'clock' | 'published' | 'refusals' | 'admit'>, Pick<Deps, 'database'> {
  readonly sightings: Batcher<PendingSighting, Record<string, never>>;
  readonly notes: PlacementNotes;
}

/** Counts that a survey was shown, begun or sent away. Those of a try-out are answered and not counted. */
export async function recordSighting(
  deps: SightingDeps,
  input: InputOf<typeof api.recordSighting>,
): Promise<Record<string, never>> {
  try {
    const published = await deps.published.find(input.publicId, input.version);
    if (published === null) throw noSuchSurvey();
    deps.admit(published);
    if (input.test === true || isPreviewVersion(input.version)) {
      const state = await findSurveyState(deps.database, published.storeId, input.publicId);
      if (!state?.isInstalled) throw noSuchSurvey();
      return {};
    }
    const { at, sentAt, attributes } = input;
    const now = deps.clock();
    const counted = await deps.sightings.add(published.storeId, {
      surveyId: published.surveyId,
      sightingId: input.sightingId,
      kind: input.kind,
      version: input.version,
      seenAt: clampMoment(sentAt === undefined ? at : at + now - sentAt, now),
      segment: {
        country: attributes.country ?? '',
        customerType: attributes.customerType ?? '',
        placement: attributes.placement,
      },
    });
    if (input.kind === 'shown') {
      deps.notes.note(published.storeId, published.surveyId, attributes.placement);
    }
    return counted;
  } catch (error) {
    deps.refusals.count(error);
    throw error;
  }
}
