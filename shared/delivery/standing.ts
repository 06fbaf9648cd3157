import { DAY_MS } from '#shared/durations.ts';
import type { PageKind, PlacementType } from './delivery.ts';
import type { SurveyStatus } from './manifest.ts';
import { PAGE_WORDS, PLACEMENT_WORDS } from './placement-words.ts';

/** What the server knows about whether shoppers meet a survey. */
export interface StandingFacts {
  readonly status: SurveyStatus;
  readonly placements: readonly PlacementType[];
  /** When a page last showed the survey, since it was published. */
  readonly seen: readonly SeenAt[];
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** When a shopper last answered. */
  readonly answeredAt: string | null;
  /** The survey has as many responses as its own limit allows. */
  readonly isFull: boolean;
  /** The survey that shoppers meet first at every place of this one; null if some shoppers meet this one first. */
  readonly outrankedBy: OutrankedBy | null;
  /** The store's responses in its calendar month. */
  readonly monthResponses: number;
  /** The store's live surveys. */
  readonly liveSurveys: number;
  /** When calls were last put off because too many came at once. */
  readonly putOffAt: string | null;
  /** A smaller plan paused the survey, not the merchant. */
  readonly isPausedByPlan: boolean;
}

export interface SeenAt {
  readonly placement: PlacementType;
  readonly at: string;
  /** Null where the page did not say. */
  readonly page: PageKind | null;
}

interface OutrankedBy {
  readonly name: string;
  /** Whether shoppers meet this one once they are done with the other. */
  readonly isReached: boolean;
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
  | 'off'
  | 'unseen'
  | 'removed'
  | 'outranked'
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
  unplaced: { name: 'Published, in no place', meaning: 'You have chosen no place where it is shown.' },
  off: { name: 'Published, not switched on', meaning: 'Your store does not show it yet.' },
  unseen: { name: 'Published, not seen yet', meaning: 'No page of your store has shown it so far.' },
  removed: {
    name: 'Not on your store any more',
    meaning: 'Your store’s admin says that it is switched off.',
  },
  outranked: { name: 'Behind another survey', meaning: 'Shoppers meet another of your surveys first.' },
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
 * For a day, a page that showed the survey outweighs the admin's report that a placement is off, because the admin does
 * not see every way to add the script.
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
  const { now, plan, switchedOn } = context;
  const pages = pagePlacements(facts);
  if (facts.endsAt !== null && now > Date.parse(facts.endsAt)) return 'ended';
  if (facts.isFull) return 'full';
  if (facts.monthResponses >= plan.monthResponses) return 'plan_full';
  if (facts.placements.length === 0) return 'unplaced';
  const isSeen = pages.some((placement) => isProven(placement, facts, context));
  if (!isSeen && pages.some((placement) => lastSeen(facts, placement))) return 'removed';
  if (!isSeen && pages.length > 0 && pages.every((placement) => switchedOn?.[placement] === false))
    return 'off';
  if (facts.startsAt !== null && now < Date.parse(facts.startsAt)) return 'scheduled';
  if (facts.putOffAt !== null && now - Date.parse(facts.putOffAt) < OVERLOAD_MS) return 'overloaded';
  if (pages.length === 0) return 'link';
  if (facts.outrankedBy !== null) return 'outranked';
  return isSeen ? 'live' : 'unseen';
}

type PagePlacement = Exclude<PlacementType, 'hosted'>;

/** The link needs nothing of the store. */
const pagePlacements = ({ placements }: StandingFacts) =>
  placements.filter((placement): placement is PagePlacement => placement !== 'hosted');

function isProven(
  placement: PlacementType,
  facts: StandingFacts,
  { now, switchedOn }: Pick<StandingContext, 'now' | 'switchedOn'>,
): boolean {
  const proof = lastSeen(facts, placement);
  if (proof === undefined) return false;
  return switchedOn?.[placement] !== false || now - Date.parse(proof.at) < PROOF_MS;
}

function lastSeen({ seen }: StandingFacts, placement: PlacementType): SeenAt | undefined {
  return seen.find((each) => each.placement === placement);
}

const WHAT_IS_OFF: Readonly<Record<PagePlacement, string>> = {
  thank_you: 'the Askwell block is not on your thank-you page',
  popup: 'the Askwell app embed is off in your theme',
  embedded: 'your theme has no Askwell block that is on',
};

export interface MomentWords {
  /** By the store's clock: *at 14:03*, *on 25 November at 14:03*. */
  readonly at: (moment: string) => string;
  /** *14 minutes ago* */
  readonly ago: (moment: string) => string;
}

/** The state in a sentence, with what is known of it. */
export function standingSentence(facts: StandingFacts, context: StandingContext, words: MomentWords): string {
  const standing = standingOf(facts, context);
  const link = facts.placements.includes('hosted') && standing !== 'link' ? ' Its link is open.' : '';
  const off = pagePlacements(facts)
    .filter((placement) => context.switchedOn?.[placement] === false)
    .map((placement) => WHAT_IS_OFF[placement])
    .join(', and ');
  const [last] = facts.seen
    .filter(({ placement }) => placement !== 'hosted' && facts.placements.includes(placement))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const lastWords = last && `${words.at(last.at)}${pageWords(last)}`;
  const answered = facts.answeredAt === null ? '' : `, answered ${words.ago(facts.answeredAt)}`;
  const { meaning } = STANDINGS[standing];
  switch (standing) {
    case 'off':
      return `${capital(off)}.${link}`;
    case 'removed':
      return `Last seen ${lastWords}. Now ${off}.${link}`;
    case 'unseen':
      return `${meaning}${link}`;
    case 'outranked':
      return `${outrankedWords(facts.outrankedBy)}${link}`;
    case 'live':
      return `Seen ${lastWords}${answered}.`;
    case 'scheduled':
      return facts.startsAt === null ? meaning : `It starts ${words.at(facts.startsAt)}.`;
    case 'ended':
      return facts.endsAt === null ? meaning : `It ended ${words.at(facts.endsAt)}.`;
    default:
      return meaning;
  }
}

function pageWords({ page, placement }: SeenAt): string {
  if (page) return ` ${page === 'cart' ? 'in' : 'on'} ${PAGE_WORDS[page].a}`;
  return placement === 'thank_you' ? ` ${PLACEMENT_WORDS.thank_you.at}` : '';
}

function outrankedWords(rival: OutrankedBy | null): string {
  if (rival === null) return STANDINGS.outranked.meaning;
  const { name, isReached } = rival;
  return isReached
    ? `Its shoppers meet “${name}” first, and this one once they have answered or closed that.`
    : `Its shoppers always meet “${name}” instead.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a page has shown the survey at this placement, or the store says that it is switched on. */
export function isOnStore(
  placement: PlacementType,
  facts: StandingFacts,
  context: Pick<StandingContext, 'now' | 'switchedOn'>,
): boolean {
  return (
    placement !== 'hosted' &&
    (context.switchedOn?.[placement] === true || isProven(placement, facts, context))
  );
}
