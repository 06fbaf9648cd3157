import { findFindings } from '#shared/analytics/findings/find-findings.ts';
import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openView, presentRange, type ViewDeps, type ViewInput } from '../open-view.ts';
import { countSurvey } from './count-survey.ts';
import { findFindingState } from './finding-repository.ts';

export async function getFindings(
  deps: ViewDeps,
  session: Session,
  input: ViewInput,
): Promise<AnalyticsFindings> {
  const view = await openView(deps, session, input);
  const { templateId, state } = await findFindingState(deps.database, view);
  const survey = await countSurvey(deps, view, templateId);
  const { headline, findings, tested } = findFindings(survey, state.pin);
  const marked = findings.map((finding) => ({
    ...finding,
    isKept: state.marks[finding.key] === 'kept',
    isHidden: state.marks[finding.key] === 'hidden',
    isNew: state.lookedAt !== null && !state.seen.includes(finding.key),
  }));
  return {
    ...presentRange(view),
    responses: survey.responses,
    headline,
    pin: survey.questions.some(({ meaningId }) => meaningId === state.pin) ? state.pin : null,
    findings: [...marked.filter(({ isKept }) => isKept), ...marked.filter(({ isKept }) => !isKept)],
    tested,
    hasGroups: survey.mayCompare && view.grain === 'day',
  };
}
