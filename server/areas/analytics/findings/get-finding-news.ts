import type { FindingNews } from '#shared/api/analytics-findings.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { FindingDeps } from './renew-findings.ts';
import { findAnsweredSurveys, type FoundSurvey } from './stored-finding-repository.ts';
import type { StoredFindings } from './computed.ts';
import { includesComparisons, isUpToDate, usableFindings } from './stored-findings.ts';

/**
 * At most 1 page of 200 without anything to find calls something certain, so the news of 20 such surveys are false at most
 * 10 % of the time.
 */
const MOST_SURVEYS = 20;
const MOST_FINDINGS = 2;
/** News are computed anew if they are older and there are newer answers. */
const FRESH_MS = 10 * 60_000;

type SurveyNews = FindingNews['surveys'][number];

/**
 * What is certain and new in the surveys that were answered since the merchant looked, as it was last computed. The days
 * are those of the page.
 */
export async function getFindingNews(deps: FindingDeps, { storeId }: Session): Promise<FindingNews> {
  const surveys: SurveyNews[] = [];
  const again: number[] = [];
  const now = deps.clock();
  const [mayCompare, answered] = await Promise.all([
    includesComparisons(deps, storeId),
    findAnsweredSurveys(deps.database, storeId, MOST_SURVEYS),
  ]);
  for (const survey of answered) {
    const found = usableFindings(survey, mayCompare, now);
    if (!found || isOld(found, survey, now)) again.push(deps.renewals.renew(survey));
    const news = found && newsOf(survey, found, now);
    if (news && (news.headline !== null || news.findings.length > 0)) surveys.push(news);
  }
  return { surveys, againInMs: again.length > 0 ? Math.min(...again) : null };
}

const isOld = (found: StoredFindings, survey: FoundSurvey, now: number) =>
  now - Date.parse(found.at) >= FRESH_MS && !isUpToDate(found, survey, now);

function newsOf(survey: FoundSurvey, found: StoredFindings, now: number): SurveyNews {
  const { surveyId, name, state } = survey;
  const { headline, findings } = found;
  const isNew = ({ key, certainty }: { readonly key: string; readonly certainty: string }) =>
    certainty === 'clear' && !state.seen.includes(key) && state.marks[key] !== 'hidden';
  return {
    surveyId,
    name,
    headline: isNew(headline) ? headline : null,
    // Each question has an answer that leads; that of the headline is enough.
    findings: findings.filter((each) => each.kind !== 'lead' && isNew(each)).slice(0, MOST_FINDINGS),
    lookedAt: state.lookedAt,
    asOf: isUpToDate(found, survey, now) ? null : found.at,
  };
}
