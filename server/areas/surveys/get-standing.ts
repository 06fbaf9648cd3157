import type * as api from '#shared/api/surveys.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { presentStandings } from './present-standings.ts';
import { requireFound } from './require-found.ts';
import { findHeading } from './survey-repository.ts';

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
