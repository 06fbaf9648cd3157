import type { AudienceFilter, Shopper } from '../audience/filters.ts';
import { admits, matchesAudience } from '../audience/matches-audience.ts';
import type { DeliveryContext, Spot, Visit, VisitorHistory } from './context.ts';
import { decideSurvey, rankedSurveys } from './decide-survey.ts';
import type { PageKind, Trigger } from './delivery.ts';
import { placementsAt } from './gates.ts';
import type { DeliveredSurvey, StoreSurveys } from './manifest.ts';

/** The places of a store, in the order in which shoppers reach them. */
export const STORE_PLACES = [
  'home',
  'collection',
  'product',
  'cart',
  'other',
  'thank_you',
  'embedded',
  'hosted',
] as const;

export type StorePlace = (typeof STORE_PLACES)[number];

/** A survey at a place of the store. */
export interface PlacedSurvey {
  readonly surveyId: string;
  /**
   * Who of its audience meets it before any other survey, at their first visit. Null where there are too many kinds of
   * shoppers to try.
   */
  readonly first: 'all' | 'some' | 'none' | null;
  /** The surveys that shoppers of its audience may meet before it, best first. */
  readonly behind: readonly string[];
  /** Whether some shoppers meet it once they have answered or closed the others. */
  readonly isReached: boolean;
}

/** An example of each kind of page; its kind and path decide which popups may come up. */
export const EXAMPLE_PATHS: Readonly<Record<PageKind, string>> = {
  home: '/',
  collection: '/collections/a-collection',
  product: '/products/a-product',
  cart: '/cart',
  other: '/pages/a-page',
};

/** Kinds of shoppers times surveys. Deciding takes a few microseconds each. */
const MOST_DECISIONS = 3_000;

/**
 * The surveys at a place in the order in which the store's pages try them. Who comes first is decided by `decideSurvey`,
 * as on the store, for every kind of shopper that the audiences tell apart.
 */
export function orderAt(store: StoreSurveys, place: StorePlace, now: number): PlacedSurvey[] {
  return rankedSurveys(store).flatMap((survey) => placedAt(store, survey, place, now) ?? []);
}

function placedAt(
  store: StoreSurveys,
  survey: DeliveredSurvey,
  place: StorePlace,
  now: number,
): PlacedSurvey | null {
  const found = spotsOf(survey, place).map((spot) => positionAt(store, survey, spot, now));
  if (found.length === 0) return null;
  const answers = new Set(found.map(({ first }) => first));
  const [only = null] = answers;
  return {
    surveyId: survey.surveyId,
    first: answers.has(null) ? null : answers.size === 1 ? only : 'some',
    behind: [...new Set(found.flatMap(({ behind }) => behind))],
    isReached: found.some(({ isReached }) => isReached),
  };
}

/** The first of the surveys that shoppers meet before this one, if nobody meets this one first at any place. */
export function outrankedBy(
  store: StoreSurveys,
  surveyId: string,
  now: number,
): Pick<PlacedSurvey, 'surveyId' | 'isReached'> | null {
  const survey = store.surveys.find((each) => each.surveyId === surveyId);
  let rival: string | undefined;
  let isReached = false;
  for (const place of survey ? STORE_PLACES : []) {
    // A link leads to this survey alone.
    const placed = survey && place !== 'hosted' ? placedAt(store, survey, place, now) : null;
    if (placed === null) continue;
    if (placed.first !== 'none' || placed.behind[0] === undefined) return null;
    rival ??= placed.behind[0];
    isReached ||= placed.isReached;
  }
  return rival === undefined ? null : { surveyId: rival, isReached };
}

type Placed = Pick<DeliveredSurvey, 'surveyId' | 'delivery'>;

export const liesAt = (survey: Placed, place: StorePlace): boolean => spotsOf(survey, place).length > 0;

/** Where on the place a survey lies: on every page of its kind, or at the addresses that the merchant chose. */
function spotsOf(survey: Placed, place: StorePlace): Spot[] {
  switch (place) {
    case 'thank_you':
      return survey.delivery.placements.some(({ type }) => type === place) ? [{ type: place }] : [];
    case 'embedded':
    case 'hosted':
      return survey.delivery.placements.some(({ type }) => type === place)
        ? [{ type: place, surveyId: survey.surveyId }]
        : [];
    default:
      return pagesOf(survey, place);
  }
}

function pagesOf(survey: Placed, kind: PageKind): Spot[] {
  const everyPage: Spot = { type: 'popup', page: { kind, path: EXAMPLE_PATHS[kind] } };
  if (placementsAt(survey, everyPage).length > 0) return [everyPage];
  const paths = survey.delivery.placements.flatMap((placement) =>
    placement.type === 'popup' ? placement.pages.paths : [],
  );
  return paths
    .map((pattern) => pattern.replaceAll('*', 'x'))
    .filter((path) => kindOfPath(path) === kind)
    .map((path): Spot => ({ type: 'popup', page: { kind, path } }));
}

/** The kind of page, from the paths that the platform's stores use. */
function kindOfPath(path: string): PageKind {
  if (path === '/') return 'home';
  if (path.includes('/products/')) return 'product';
  if (path.includes('/collections/')) return 'collection';
  return path.startsWith('/cart') ? 'cart' : 'other';
}

type Position = Omit<PlacedSurvey, 'surveyId'>;

function positionAt(store: StoreSurveys, survey: DeliveredSurvey, spot: Spot, now: number): Position {
  const here = store.surveys.filter((each) => placementsAt(each, spot).length > 0);
  const kinds = kindsOfShopper(
    here.map(({ audience }) => audience),
    MOST_DECISIONS / here.length,
  );
  if (kinds === null) return { first: null, behind: [], isReached: true };
  const shoppers = kinds.filter((shopper) => matchesAudience(survey.audience, shopper));
  const rivals = rankedSurveys({ ...store, surveys: here }).filter((each) => each !== survey);
  // A survey for a share of visitors leaves the rest to the others.
  const without = (...kept: DeliveredSurvey[]) =>
    here.filter((each) => kept.includes(each) || each.delivery.samplePercent === 100);
  const certain = without(survey);
  const isFirst = (one: DeliveredSurvey, among: readonly DeliveredSurvey[], shopper: Shopper, history = {}) =>
    matchesAudience(one.audience, shopper) &&
    canComeFirst({ ...store, surveys: among.map(inSample) }, one, { spot, shopper, now, history });
  const done = Object.fromEntries(
    rivals.map(({ surveyId }) => [surveyId, { answeredAt: now, dismissedAt: now }]),
  );
  const behind = rivals.filter((rival) =>
    shoppers.some((shopper) => isFirst(rival, without(survey, rival), shopper)),
  );
  const canBeFirst = shoppers.some((shopper) => isFirst(survey, certain, shopper));
  return {
    first: !canBeFirst ? 'none' : behind.length === 0 ? 'all' : 'some',
    behind: behind.map(({ surveyId }) => surveyId),
    isReached: canBeFirst || shoppers.some((shopper) => isFirst(survey, certain, shopper, done)),
  };
}

const inSample = (survey: DeliveredSurvey): DeliveredSurvey => ({
  ...survey,
  delivery: { ...survey.delivery, samplePercent: 100 },
});

interface Situation {
  readonly spot: Spot;
  readonly shopper: Shopper;
  readonly now: number;
  readonly history: VisitorHistory;
}

/** Whether a shopper who does just what this survey waits for meets it before any other. */
function canComeFirst(store: StoreSurveys, survey: DeliveredSurvey, situation: Situation): boolean {
  const delays = store.surveys.flatMap((each) =>
    placementsAt(each, situation.spot).flatMap((placement) =>
      placement.type === 'popup' && placement.trigger.type === 'delay' ? [placement.trigger.seconds] : [],
    ),
  );
  return placementsAt(survey, situation.spot).some((placement) => {
    const trigger: Trigger = placement.type === 'popup' ? placement.trigger : { type: 'immediately' };
    for (const visit of visitsUntil(trigger, delays)) {
      const context: DeliveryContext = { ...situation, visit, visitorId: '' };
      const shown = decideSurvey(store, context)?.survey.surveyId;
      if (shown !== undefined) return shown === survey.surveyId;
    }
    return false;
  });
}

const START: Visit = { seconds: 0, scrolledPercent: 0, exitIntent: false };

/** The moments of a visit at which the page decides, up to the trigger. */
function visitsUntil(trigger: Trigger, delays: readonly number[]): Visit[] {
  switch (trigger.type) {
    case 'immediately':
      return [START];
    case 'delay':
      return [...new Set([0, ...delays.filter((seconds) => seconds <= trigger.seconds)])]
        .sort((a, b) => a - b)
        .map((seconds) => ({ ...START, seconds }));
    case 'scroll':
      return [START, { ...START, scrolledPercent: trigger.percent }];
    case 'exit_intent':
      return [START, { ...START, exitIntent: true }];
    default:
      return trigger satisfies never;
  }
}

/** One shopper of each kind that the audiences tell apart; null if there are more than `most`. */
function kindsOfShopper(audiences: readonly (readonly AudienceFilter[])[], most: number): Shopper[] | null {
  const filters = audiences.flat();
  const codes = filters.flatMap((filter) =>
    filter.type === 'location' ? filter.values.map((place) => place.split(':')[0]?.trim() ?? '') : [],
  );
  const bounds = filters
    .flatMap((filter) =>
      filter.type === 'orderValue' ? [filter.value, filter.maxValue ?? filter.value] : [],
    )
    .sort((a, b) => a - b);
  const between = bounds.map((bound, at) => (bound + (bounds[at + 1] ?? bound + 2)) / 2);
  const types = toldApart(filters, 'customerType', ['firstTime', 'repeat', null]);
  const countries = toldApart(filters, 'country', [null, 'ZZ', ...codes]);
  const values = toldApart(filters, 'orderValue', [null, (bounds[0] ?? 0) - 1, ...bounds, ...between]);
  if (types.length * countries.length * values.length > most) return null;
  return types.flatMap((customerType) =>
    countries.flatMap((country) => values.map((orderValue) => ({ customerType, country, orderValue }))),
  );
}

const UNKNOWN: Shopper = { customerType: null, country: null, orderValue: null };

/** Of the values that all filters treat alike, the first. */
function toldApart<Fact extends keyof Shopper>(
  filters: readonly AudienceFilter[],
  fact: Fact,
  values: readonly Shopper[Fact][],
): Shopper[Fact][] {
  const kinds = new Map<string, Shopper[Fact]>();
  for (const value of values) {
    const kind = filters.map((filter) => admits(filter, { ...UNKNOWN, [fact]: value })).join();
    if (!kinds.has(kind)) kinds.set(kind, value);
  }
  return [...kinds.values()];
}
