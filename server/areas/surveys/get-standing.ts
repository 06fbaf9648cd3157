import type * as api from '#shared/api/surveys.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';
import { countResponses } from './plan/get-plan-usage.ts';
import { requireFound } from './require-found.ts';
import { findStandings } from './standing-repository.ts';
import { findHeading } from './survey-repository.ts';

type StandingDeps = Pick<Deps, 'database' | 'clock'>;

/** What the header of a survey shows on each of its screens. */
export async function getSurveyStanding(
  deps: StandingDeps,
  { storeId }: Session,
  { surveyId }: { surveyId: string },
): Promise<api.SurveyStanding> {
  const { database } = deps;
  const [heading, standings, liveSurveys, { responses: monthResponses }] = await Promise.all([
    findHeading(database, storeId, surveyId),
    findStandings(database, storeId, [surveyId]),
    findLiveCount(database, storeId),
    countResponses(deps, storeId),
  ]);
  const standing = requireFound(standings.get(surveyId) ?? null);
  return {
    surveyId,
    ...requireFound(heading),
    standing: { ...standing, monthResponses, liveSurveys },
  };
}
