import type { DeliveredSurvey, StoreSurveys } from '#shared/delivery/manifest.ts';
import {
  createStoreOrder,
  STORE_PLACES,
  type PlacedSurvey,
  type StorePlace,
} from '#shared/delivery/place-order.ts';

export interface MapPlace {
  readonly place: StorePlace;
  /** In the order in which the store's pages try them. */
  readonly surveys: readonly PlacedSurvey[];
}

/** A survey that nobody meets first at some places. */
export interface Conflict {
  readonly surveyId: string;
  /** The survey that shoppers meet instead. */
  readonly rivalId: string;
  /** Whether some shoppers meet it once they are done with the other. */
  readonly isReached: boolean;
  /** The other one comes up sooner, though it comes after this one in the order. */
  readonly isSooner: boolean;
  readonly places: readonly StorePlace[];
}

export interface StoreMap {
  readonly places: readonly MapPlace[];
  readonly conflicts: readonly Conflict[];
}

/** The places of a store with the surveys that lie there, and which of them shoppers do not meet. */
export function storeMap(store: StoreSurveys, now: number): StoreMap {
  const order = createStoreOrder(store, now);
  const places = STORE_PLACES.map((place) => ({ place, surveys: order.at(place) }));
  return { places, conflicts: conflictsAt(places, store, now) };
}

function conflictsAt(places: readonly MapPlace[], store: StoreSurveys, now: number): Conflict[] {
  const found = new Map<string, Conflict>();
  for (const { place, surveys } of places) {
    for (const [at, { surveyId, first, behind, isReached }] of surveys.entries()) {
      const [rivalId] = behind;
      const survey = store.surveys.find((each) => each.surveyId === surveyId);
      if (first !== 'none' || rivalId === undefined || !survey || !isAskedAlone(store, survey, place, now))
        continue;
      const isSooner = surveys.findIndex((each) => each.surveyId === rivalId) > at;
      const key = `${surveyId} ${rivalId} ${isReached} ${isSooner}`;
      const known = found.get(key)?.places ?? [];
      found.set(key, { surveyId, rivalId, isReached, isSooner, places: [...known, place] });
    }
  }
  return [...found.values()];
}

/** Whether anybody would meet it if it were alone: a full or ended survey waits behind no other one. */
function isAskedAlone(store: StoreSurveys, survey: DeliveredSurvey, place: StorePlace, now: number): boolean {
  const [alone] = createStoreOrder({ ...store, surveys: [survey] }, now).at(place);
  return alone?.first !== 'none';
}
