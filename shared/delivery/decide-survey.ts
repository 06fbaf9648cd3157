import type { DeliveryContext } from './context.ts';
import type { Placement, Trigger } from './delivery.ts';
import type { Candidate } from './gates.ts';
import { GATES_OF, isOpen, placementsAt } from './gates.ts';
import type { Manifest, ManifestSurvey } from './manifest.ts';
import { MANIFEST_FORMAT } from './manifest.ts';

/** What shows: a survey, in one of its placements. */
export interface Showing {
  readonly survey: ManifestSurvey;
  readonly placement: Placement;
}

/**
 * Which survey, if any, shows here and now. Among those whose gates are all open the highest priority
 * wins, then the manifest's order; one that still waits for its trigger doesn't hold others back.
 */
export function decideSurvey(manifest: Manifest, context: DeliveryContext): Showing | null {
  const candidate = candidates(manifest, context).find((one) =>
    GATES_OF[one.placement.type].every((gate) => isOpen[gate](one)),
  );
  return candidate ? { survey: candidate.survey, placement: candidate.placement } : null;
}

/** The triggers worth listening for: their surveys would show as soon as one of them fires. */
export function awaitedTriggers(manifest: Manifest, context: DeliveryContext): Trigger[] {
  return candidates(manifest, context).flatMap((one) => {
    const { placement } = one;
    if (placement.type !== 'popup' || isOpen.trigger(one)) return [];
    const waiting = GATES_OF.popup.every((gate) => gate === 'trigger' || isOpen[gate](one));
    return waiting ? [placement.trigger] : [];
  });
}

/** Whatever belongs where the shopper is, best first. */
function candidates(manifest: Manifest, context: DeliveryContext): Candidate[] {
  return rankedSurveys(manifest).flatMap((survey) =>
    placementsAt(survey, context.spot).map((placement) => ({ manifest, survey, placement, context })),
  );
}

/** By priority; equal ones keep the manifest's order. A manifest of another format has nothing for us. */
export function rankedSurveys({ formatVersion, surveys }: Manifest): ManifestSurvey[] {
  if (formatVersion !== MANIFEST_FORMAT) return [];
  return [...surveys].sort((a, b) => b.delivery.priority - a.delivery.priority);
}
