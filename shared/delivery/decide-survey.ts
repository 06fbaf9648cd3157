import type { DeliveryContext, Visit } from './context.ts';
import type { Placement } from './delivery.ts';
import { type Candidate, gatesOf, placementsAt } from './gates.ts';
import { type DeliveredSurvey, type ManifestSurvey, type StoreSurveys, MANIFEST_FORMAT } from './manifest.ts';

/** The survey that shows, in one of its placements. */
export interface Showing<Survey extends DeliveredSurvey = ManifestSurvey> {
  readonly survey: Survey;
  readonly placement: Placement;
}

/**
 * Decides which survey shows now, if any. Among the surveys whose gates are all open, the highest priority wins,
 * then the manifest's order. A survey that waits for its trigger does not block the others.
 */
export function decideSurvey<Survey extends DeliveredSurvey>(
  manifest: StoreSurveys<Survey>,
  context: DeliveryContext,
): Showing<Survey> | null {
  const candidate = candidates(manifest, context).find((one) =>
    gatesOf(one.placement).every(([, isOpen]) => isOpen(one)),
  );
  return candidate ? { survey: candidate.survey, placement: candidate.placement } : null;
}

/** A visit in which every trigger has fired. */
const EVERYTHING: Visit = { seconds: Infinity, scrolledPercent: 100, exitIntent: true };

/** Like `decideSurvey`, but treats every trigger as fired: the survey that shows now or once its trigger fires. */
export function decideIgnoringTriggers<Survey extends DeliveredSurvey>(
  manifest: StoreSurveys<Survey>,
  context: DeliveryContext,
): Showing<Survey> | null {
  return decideSurvey(manifest, { ...context, visit: EVERYTHING });
}

/** The surveys with a placement at this spot, best first. */
function candidates<Survey extends DeliveredSurvey>(
  manifest: StoreSurveys<Survey>,
  context: DeliveryContext,
): Candidate<Survey>[] {
  return rankedSurveys(manifest).flatMap((survey) =>
    placementsAt(survey, context.spot).map((placement) => ({ manifest, survey, placement, context })),
  );
}

/** By priority, then in the manifest's order. Empty for a manifest of another format. */
export function rankedSurveys<Survey extends DeliveredSurvey>({
  formatVersion,
  surveys,
}: StoreSurveys<Survey>): Survey[] {
  if (formatVersion !== MANIFEST_FORMAT) return [];
  return [...surveys].sort((a, b) => b.delivery.priority - a.delivery.priority);
}
