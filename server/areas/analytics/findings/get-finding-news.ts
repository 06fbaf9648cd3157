import { DEFAULT_QUERY, parametersOf } from '#shared/analytics/query-codec.ts';
import { findFindings } from '#shared/analytics/findings/find-findings.ts';
import type { FindingNews } from '#shared/api/analytics-findings.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openView, type ViewDeps } from '../open-view.ts';
import { countSurvey } from './count-survey.ts';
import { findAnsweredSurveys, findFindingState } from './finding-repository.ts';

/**
 * At most 1 page of 200 without anything to find calls something certain, so the news of 20 such surveys are false at most
 * 10 % of the time.
 */
const MOST_SURVEYS = 20;
const MOST_FINDINGS = 2;

/** What is certain and new in the surveys that were answered since the merchant looked. The days are those of the page. */
export async function getFindingNews(deps: ViewDeps, session: Session): Promise<FindingNews> {
  const surveys: FindingNews['surveys'][number][] = [];
  for (const { surveyId } of await findAnsweredSurveys(deps.database, session.storeId, MOST_SURVEYS)) {
    const news = await newsOf(deps, session, surveyId);
    if (news.headline !== null || news.findings.length > 0) surveys.push(news);
  }
  return { surveys };
}

async function newsOf(
  deps: ViewDeps,
  session: Session,
  surveyId: string,
): Promise<FindingNews['surveys'][number]> {
  const view = await openView(deps, session, { surveyId, ...parametersOf(DEFAULT_QUERY) });
  const { templateId, state } = await findFindingState(deps.database, view);
  const { headline, findings } = findFindings(await countSurvey(deps, view, templateId), state.pin);
  const isNew = ({ key, certainty }: { readonly key: string; readonly certainty: string }) =>
    certainty === 'certain' && !state.seen.includes(key) && state.marks[key] !== 'hidden';
  return {
    surveyId,
    name: view.name,
    headline: isNew(headline) ? headline : null,
    // Each question has an answer that leads; that of the headline is enough.
    findings: findings.filter((each) => each.kind !== 'lead' && isNew(each)).slice(0, MOST_FINDINGS),
    lookedAt: state.lookedAt,
  };
}
