import { findInSteps } from './claims/find-findings.ts';
import { DEFAULT_QUERY, parametersOf } from '#shared/analytics/query-codec.ts';
import { DAY_MS } from '#shared/durations.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import { openView, presentRange, type View, type ViewDeps } from '../open-view.ts';
import { type CountDeps, countSurvey } from './count-survey.ts';
import {
  type FoundSurvey,
  saveFindings,
  type Computed,
  type StoredFindings,
  type FoundBasis,
} from './stored-finding-repository.ts';
import { runWithPauses } from '#server/kernel/limits/pieces.ts';

/** Grows when findings are computed or worded in another way, so that older ones are computed anew. */
const FORMAT = 4;

/** If the number of responses grew or shrank by more than this factor, the findings are outdated. */
const MOST_GROWTH = 1.5;
/** Older findings are computed before the reply, so that a merchant who was away does not read old ones. */
const MOST_AGE_MS = DAY_MS;

/**
 * The stored findings if they may still be shown: nothing that they depend on has changed, the number of responses is
 * similar, and they are less than a day old. Otherwise null.
 */
export function usableFindings<Found extends FoundBasis>(
  survey: FoundSurvey<Found>,
  mayCompare: boolean,
  now: number,
): Found | null {
  const { found } = survey;
  if (found === null || found.basis !== basisOf(survey, mayCompare)) return null;
  if (survey.total > MOST_GROWTH * found.total || found.total > MOST_GROWTH * survey.total) return null;
  const age = now - Date.parse(found.at);
  return age >= 0 && age < MOST_AGE_MS ? found : null;
}

/** Whether they were computed from all answers, on this day. */
export function isUpToDate(
  found: FoundBasis,
  survey: Pick<FoundSurvey, 'counted' | 'timezone'>,
  now: number,
): boolean {
  return found.counted === survey.counted && found.day === dayIn(survey.timezone, now);
}

const basisOf = ({ basis }: Pick<FoundSurvey, 'basis'>, mayCompare: boolean) =>
  JSON.stringify([FORMAT, basis, mayCompare]);

/** Whether the plan includes filters and comparisons of groups. */
export async function includesComparisons({ billing }: ViewDeps, storeId: string): Promise<boolean> {
  const { features } = await billing.loadCustomer(storeId);
  return isAllowed(features, { type: 'filter_analytics' });
}

/**
 * Computes the findings of the days that the page opens with, and stores them. `survey` was read before: what changes
 * meanwhile makes them out of date.
 */
export async function computeStored(deps: CountDeps, survey: FoundSurvey): Promise<StoredFindings> {
  const { surveyId, storeId, counted, total, timezone } = survey;
  const now = deps.clock();
  const basis = basisOf(survey, await includesComparisons(deps, storeId));
  const view = await openView(deps, { storeId }, { surveyId, ...parametersOf(DEFAULT_QUERY) });
  const found: StoredFindings = {
    ...(await compute(deps, view, survey)),
    at: new Date(now).toISOString(),
    day: dayIn(timezone, now),
    basis,
    counted,
    total,
  };
  await saveFindings(deps.database, survey, found);
  return found;
}

export async function compute(
  deps: CountDeps,
  view: View,
  { templateId, state }: Pick<FoundSurvey, 'templateId' | 'state'>,
): Promise<Computed> {
  const survey = await countSurvey(deps, view, templateId);
  return {
    ...presentRange(view),
    ...(await runWithPauses(view.storeId, findInSteps(survey, state.pin))),
    responses: survey.responses,
    pin: survey.questions.some(({ meaningId }) => meaningId === state.pin) ? state.pin : null,
    hasGroups: survey.mayCompare && view.grain === 'day',
  };
}
