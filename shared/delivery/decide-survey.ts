import type { DeliveryContext, Visit } from './context.ts';
import type { Placement } from './delivery.ts';
import type { Candidate } from './gates.ts';
import { testsOf, placementsAt } from './gates.ts';
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
    testsOf(one.placement).every((test) => test(one)),
  );
  return candidate ? { survey: candidate.survey, placement: candidate.placement } : null;
}

/** Whatever a trigger may wait for has happened. */
const EVERYTHING: Visit = { seconds: Infinity, scrolledPercent: 100, exitIntent: true };

/** The same without waiting: what shows now, or would as soon as its trigger fires. */
export function decideAhead(manifest: Manifest, context: DeliveryContext): Showing | null {
  return decideSurvey(manifest, { ...context, visit: EVERYTHING });
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
