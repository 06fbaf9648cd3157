import { createStoreOrder } from '#shared/delivery/place-order.ts';
import type { StandingFacts } from '#shared/delivery/standing.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { findLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';
import { countResponses } from './plan/get-plan-usage.ts';
import { findStandings } from './standing-repository.ts';
import { findStoreSurveys } from './store-surveys-repository.ts';
import type * as api from '#shared/api/surveys.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from './require-found.ts';
import { findHeading } from './survey-repository.ts';

/** The facts behind the state of surveys, by id. */
export async function presentStandings(
  deps: Pick<Deps, 'database' | 'clock'>,
  storeId: string,
  surveyIds: readonly string[],
): Promise<Map<string, StandingFacts>> {
  const { database, clock } = deps;
  const [standings, liveSurveys, { responses: monthResponses }] = await Promise.all([
    findStandings(database, storeId, surveyIds),
    findLiveCount(database, storeId),
    countResponses(deps, storeId),
  ]);
  const isShared = liveSurveys > 1 && [...standings.values()].some(({ status }) => status === 'live');
  const store = isShared ? await findStoreSurveys(database, storeId) : null;
  const order = store && createStoreOrder(store, clock());
  const rivalOf = (surveyId: string): StandingFacts['outrankedBy'] => {
    const rival = order?.outrankedBy(surveyId);
    const named = store?.surveys.find((each) => each.surveyId === rival?.surveyId);
    return rival && named ? { name: named.name, isReached: rival.isReached } : null;
  };
  return new Map(
    [...standings].map(([surveyId, facts]) => [
      surveyId,
      {
        ...facts,
        outrankedBy: facts.status === 'live' ? rivalOf(surveyId) : null,
        monthResponses,
        liveSurveys,
      },
    ]),
  );
}

/** What the header of a survey shows on each of its screens. */
export async function getSurveyStanding(
  deps: Pick<Deps, 'database' | 'clock'>,
  { storeId }: Session,
  { surveyId }: { surveyId: string },
): Promise<api.SurveyStanding> {
  const [heading, standings] = await Promise.all([
    findHeading(deps.database, storeId, surveyId),
    presentStandings(deps, storeId, [surveyId]),
  ]);
  const standing = requireFound(standings.get(surveyId) ?? null);
  return { surveyId, ...requireFound(heading), standing };
}
