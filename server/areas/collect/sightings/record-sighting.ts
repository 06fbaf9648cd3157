import type * as api from '#shared/api/collect.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { PlacementRecorder } from '#server/areas/delivery/storefront/placement-recorder.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Batcher } from '../batch/batcher.ts';
import { findSurveyState } from '../versions/published-repository.ts';
import { noSuchSurvey, type PendingSighting } from './save-sightings.ts';
import { clampMoment } from '../responses/normalize-times.ts';
import type { Caller } from '../refusals/refusal-recorder.ts';
import { handleCall, type CallDeps } from '../versions/handle-call.ts';

export interface SightingDeps extends Pick<Deps, 'clock' | 'database'>, CallDeps {
  readonly sightings: Batcher<PendingSighting, Record<string, never>>;
  readonly placements: PlacementRecorder;
}

/** Counts that a survey was shown, begun or dismissed. Sightings of a preview are accepted but not counted. */
export async function recordSighting(
  deps: SightingDeps,
  input: InputOf<typeof api.recordSighting>,
  caller: Caller,
): Promise<Record<string, never>> {
  return handleCall(deps, { named: input, caller }, async ({ published, isTest }) => {
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
      deps.placements.record(published.storeId, published.surveyId, attributes.placement, input.page ?? '');
    }
    return counted;
  });
}
