import { matchesAudience } from '../audience/matches-audience.ts';
import type { DeliveryContext, Spot } from './context.ts';
import type { Placement, PlacementType } from './delivery.ts';
import type { Manifest, ManifestSurvey } from './manifest.ts';
import { targetsPage } from './page-target.ts';
import { inSample } from './sampling.ts';

/** One survey in one of its placements, at one moment. */
export interface Candidate {
  readonly manifest: Manifest;
  readonly survey: ManifestSurvey;
  readonly placement: Placement;
  readonly context: DeliveryContext;
}

/** In the order in which they are asked and explained. The trigger is last: it alone may open by waiting. */
export const isOpen = {
  status: ({ survey }: Candidate) => survey.status === 'live',
  responseCap: ({ survey }: Candidate) => !survey.full,
  schedule: isScheduled,
  audience: ({ survey, context }: Candidate) => matchesAudience(survey.audience, context.shopper),
  sampling: ({ survey, context }: Candidate) =>
    inSample(survey.delivery.samplePercent, survey.surveyId, context.visitorId),
  recontact: mayAskAgain,
  frequencyCap: isUnderCap,
  trigger: hasFired,
} satisfies Record<string, (candidate: Candidate) => boolean>;

export type Gate = keyof typeof isOpen;

const GATES = Object.keys(isOpen) as Gate[];

function gatesBefore(gate: Gate): readonly Gate[] {
  return GATES.slice(0, GATES.indexOf(gate));
}

/**
 * Which gates a placement has. A popup and the thank-you page come to the shopper, so all of them hold. An
 * embedded block is part of its page, so being seen neither uses it up nor counts as being asked. Whoever
 * opens a hosted link was invited by the merchant and is asked whatever we know of them.
 */
export const GATES_OF: Record<PlacementType, readonly Gate[]> = {
  popup: GATES,
  thank_you: GATES,
  embedded: gatesBefore('frequencyCap'),
  hosted: gatesBefore('audience'),
};

/** The placements of a survey that belong where the shopper is. */
export function placementsAt(survey: ManifestSurvey, spot: Spot): Placement[] {
  const { surveyId = null } = spot;
  return survey.delivery.placements.filter(
    (placement) =>
      placement.type === spot.type &&
      (surveyId ?? survey.surveyId) === survey.surveyId &&
      (!('pages' in placement) || !spot.page || targetsPage(placement.pages, spot.page)),
  );
}

const DAY = 86_400_000;

/** Times that can't be read compare as false, which keeps the survey hidden. */
function isScheduled({ survey, context: { now } }: Candidate): boolean {
  const { startsAt, endsAt } = survey.delivery.schedule;
  return (startsAt === null || Date.parse(startsAt) <= now) && (endsAt === null || now < Date.parse(endsAt));
}

function mayAskAgain({ survey, placement, context }: Candidate): boolean {
  const past = historyOf(context, survey.surveyId);
  const { afterShownDays, afterDismissDays, afterAnswerDays } = survey.delivery.recontact;
  if (!hasWaited(past.answeredAt, afterAnswerDays, context.now)) return false;
  if (placement.type === 'embedded') return true;
  if (!hasWaited(past.dismissedAt, afterDismissDays, context.now)) return false;
  // Reloading the thank-you page is still the same order: only a popup is used up by being seen.
  return placement.type === 'thank_you' || hasWaited(past.shownAt, afterShownDays, context.now);
}

function hasWaited(since: number | undefined, days: number | null, now: number): boolean {
  return since === undefined || (days !== null && now - since >= days * DAY);
}

/** The survey itself doesn't count: whether it may come again is the recontact rule's business. */
function isUnderCap({ manifest: { frequencyCap }, survey, context }: Candidate): boolean {
  if (frequencyCap === null) return true;
  const since = context.now - frequencyCap.days * DAY;
  const others = Object.entries(context.history).filter(
    ([id, { shownAt = -Infinity }]) => id !== survey.surveyId && shownAt > since,
  );
  return others.length < frequencyCap.surveys;
}

export function historyOf({ history }: DeliveryContext, surveyId: string) {
  return history[surveyId] ?? {};
}

function hasFired({ placement, context: { visit } }: Candidate): boolean {
  if (placement.type !== 'popup') return true;
  const { trigger } = placement;
  switch (trigger.type) {
    case 'immediately':
      return true;
    case 'delay':
      return visit.seconds >= trigger.seconds;
    case 'scroll':
      return visit.scrolledPercent >= trigger.percent;
    case 'exit_intent':
      return visit.exitIntent;
    default:
      return never(trigger);
  }
}

/** A trigger that only a newer script knows never fires. */
const never: (newer: never) => false = () => false;
