import { matchesAudience } from '../audience/matches-audience.ts';
import type { DeliveryContext, Spot } from './context.ts';
import type { Placement, PlacementType } from './delivery.ts';
import type { DeliveredSurvey, StoreSurveys } from './manifest.ts';
import { targetsPage } from './page-target.ts';
import { inSample } from './sampling.ts';

/** One survey in one of its placements, with the context of the decision. */
export interface Candidate<Survey extends DeliveredSurvey = DeliveredSurvey> {
  readonly manifest: Pick<StoreSurveys, 'frequencyCap'>;
  readonly survey: Survey;
  readonly placement: Placement;
  readonly context: DeliveryContext;
}

type Test = (candidate: Candidate) => boolean;

/**
 * Each gate decides whether it is open. Decision and explanation use this order. The trigger is last because only it
 * may open while the visitor stays on the page.
 */
const GATES = {
  status: ({ survey }) => survey.status === 'live',
  responseCap: ({ survey }) => !survey.full,
  schedule: isScheduled,
  audience: ({ survey, context }) => matchesAudience(survey.audience, context.shopper),
  sampling: ({ survey, context }) =>
    inSample(survey.delivery.samplePercent, survey.surveyId, context.visitorId),
  recontact: mayAskAgain,
  frequencyCap: isUnderCap,
  trigger: hasFired,
} satisfies Record<string, Test>;

export type Gate = keyof typeof GATES;

/**
 * The gates that each placement skips. A popup and the thank-you page appear unasked, so all gates apply. An
 * embedded block is part of its page: it has no trigger, and showing it does not count as asking. The merchant
 * invites the visitors of a hosted link, so all of them are asked.
 */
const SKIPPED: Readonly<Record<PlacementType, readonly Gate[]>> = {
  popup: [],
  thank_you: [],
  embedded: ['frequencyCap', 'trigger'],
  hosted: ['audience', 'sampling', 'recontact', 'frequencyCap', 'trigger'],
};

/** The gates of a placement, by name. */
export function gatesOf({ type }: Placement): [name: Gate, isOpen: Test][] {
  const gates = Object.entries(GATES) as [Gate, Test][];
  return gates.filter(([name]) => !SKIPPED[type].includes(name));
}

/** The placements of a survey that fit this spot. */
export function placementsAt(
  survey: Pick<DeliveredSurvey, 'surveyId' | 'delivery'>,
  spot: Spot,
): Placement[] {
  const { surveyId = null } = spot;
  return survey.delivery.placements.filter(
    (placement) =>
      placement.type === spot.type &&
      (surveyId ?? survey.surveyId) === survey.surveyId &&
      (!('pages' in placement) || !spot.page || targetsPage(placement.pages, spot.page)),
  );
}

const DAY = 86_400_000;

/** An invalid date compares as false, which hides the survey. */
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
  // A reload of the thank-you page still shows the survey for the same order; a popup shows only once.
  return placement.type === 'thank_you' || hasWaited(past.shownAt, afterShownDays, context.now);
}

function hasWaited(since: number | undefined, days: number | null, now: number): boolean {
  return since === undefined || (days !== null && now - since >= days * DAY);
}

/** The survey itself does not count towards the cap: the recontact rule decides whether it shows again. */
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
      // A trigger that this script does not know never fires.
      return !(trigger satisfies never);
  }
}
