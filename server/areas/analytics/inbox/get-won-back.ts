import { compareWonBack, WORK_DAYS } from '#shared/analytics/won-back.ts';
import type { WonBack } from '#shared/api/analytics-inbox.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { ViewDeps } from '../open-view.ts';
import { findViewedSurvey } from '../view-repository.ts';
import { countWonBack } from './won-back-repository.ts';

export async function getWonBack(
  { database }: Pick<ViewDeps, 'database'>,
  { storeId }: Session,
  { surveyId, days }: { surveyId: string; days: string },
): Promise<WonBack> {
  requireFound(await findViewedSurvey(database, storeId, surveyId));
  const orderDays = Number(days);
  const { workedOn, untouched, ...others } = await countWonBack(database, { storeId, surveyId }, orderDays);
  return { workDays: WORK_DAYS, orderDays, ...others, ...compareWonBack(workedOn, untouched, orderDays) };
}
