import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { DEFAULT_QUERY, parametersOf } from '#shared/analytics/query-codec.ts';
import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { openView, type Reader, type ViewInput, readQuery } from '../open-view.ts';
import type { CountDeps } from './count-survey.ts';
import type { FindingDeps } from './renew-findings.ts';
import { findFoundSurvey, type FoundSurvey, type Computed } from './stored-finding-repository.ts';
import {
  compute,
  computeStored,
  includesComparisons,
  isUpToDate,
  usableFindings,
} from './stored-findings.ts';

/** Answers from the stored findings if the page asks for the days that it opens with. */
export async function getFindings(
  deps: FindingDeps,
  session: Reader,
  input: ViewInput,
): Promise<AnalyticsFindings> {
  const { surveyId, ...parameters } = input;
  const { storeId } = session;
  if (!isOpening(readQuery(parameters))) return computeFindings(deps, session, input);
  const survey = requireFound(await findFoundSurvey(deps.database, { storeId, surveyId }));
  const mayCompare = await includesComparisons(deps, storeId);
  const found = usableFindings(survey, mayCompare, deps.clock());
  if (found === null) return present(await computeStored(deps, survey), survey);
  if (isUpToDate(found, survey, deps.clock())) {
    // Orders and recounts change findings but not `counted`, so they may be outdated although they look current.
    deps.renewals.renew(survey);
    return present(found, survey);
  }
  return { ...present(found, survey), asOf: found.at, againInMs: deps.renewals.renew(survey) };
}

/** Answers from what the responses say now, and stores nothing. */
export async function computeFindings(
  deps: CountDeps,
  session: Reader,
  input: ViewInput,
): Promise<AnalyticsFindings> {
  const view = await openView(deps, session, input);
  const survey = requireFound(await findFoundSurvey(deps.database, view));
  return present(await compute(deps, view, survey), survey);
}

const OPENING = JSON.stringify(parametersOf(DEFAULT_QUERY));

/** Findings do not depend on the periods of the charts. */
function isOpening(query: AnalyticsQuery): boolean {
  return JSON.stringify(parametersOf({ ...query, period: DEFAULT_QUERY.period })) === OPENING;
}

function present(
  {
    range,
    before,
    today,
    timezone,
    responses,
    headline,
    pin,
    findings,
    scores,
    looked,
    tested,
    hasGroups,
  }: Computed,
  { state }: FoundSurvey,
): AnalyticsFindings {
  const marked = findings.map((finding) => ({
    ...finding,
    isKept: state.marks[finding.key] === 'kept',
    isHidden: state.marks[finding.key] === 'hidden',
    isNew: state.lookedAt !== null && !state.seen.includes(finding.key),
  }));
  return {
    ...{ range, before, today, timezone, responses, headline, pin },
    findings: [...marked.filter(({ isKept }) => isKept), ...marked.filter(({ isKept }) => !isKept)],
    ...{ scores, looked, tested, hasGroups },
    asOf: null,
    againInMs: null,
  };
}
