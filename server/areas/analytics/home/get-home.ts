import type { Home } from '#shared/api/home.ts';
import { getFigures } from '#server/areas/surveys/get-figures.ts';
import { presentStandings } from '#server/areas/surveys/present-standings.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { FindingDeps } from '../findings/renew-findings.ts';
import { includesComparisons, isUpToDate, usableFindings } from '../findings/stored-findings.ts';
import { findLiveSurveys, type FoundBrief, type HomeSurvey } from './home-repository.ts';

/** More live surveys than this are only listed. */
const MOST_SURVEYS = 20;
const MOST_TOLD = 6;
/** Briefs are computed anew if they are older and there are newer answers. */
const FRESH_MS = 10 * 60_000;

type Told = Home['surveys'][number];

/**
 * What each live survey has learned, as it was last computed, and what needs the merchant. Nothing is computed before the
 * reply, so that it costs a few statements for any number of answers.
 */
export async function getHome(deps: FindingDeps, session: Session): Promise<Home> {
  const { storeId } = session;
  const { database } = deps;
  const now = deps.clock();
  const [mayCompare, live, figures] = await Promise.all([
    includesComparisons(deps, storeId),
    findLiveSurveys(database, storeId, MOST_SURVEYS),
    getFigures(deps, session),
  ]);
  const again: number[] = [];
  const told = live
    .filter(({ total }) => total > 0)
    .map((survey) => {
      const found = usableFindings(survey, mayCompare, now);
      if (!found || isOld(found, survey, now)) again.push(deps.renewals.renew(survey));
      return tellSurvey(survey, found, now);
    })
    .sort(byStrength)
    .slice(0, MOST_TOLD);
  const standings = await presentStandings(
    deps,
    storeId,
    live.map(({ surveyId }) => surveyId),
  );
  return {
    surveys: told,
    live: live.flatMap(({ surveyId, name }) => {
      const standing = standings.get(surveyId);
      return standing ? [{ surveyId, name, standing }] : [];
    }),
    figures,
    againInMs: again.length > 0 ? Math.min(...again) : null,
  };
}

const isOld = (found: FoundBrief, survey: HomeSurvey, now: number) =>
  now - Date.parse(found.at) >= FRESH_MS && !isUpToDate(found, survey, now);

function tellSurvey(survey: HomeSurvey, found: FoundBrief | null, now: number): Told {
  const { surveyId, name, total, newAnswers, lowScores } = survey;
  return {
    ...{ surveyId, name, newAnswers, lowScores },
    responses: total,
    brief: found?.brief ?? null,
    asOf: found === null || isUpToDate(found, survey, now) ? null : found.at,
  };
}

const STRENGTH = { clear: 3, hint: 2, measured: 1, open: 0 } as const;

/** What is most certain first, then the survey with most new answers. */
function byStrength(one: Told, other: Told): number {
  const strength = ({ brief }: Told) => (brief ? STRENGTH[brief.certainty] : -1);
  return strength(other) - strength(one) || other.newAnswers - one.newAnswers;
}
