import { DAY_MS } from '#shared/durations.ts';
import type { PlacementType } from './delivery.ts';
import type { SurveyStatus } from './manifest.ts';

/** What the server knows about whether shoppers meet a survey. */
export interface StandingFacts {
  readonly status: SurveyStatus;
  readonly placements: readonly PlacementType[];
  /** When a page last loaded the survey, or the script that shows it there, since the survey was published. */
  readonly seen: readonly { readonly placement: PlacementType; readonly at: string }[];
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** The survey has as many responses as its own limit allows. */
  readonly isFull: boolean;
  /** The store's responses in its calendar month. */
  readonly monthResponses: number;
  /** The store's live surveys. */
  readonly liveSurveys: number;
  /** When calls were last put off because too many came at once. */
  readonly putOffAt: string | null;
  /** A smaller plan paused the survey, not the merchant. */
  readonly isPausedByPlan: boolean;
}

/** Whether the store has switched a placement on. A missing entry means unknown. */
export type SwitchedOn = Readonly<Partial<Record<PlacementType, boolean>>>;

/** What the plan allows. Infinity means unlimited. */
export interface PlanRoom {
  readonly monthResponses: number;
  readonly liveSurveys: number;
}

export interface StandingContext {
  readonly now: number;
  /** What the store's admin reports; null outside of it. */
  readonly switchedOn: SwitchedOn | null;
  readonly plan: PlanRoom;
}

export type Standing =
  | 'draft'
  | 'closed'
  | 'paused_by_plan'
  | 'paused'
  | 'ended'
  | 'full'
  | 'plan_full'
  | 'unplaced'
  | 'removed'
  | 'link'
  | 'scheduled'
  | 'overloaded'
  | 'live';

interface StandingWords {
  readonly name: string;
  /** What it means for shoppers. */
  readonly meaning: string;
}

export const STANDINGS: Readonly<Record<Standing, StandingWords>> = {
  draft: { name: 'Draft', meaning: 'Only you see it.' },
  closed: { name: 'Closed', meaning: 'It takes no more answers. The answers so far are kept.' },
  paused_by_plan: {
    name: 'Paused by your plan',
    meaning:
      'Your plan allows fewer live surveys, or no choice of shoppers by country or order value. Its answers are kept.',
  },
  paused: { name: 'Paused', meaning: 'Shoppers do not see it until you resume it.' },
  ended: { name: 'Ended', meaning: 'Its end is past, so shoppers do not see it.' },
  full: { name: 'Full', meaning: 'It has all the answers that you asked for.' },
  plan_full: {
    name: 'Monthly limit reached',
    meaning: 'This month’s responses are used up. Further answers wait until you have a larger plan.',
  },
  unplaced: {
    name: 'Published, not on your store yet',
    meaning: 'No page of your store has loaded it so far.',
  },
  removed: {
    name: 'Not on your store any more',
    meaning: 'Your store’s admin says that it is switched off.',
  },
  link: { name: 'Open by link', meaning: 'Everybody who has its link can answer.' },
  scheduled: { name: 'Starts later', meaning: 'Shoppers see it from the time that you chose.' },
  overloaded: {
    name: 'Very busy',
    meaning:
      'Very many shoppers use it at the same time. Answers may arrive late; they are sent again automatically.',
  },
  live: { name: 'Live', meaning: 'Shoppers see it on your store.' },
};

/**
 * For a day, a page load outweighs the admin's report that a placement is off, because the admin does not see every
 * way to add the script.
 */
const PROOF_MS = DAY_MS;

/** For how long calls that were put off mark the survey. */
const OVERLOAD_MS = 10 * 60_000;

/** A survey's state as shoppers meet it now; the stored status alone does not know whether a page shows it. */
export function standingOf(facts: StandingFacts, context: StandingContext): Standing {
  switch (facts.status) {
    case 'draft':
    case 'closed':
      return facts.status;
    case 'paused':
      return facts.isPausedByPlan && facts.liveSurveys >= context.plan.liveSurveys
        ? 'paused_by_plan'
        : 'paused';
    case 'live':
      return published(facts, context);
    default:
      return facts.status satisfies never;
  }
}

function published(facts: StandingFacts, context: StandingContext): Standing {
  const { now, plan } = context;
  if (facts.endsAt !== null && now > Date.parse(facts.endsAt)) return 'ended';
  if (facts.isFull) return 'full';
  if (facts.monthResponses >= plan.monthResponses) return 'plan_full';
  const hasPage = facts.placements.some((placement) => isOnStore(placement, facts, context));
  if (!hasPage && !isOpenByLink(facts)) return wasOnStore(facts) ? 'removed' : 'unplaced';
  if (facts.startsAt !== null && now < Date.parse(facts.startsAt)) return 'scheduled';
  if (facts.putOffAt !== null && now - Date.parse(facts.putOffAt) < OVERLOAD_MS) return 'overloaded';
  return hasPage ? 'live' : 'link';
}

function wasOnStore({ placements, seen }: StandingFacts): boolean {
  return seen.some(({ placement }) => placement !== 'hosted' && placements.includes(placement));
}

/** The link needs nothing of the store, so a survey with a link alone is not waiting for a page. */
function isOpenByLink({ placements }: StandingFacts): boolean {
  return placements.length > 0 && placements.every((placement) => placement === 'hosted');
}

/** Whether a page of the store has loaded the survey at this placement, or the store says that it is switched on. */
export function isOnStore(
  placement: PlacementType,
  { seen }: Pick<StandingFacts, 'seen'>,
  { now, switchedOn }: Pick<StandingContext, 'now' | 'switchedOn'>,
): boolean {
  if (placement === 'hosted') return false;
  const reported = switchedOn?.[placement];
  if (reported === true) return true;
  const proof = seen.find((each) => each.placement === placement);
  if (proof === undefined) return false;
  return reported === undefined || now - Date.parse(proof.at) < PROOF_MS;
}
