import type * as api from '#shared/api/collect.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { PlacementNotes } from '#server/areas/delivery/placement-notes.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Batcher } from '../batch/batcher.ts';
import { findSurveyState } from '../versions/published-repository.ts';
import { noSuchSurvey, type PendingSighting } from './save-sightings.ts';
import { clampMoment } from '../responses/settle-times.ts';
import { takeCall, type CallDeps, type Caller } from '../versions/take-call.ts';

export interface SightingDeps extends Pick<Deps, 'clock' | 'database'>, CallDeps {
  readonly sightings: Batcher<PendingSighting, Record<string, never>>;
  readonly notes: PlacementNotes;
}

/** Counts that a survey was shown, begun or sent away. Those of a preview are answered and not counted. */
export async function recordSighting(
  deps: SightingDeps,
  input: InputOf<typeof api.recordSighting>,
  caller: Caller,
): Promise<Record<string, never>> {
  return takeCall(deps, { named: input, caller }, async ({ published, isTest }) => {
    if (isTest) {
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
  });
}
