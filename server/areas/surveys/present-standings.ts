import { outrankedBy } from '#shared/delivery/place-order.ts';
import type { StandingFacts } from '#shared/delivery/standing.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { findLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';
import { countResponses } from './plan/get-plan-usage.ts';
import { findStandings } from './standing-repository.ts';
import { findStoreSurveys } from './store-surveys-repository.ts';

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
  const rivalOf = (surveyId: string): StandingFacts['outrankedBy'] => {
    const rival = store && outrankedBy(store, surveyId, clock());
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
