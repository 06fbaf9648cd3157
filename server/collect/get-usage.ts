import type { CollectUsage } from '#shared/api/collect.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../session/session.ts';
import { countMonth, findTimeZone } from '../surveys/figures-repository.ts';
import type { Allowances } from './plan-allowance.ts';
import { monthIn } from './store-day.ts';
import { countRefused, findCappedSurveys } from './usage-repository.ts';

/** From this share of a limit on the merchant is told. */
const NEAR = 0.8;

/** How much of what may be collected is used up: by the plan in this month, and by each survey's own cap. */
export async function getCollectUsage(
  { database, clock, allowances }: Pick<Deps, 'database' | 'clock'> & { allowances: Allowances },
  { storeId }: Session,
): Promise<CollectUsage> {
  const month = monthIn(await findTimeZone(database, storeId), clock());
  const [{ responses: limit }, responses, capped, refused] = await Promise.all([
    allowances.of(storeId),
    countMonth(database, storeId, month),
    findCappedSurveys(database, storeId),
    countRefused(database, storeId),
  ]);
  const surveys = capped.flatMap((survey) => {
    const level = levelOf(survey.responses, survey.cap);
    return level === 'fine' ? [] : [{ ...survey, level }];
  });
  return {
    month,
    responses,
    limit: limit === Infinity ? null : limit,
    level: levelOf(responses, limit),
    surveys,
    refused,
  };
}

function levelOf(count: number, limit: number): CollectUsage['level'] {
  if (count >= limit) return 'reached';
  return count >= limit * NEAR ? 'near' : 'fine';
}
