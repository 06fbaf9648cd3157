import { useState } from 'react';
import type { Placement } from '#shared/delivery/delivery.ts';
import type { StoreSurveys } from '#shared/delivery/manifest.ts';
import type { StorePlace } from '#shared/delivery/place-order.ts';
import { focusAfter } from '../../lib/page/focus-after.ts';
import type { DeliveryDraft } from '../../lib/surveys/delivery-draft.ts';
import { moveTo, placeAt, takeFrom } from '../../lib/surveys/place-survey.ts';
import type { MappedSurvey } from './api/get-store-map.ts';
import { placeName } from './map-words.ts';

export interface Placing {
  readonly place: (place: StorePlace) => void;
  readonly take: (place: StorePlace) => void;
  readonly move: (from: StorePlace, to: StorePlace) => void;
  readonly rank: (priority: number) => void;
  /** Why the last change was not made. */
  readonly refusal: string | null;
}

export const headingId = (place: StorePlace) => `place-${place}`;

/** Changes where this survey lies and when it is its turn, on the screen; the bar below saves it. */
export function usePlacing(
  surveyId: string,
  { surveys }: StoreSurveys<MappedSurvey>,
  draft: DeliveryDraft,
): Placing {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { delivery } = draft.settings;
  const survey = surveys.find((each) => each.surveyId === surveyId);
  const put = (placements: readonly Placement[] | null, from: StorePlace, to: StorePlace): void => {
    if (placements === null) {
      setRefusal(`${placeName(from)}: an address that you wrote leads here. Change the addresses first.`);
      return;
    }
    setRefusal(null);
    focusAfter(() => draft.change({ delivery: { ...delivery, placements } }), headingId(to));
  };
  return {
    place: (place) => survey && put(placeAt(survey, place), place, place),
    take: (place) => survey && put(takeFrom(survey, place), place, place),
    move: (from, to) => survey && put(moveTo(survey, from, to), from, to),
    rank: (priority) => draft.change({ delivery: { ...delivery, priority } }),
    refusal,
  };
}
