import { addDays } from '#shared/analytics/periods.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { ofStore, UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';
import { lockSurveys } from '../batch/batch-repository.ts';
import { addToGroupCounters } from './counter-repository.ts';
import {
  deleteGroupCounters,
  findDayToGroup,
  findSurveysToGroup,
  saveGroupedTo,
  sumDayByGroup,
} from './group-repository.ts';
import type { SurveyKey } from '../survey-key.ts';

/** The counters of fewer responses are hardly more than their sums. */
const FEWEST_RESPONSES = 2_000;

/** In every time zone, this many days ago is a day that is over, and new answers rarely belong to it. */
const DAYS_AGO = 2;

export function counterChores(deps: Pick<Deps, 'database' | 'clock'>): Chore[] {
  return [{ name: 'sum counters by group', everyMs: HOUR_MS / 2, run: (turn) => groupDays(deps, turn) }];
}

interface Options {
  readonly fewest?: number;
  readonly storeId?: string | null;
}

/**
 * Sums the counters of past days by group. It locks a survey for one day at a time. Later changes of these days change
 * their sums in the same transaction.
 */
export async function groupDays(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  turn: Turn,
  { fewest = FEWEST_RESPONSES, storeId = null }: Options = {},
): Promise<void> {
  const through = addDays(new Date(clock()).toISOString().slice(0, 10), -DAYS_AGO);
  for (const survey of await findSurveysToGroup(database, { through, fewest, storeId })) {
    let isDone = false;
    while (!isDone && !turn.isOver()) {
      isDone = await database.transaction((tx) => groupNextDay(tx, survey, through), UPKEEP);
    }
  }
}

/** Returns true if no day was left. The day is chosen under the lock, so that a late answer's day is not passed over. */
async function groupNextDay(tx: Queries, survey: SurveyKey, through: string): Promise<boolean> {
  const { surveys } = await lockSurveys(tx, survey.storeId, [survey.surveyId]);
  const state = surveys.get(survey.surveyId);
  // The survey was deleted meanwhile.
  if (!state) return true;
  const day = await findDayToGroup(tx, survey, { groupedTo: state.groupedTo, through });
  if (day !== null) await groupDay(tx, survey, day);
  await saveGroupedTo(tx, survey, day ?? through);
  return day === null;
}

async function groupDay(tx: Queries, survey: SurveyKey, day: string): Promise<void> {
  await deleteGroupCounters(tx, survey, day);
  await addToGroupCounters(tx, ofStore(survey.storeId, await sumDayByGroup(tx, survey, day)));
}
