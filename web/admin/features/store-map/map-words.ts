import { PAGE_KINDS } from '#shared/delivery/delivery.ts';
import { isOnStore, standingOf, STANDINGS, type StandingContext } from '#shared/delivery/standing.ts';
import type { PlacedSurvey, StorePlace } from '#shared/delivery/place-order.ts';
import { PAGE_WORDS, PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import { isPageKind, placementOf } from '../../lib/surveys/place-survey.ts';
import type { Conflict } from '../../lib/surveys/store-map.ts';
import { summariseAudience } from '../../lib/surveys/summarise-audience.ts';
import type { MappedSurvey } from './api/get-store-map.ts';

export function placeName(place: StorePlace): string {
  return isPageKind(place) ? PAGE_WORDS[place].name : PLACEMENT_WORDS[place].name;
}

interface ChipWords {
  readonly text: string;
  readonly tone: 'plain' | 'waits' | 'off';
}

interface ChipContext {
  readonly place: StorePlace;
  /** Whether the screen is about this survey. */
  readonly isOwn: boolean;
  readonly currency: string;
  readonly standing: StandingContext;
}

/** Who meets a survey at a place, or why nobody does. */
export function chipWords(survey: MappedSurvey, placed: PlacedSurvey, context: ChipContext): ChipWords {
  const { first, behind, isReached } = placed;
  const placement = placementOf(context.place);
  if (placement === 'hosted') return { text: 'Everybody with its link', tone: 'plain' };
  if (first === 'none') {
    if (behind.length === 0) return { text: stateName(survey, context), tone: 'off' };
    return { text: isReached ? 'Waits' : 'Never shown', tone: 'waits' };
  }
  const isReportedOff = context.standing.switchedOn?.[placement] === false;
  if (context.isOwn && isReportedOff && !isOnStore(placement, survey.standing, context.standing))
    return { text: 'Not switched on', tone: 'off' };
  const whom = summariseAudience(survey.audience, context.currency);
  return { text: first === 'some' ? `First for the rest of: ${whom}` : whom, tone: 'plain' };
}

/** A survey that nobody meets, though no other one comes first, is full, ended or not yet begun. */
function stateName({ standing }: MappedSurvey, context: ChipContext): string {
  return STANDINGS[standingOf({ ...standing, status: 'live' }, context.standing)].name;
}

function placesWords(places: readonly StorePlace[]): string {
  const isEveryPage = PAGE_KINDS.every((kind) => places.includes(kind));
  const named = isEveryPage ? places.filter((place) => !isPageKind(place)) : places;
  return [...(isEveryPage ? ['Every page'] : []), ...named.map(placeName)].join(', ');
}

/** What shoppers meet instead of a survey, and where. */
export function conflictWords(
  { surveyId, rivalId, isReached, isSooner, places }: Conflict,
  nameOf: (surveyId: string) => string,
): string {
  const [name, rival] = [`“${nameOf(surveyId)}”`, `“${nameOf(rivalId)}”`];
  const where = placesWords(places);
  if (!isReached) return `${where}: ${name} is never shown. Its shoppers meet ${rival}.`;
  return isSooner
    ? `${where}: ${name} waits, because ${rival} comes up sooner.`
    : `${where}: ${name} waits until shoppers are done with ${rival}.`;
}
