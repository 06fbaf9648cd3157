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
export const GATES = [
  'status',
  'responseCap',
  'schedule',
  'audience',
  'sampling',
  'recontact',
  'frequencyCap',
  'trigger',
] as const;

export type Gate = (typeof GATES)[number];

type TestsOf<Names extends readonly string[]> = { [At in keyof Names]: (candidate: Candidate) => boolean };

/** Whether each is open. Apart from their names, which only an explanation needs: every page of a store loads this. */
const TESTS = [
  ({ survey }) => survey.status === 'live',
  ({ survey }) => !survey.full,
  isScheduled,
  ({ survey, context }) => matchesAudience(survey.audience, context.shopper),
  ({ survey, context }) => inSample(survey.delivery.samplePercent, survey.surveyId, context.visitorId),
  mayAskAgain,
  isUnderCap,
  hasFired,
] satisfies TestsOf<typeof GATES>;

/**
 * How many gates a placement has, from the first on. A popup and the thank-you page come to the shopper, so all of
 * them hold. An embedded block is part of its page, so being seen neither uses it up nor counts as being asked:
 * it ends before the frequency cap. The merchant invited the visitors of a hosted link, so everyone is asked: that
 * ends before the audience.
 */
const COUNTS: Record<PlacementType, number> = { popup: 8, thank_you: 8, embedded: 6, hosted: 3 };

/** Those of a placement, each to be asked in its turn. */
export function testsOf({ type }: Placement) {
  return TESTS.slice(0, COUNTS[type]);
}

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
      // One that only a newer script knows never fires.
      return !(trigger satisfies never);
  }
}
