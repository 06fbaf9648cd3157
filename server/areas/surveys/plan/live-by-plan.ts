import { allowanceOf, type Features } from '#shared/plan/features.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { findLiveSurveys, type LiveSurvey } from './live-surveys-repository.ts';

interface LiveByPlan {
  /** These choose shoppers by more than the plan allows. */
  readonly overTargeted: readonly LiveSurvey[];
  /** These may stay live, as many as the plan allows. */
  readonly eligible: readonly LiveSurvey[];
  /** All that the plan pauses. */
  readonly above: readonly LiveSurvey[];
}

export async function liveByPlan(
  db: Queries,
  storeId: string,
  features: Features,
  kept: readonly string[] = [],
): Promise<LiveByPlan> {
  const live = await findLiveSurveys(db, storeId, kept);
  const mayTarget = ({ audience }: LiveSurvey) => isAllowed(features, { type: 'target_audience', audience });
  const eligible = live.filter(mayTarget);
  const overTargeted = live.filter((survey) => !mayTarget(survey));
  const above = [...overTargeted, ...eligible.slice(allowanceOf(features, 'active_surveys'))];
  return { overTargeted, eligible, above };
}
