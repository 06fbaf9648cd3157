import type { PlanUsage } from '#shared/api/billing.ts';
import { allowanceOf, FEATURE_NAMES } from '#shared/plan/features.ts';
import { usageLevel } from '#shared/plan/usage-level.ts';
import { monthIn } from '#server/areas/identity/stores/store-day.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findTimeZone } from '#server/areas/identity/stores/store-repository.ts';
import { countMonth, countVeiled } from './month-repository.ts';
import { findLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';
import type { Billing } from '#server/areas/billing/billing.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { MonthCount } from './veiled-room.ts';
import { findMostQuestions } from './live-surveys-repository.ts';

export interface PlanDeps extends Pick<Deps, 'database' | 'clock'> {
  readonly billing: Pick<Billing, 'loadCustomer'>;
}

export async function getPlanUsage({ billing, ...deps }: PlanDeps, { storeId }: Session): Promise<PlanUsage> {
  const [{ features }, { month, responses }, live, questions, veiled] = await Promise.all([
    billing.loadCustomer(storeId),
    countResponses(deps, storeId),
    findLiveCount(deps.database, storeId),
    findMostQuestions(deps.database, storeId),
    countVeiled(deps.database, storeId),
  ]);
  const used = { questions_per_survey: questions, active_surveys: live, responsesPerSurvey: responses };
  const limits = (Object.keys(used) as (keyof typeof used)[]).map((key) => {
    const limit = allowanceOf(features, key);
    return {
      key,
      name: FEATURE_NAMES[key],
      used: used[key],
      limit: limit === Infinity ? null : limit,
      level: usageLevel(used[key], limit),
    };
  });
  return { month, limits, veiled };
}

/** The store's responses in its current calendar month. */
export async function countResponses(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  storeId: string,
): Promise<MonthCount & { month: string }> {
  const month = monthIn(await findTimeZone(database, storeId), clock());
  return { month, ...(await countMonth(database, storeId, month)) };
}
