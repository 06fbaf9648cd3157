import { addDays } from '#shared/analytics/periods.ts';
import type { StoreFigures } from '#shared/api/surveys.ts';
import { NPS_FIGURE_DAYS } from '#shared/api/values.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { countAnswers, countMonth, countNps, countVeiled, findTimeZone } from './figures-repository.ts';
import { findLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';

const WEEK = 7;

export async function getFigures(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { storeId }: Session,
): Promise<StoreFigures> {
  const today = dayIn(await findTimeZone(database, storeId), clock());
  const start = addDays(today, 1 - WEEK);
  const [liveSurveyCount, answers, { responses: responsesThisMonth }, nps, veiled] = await Promise.all([
    findLiveCount(database, storeId),
    countAnswers(database, storeId, { start, before: addDays(start, -WEEK) }),
    countMonth(database, storeId, today.slice(0, 7)),
    countNps(database, storeId, addDays(today, 1 - NPS_FIGURE_DAYS)),
    countVeiled(database, storeId),
  ]);
  return {
    liveSurveyCount,
    answersThisWeek: answers.since,
    answersWeekBefore: answers.earlier,
    responsesThisMonth,
    veiled: veiled?.responses ?? 0,
    nps,
  };
}
