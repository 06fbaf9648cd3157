import {
  PAGE_KINDS,
  type Delivery,
  type PageKind,
  type Placement,
  type PlacementType,
} from '#shared/delivery/delivery.ts';
import { DELIVERY_LIMITS } from '#shared/delivery/delivery-limits.ts';
import type { DeliveredSurvey, StoreSurveys } from '#shared/delivery/manifest.ts';
import { liesAt, type StorePlace } from '#shared/delivery/place-order.ts';

type Placed = Pick<DeliveredSurvey, 'surveyId' | 'delivery'>;

/** The initial settings of a placement. */
export const NEW_PLACEMENTS: Readonly<Record<PlacementType, Placement>> = {
  thank_you: { type: 'thank_you' },
  popup: { type: 'popup', pages: { kinds: [], paths: [] }, trigger: { type: 'delay', seconds: 5 } },
  embedded: { type: 'embedded' },
  hosted: { type: 'hosted' },
};

/** The placement that brings a survey to a place. */
export function placementOf(place: StorePlace): PlacementType {
  return isPageKind(place) ? 'popup' : place;
}

export function isPageKind(place: StorePlace): place is PageKind {
  return (PAGE_KINDS as readonly string[]).includes(place);
}

/** The placements of a survey that lies at one more place. */
export function placeAt(survey: Placed, place: StorePlace): readonly Placement[] {
  const { placements } = survey.delivery;
  if (liesAt(survey, place)) return placements;
  if (!isPageKind(place)) return [...placements, NEW_PLACEMENTS[place]];
  const popup = placements.find(({ type }) => type === 'popup');
  if (popup?.type !== 'popup') {
    return [...placements, { ...NEW_PLACEMENTS.popup, pages: { kinds: [place], paths: [] } } as Placement];
  }
  const pages = { ...popup.pages, kinds: [...popup.pages.kinds, place] };
  return placements.map((each) => (each === popup ? { ...popup, pages } : each));
}

/** The placements of a survey that lies there no more; null if an address that the merchant wrote leads there. */
export function takeFrom(survey: Placed, place: StorePlace): readonly Placement[] | null {
  const placements = survey.delivery.placements.flatMap((each) => without(each, place));
  return liesAt(withPlacements(survey, placements), place) ? null : placements;
}

function without(placement: Placement, place: StorePlace): readonly Placement[] {
  if (placement.type !== 'popup') return placement.type === place ? [] : [placement];
  const { kinds, paths } = placement.pages;
  const isEverywhere = kinds.length + paths.length === 0;
  const left = (isEverywhere ? PAGE_KINDS : kinds).filter((kind) => kind !== place);
  // A popup without any page would come up on every page.
  return left.length + paths.length === 0 ? [] : [{ ...placement, pages: { kinds: left, paths } }];
}

/** The placements of a survey that lies at another place instead; null if it must stay where it is. */
export function moveTo(survey: Placed, from: StorePlace, to: StorePlace): readonly Placement[] | null {
  const taken = takeFrom(survey, from);
  if (taken === null) return null;
  const placements = placeAt(withPlacements(survey, taken), to);
  const before = survey.delivery.placements.find(({ type }) => type === 'popup');
  // The new popup comes up at the moment that the merchant chose for the old one.
  return placements.map((each) =>
    each.type === 'popup' && before?.type === 'popup' && !taken.includes(each)
      ? { ...each, trigger: before.trigger }
      : each,
  );
}

const withPlacements = (survey: Placed, placements: readonly Placement[]): Placed => ({
  ...survey,
  delivery: { ...survey.delivery, placements },
});

/** The store as its pages know it once a survey is live with these settings. */
export function withSettings<Survey extends DeliveredSurvey>(
  store: StoreSurveys<Survey>,
  surveyId: string,
  settings: Pick<DeliveredSurvey, 'audience' | 'delivery'> & Pick<StoreSurveys, 'frequencyCap'>,
): StoreSurveys<Survey> {
  const { audience, delivery, frequencyCap } = settings;
  return {
    ...store,
    frequencyCap,
    surveys: store.surveys.map((each) =>
      each.surveyId === surveyId ? { ...each, status: 'live', audience, delivery } : each,
    ),
  };
}

/** The priority with which a survey comes before or after another one; null if the limits leave no room. */
export function priorityBeside(
  { surveys }: StoreSurveys,
  surveyId: string,
  otherId: string,
  side: 'before' | 'after',
): Delivery['priority'] | null {
  const at = (id: string) => surveys.findIndex((each) => each.surveyId === id);
  const other = surveys[at(otherId)];
  if (!other) return null;
  // With the same priority, the manifest's order decides.
  const isBefore = at(surveyId) < at(otherId);
  const { priority } = other.delivery;
  const wanted =
    side === 'before' ? (isBefore ? priority : priority + 1) : isBefore ? priority - 1 : priority;
  return Math.abs(wanted) > DELIVERY_LIMITS.priority ? null : wanted;
}
