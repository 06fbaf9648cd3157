import type { Spot } from './context.ts';
import { rankedSurveys } from './decide-survey.ts';
import type { PageKind } from './delivery.ts';
import { placementsAt } from './gates.ts';
import type { DeliveredSurvey, StoreSurveys } from './manifest.ts';
import { createComparison, UNKNOWN_POSITION, type Position } from './spot-order.ts';

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
export interface PlacedSurvey extends Position {
  readonly surveyId: string;
}

/** An example of each kind of page; its kind and path decide which popups may come up. */
export const EXAMPLE_PATHS: Readonly<Record<PageKind, string>> = {
  home: '/',
  collection: '/collections/a-collection',
  product: '/products/a-product',
  cart: '/cart',
  other: '/pages/a-page',
};

/** Addresses of all surveys, each of which is compared with each. */
const MOST_ADDRESSES = 300;

export interface StoreOrder {
  /**
   * The surveys at a place in the order in which the store's pages try them. Who comes first is decided by
   * `decideSurvey`, as on the store, for every kind of shopper that the audiences tell apart.
   */
  readonly at: (place: StorePlace) => readonly PlacedSurvey[];
  /** The first of the surveys that shoppers meet before this one, if nobody meets this one first at any place. */
  readonly outrankedBy: (surveyId: string) => Pick<PlacedSurvey, 'surveyId' | 'isReached'> | null;
}

/** The order of a store's surveys at a moment. Each place is looked at once. */
export function createStoreOrder(store: StoreSurveys, now: number): StoreOrder {
  const ranked = rankedSurveys(store);
  const positionOf = createComparison(store, now);
  const hasTooManyAddresses = addressesOf(store) > MOST_ADDRESSES;
  const places = new Map<StorePlace, readonly PlacedSurvey[]>();

  const placed = (survey: DeliveredSurvey, place: StorePlace): PlacedSurvey | null => {
    const spots = spotsOf(survey, place);
    if (spots.length === 0) return null;
    const { surveyId } = survey;
    if (hasTooManyAddresses && spots.length > 1) return { surveyId, ...UNKNOWN_POSITION };
    return { surveyId, ...together(spots.map((spot) => positionOf(survey, spot))) };
  };
  const at = (place: StorePlace): readonly PlacedSurvey[] => {
    const known = places.get(place) ?? ranked.flatMap((survey) => placed(survey, place) ?? []);
    places.set(place, known);
    return known;
  };
  // A link leads to its survey alone.
  const shared = STORE_PLACES.filter((place) => place !== 'hosted');
  const outrankedBy = (surveyId: string) => {
    const positions = shared.flatMap((place) => at(place).find((each) => each.surveyId === surveyId) ?? []);
    const isBehind = positions.every(({ first, behind }) => first === 'none' && behind.length > 0);
    const rival = isBehind ? positions[0]?.behind[0] : undefined;
    return rival === undefined
      ? null
      : { surveyId: rival, isReached: positions.some(({ isReached }) => isReached) };
  };
  return { at, outrankedBy };
}

const addressesOf = ({ surveys }: StoreSurveys): number =>
  surveys
    .flatMap(({ delivery }) => delivery.placements)
    .reduce((sum, placement) => sum + (placement.type === 'popup' ? placement.pages.paths.length : 0), 0);

/** The position on several pages of a place. */
function together(found: readonly Position[]): Position {
  const answers = new Set(found.map(({ first }) => first));
  const [only = null] = answers;
  return {
    first: answers.has(null) ? null : answers.size === 1 ? only : 'some',
    behind: [...new Set(found.flatMap(({ behind }) => behind))],
    isReached: found.some(({ isReached }) => isReached),
  };
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
