import type { AudienceFilter, Shopper } from '../audience/filters.ts';
import { admits, matchesAudience } from '../audience/matches-audience.ts';
import type { Spot, Visit, VisitorHistory } from './context.ts';
import { decideSurvey, rankedSurveys } from './decide-survey.ts';
import type { Trigger } from './delivery.ts';
import { placementsAt } from './gates.ts';
import type { DeliveredSurvey, StoreSurveys } from './manifest.ts';

/** Where a survey stands among those that lie at one spot. */
export interface Position {
  /**
   * Who of its audience meets it before any other survey, at their first visit. Null where there are too many kinds of
   * shoppers or of pages to try.
   */
  readonly first: 'all' | 'some' | 'none' | null;
  /** The surveys that shoppers of its audience may meet before it, best first. */
  readonly behind: readonly string[];
  /** Whether some shoppers meet it once they have answered or closed the others. */
  readonly isReached: boolean;
}

export const UNKNOWN_POSITION: Position = { first: null, behind: [], isReached: true };

/** Kinds of shoppers times surveys. */
const MOST_MEETINGS = 3_000;

/**
 * Tells where each survey stands at a spot. Whether a survey's gates are open does not depend on the other surveys, so one
 * comes first among many if it comes first beside each of them. Hence `decideSurvey` decides pairs, each pair once.
 */
export function createComparison(
  store: StoreSurveys,
  now: number,
): (survey: DeliveredSurvey, spot: Spot) => Position {
  const duel = createDuels(store, now);
  const compared = new Map<string, (survey: DeliveredSurvey) => Position>();
  return (survey, spot) => {
    // Pages on which the same placements lie are alike.
    const key = `${spot.type} ${store.surveys.map((each) => placementKey(each, spot)).join(';')}`;
    const known = compared.get(key) ?? compareAt(store, spot, duel);
    compared.set(key, known);
    return known(survey);
  };
}

const placementKey = (survey: DeliveredSurvey, spot: Spot): string =>
  placementsAt(survey, spot)
    .map((placement) => survey.delivery.placements.indexOf(placement))
    .join();

/** Whether the first survey comes before the second, whoever the shopper is. One beside itself can come first or not. */
type Duel = (first: DeliveredSurvey, second: DeliveredSurvey, about: DuelAt) => boolean;

interface DuelAt {
  readonly spot: Spot;
  /** The shopper has answered and closed the first one. */
  readonly isDone?: boolean;
}

function createDuels(store: StoreSurveys, now: number): Duel {
  const decided = new Map<string, boolean>();
  return (first, second, { spot, isDone = false }) => {
    const sides = [first, second].map((each) => `${each.surveyId}:${placementKey(each, spot)}`);
    const key = `${spot.type} ${sides.join(' ')} ${isDone}`;
    const known = decided.get(key);
    if (known !== undefined) return known;
    const history = isDone ? { [first.surveyId]: { answeredAt: now, dismissedAt: now } } : {};
    const surveys = store.surveys.filter((each) => each === first || each === second).map(forEverybody);
    const result = !comesFirst({ ...store, surveys }, second, { spot, now, history });
    decided.set(key, result);
    return result;
  };
}

const forEverybody = (survey: DeliveredSurvey): DeliveredSurvey => ({
  ...survey,
  audience: [],
  delivery: { ...survey.delivery, samplePercent: 100 },
});

function compareAt(store: StoreSurveys, spot: Spot, duel: Duel): (survey: DeliveredSurvey) => Position {
  const here = rankedSurveys(store).filter((each) => placementsAt(each, spot).length > 0);
  const kinds = kindsOfShopper(
    here.map(({ audience }) => audience),
    MOST_MEETINGS / here.length,
  );
  if (kinds === null) return () => UNKNOWN_POSITION;
  const meant = new Map(
    here.map((each) => [each, kinds.map((shopper) => matchesAudience(each.audience, shopper))]),
  );
  const isMeant = (survey: DeliveredSurvey, kind: number) => meant.get(survey)?.[kind] === true;
  // A survey that only a share of visitors is asked leaves the other visitors to the next survey.
  const certain = here.filter(({ delivery }) => delivery.samplePercent === 100);
  const isFirst = (one: DeliveredSurvey, isDone = false): boolean[] => {
    const before = certain.filter((other) => other !== one && duel(other, one, { spot, isDone }));
    const canBe = !duel(one, one, { spot });
    return kinds.map(
      (_, kind) => canBe && isMeant(one, kind) && !before.some((other) => isMeant(other, kind)),
    );
  };
  const first = new Map(here.map((each) => [each, isFirst(each)]));
  const meets = (survey: DeliveredSurvey, among: readonly boolean[] | undefined) =>
    among?.some((isIt, kind) => isIt && isMeant(survey, kind)) === true;
  return (survey) => {
    const behind = here.filter(
      (rival) => rival !== survey && meets(survey, first.get(rival)) && !duel(survey, rival, { spot }),
    );
    const canBeFirst = meets(survey, first.get(survey));
    return {
      first: !canBeFirst ? 'none' : behind.length === 0 ? 'all' : 'some',
      behind: behind.map(({ surveyId }) => surveyId),
      isReached: canBeFirst || meets(survey, isFirst(survey, true)),
    };
  };
}

interface Situation {
  readonly spot: Spot;
  readonly now: number;
  readonly history: VisitorHistory;
}

/** Whether a shopper who does just what this survey waits for meets it before any other. */
function comesFirst(store: StoreSurveys, survey: DeliveredSurvey, situation: Situation): boolean {
  const delays = store.surveys.flatMap((each) =>
    placementsAt(each, situation.spot).flatMap((placement) =>
      placement.type === 'popup' && placement.trigger.type === 'delay' ? [placement.trigger.seconds] : [],
    ),
  );
  return placementsAt(survey, situation.spot).some((placement) => {
    const trigger: Trigger = placement.type === 'popup' ? placement.trigger : { type: 'immediately' };
    for (const visit of visitsUntil(trigger, delays)) {
      const shown = decideSurvey(store, { ...situation, visit, shopper: UNKNOWN, visitorId: '' });
      if (shown) return shown.survey.surveyId === survey.surveyId;
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
