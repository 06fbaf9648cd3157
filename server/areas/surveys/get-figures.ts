import { addDays } from '#shared/analytics/periods.ts';
import type { StoreFigures } from '#shared/api/surveys.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findTimeZone } from '#server/areas/identity/stores/store-repository.ts';
import { countAnswers } from './figures-repository.ts';
import { countMonth, countVeiled } from './plan/month-repository.ts';
import { findLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';

const WEEK = 7;

/** The store's figures over all of its surveys. */
export async function getFigures(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { storeId }: Session,
): Promise<StoreFigures> {
  const today = dayIn(await findTimeZone(database, storeId), clock());
  const start = addDays(today, 1 - WEEK);
  const [liveSurveyCount, answers, { responses: responsesThisMonth }, veiled] = await Promise.all([
    findLiveCount(database, storeId),
    countAnswers(database, storeId, { start, before: addDays(start, -WEEK) }),
    countMonth(database, storeId, today.slice(0, 7)),
    countVeiled(database, storeId),
  ]);
  return {
    liveSurveyCount,
    answersThisWeek: answers.since,
    answersWeekBefore: answers.earlier,
    responsesThisMonth,
    veiled: veiled?.responses ?? 0,
  };
}
