import { addDays } from '#shared/analytics/periods.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';
import { addToSegments } from './counter-repository.ts';
import { findResponsesOfDay } from './recount-repository.ts';
import {
  deleteSegments,
  deleteSpareSegments,
  findDayToSegment,
  findSpareSegments,
  findSurveysToSegment,
  saveSegmentedTo,
} from './segment-repository.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { sumCells } from './sum-cells.ts';
import { lockSurveys } from '#server/areas/surveys/survey-state-repository.ts';

/** Reading the rows of fewer responses takes no longer than reading counters by segment. */
const FEWEST_RESPONSES = 20_000;

/**
 * With fewer a day, counters by segment are nearly as many as the answers, since few shoppers of a day share country,
 * customer type and placement.
 */
const FEWEST_A_DAY = 100;

type SegmentDeps = Pick<Deps, 'database' | 'clock'>;

export function counterChores(deps: SegmentDeps): Chore[] {
  return [
    { name: 'count days by segment', everyMs: HOUR_MS / 2, run: (turn) => segmentDays(deps, turn) },
    { name: 'delete spare counters', everyMs: HOUR_MS, run: (turn) => deleteSpare(deps, turn) },
  ];
}

interface Options {
  readonly fewest?: number;
  readonly fewestADay?: number;
  readonly storeId?: string | null;
}

/**
 * Counts the days that are over by segment and by group, for surveys with many responses; for the other days and surveys,
 * views read rows. It locks a survey for one day at a time. Later changes of a counted day change these counters in
 * the same transaction.
 */
export async function segmentDays(
  { database, clock }: SegmentDeps,
  turn: Turn,
  { fewest = FEWEST_RESPONSES, fewestADay = FEWEST_A_DAY, storeId = null }: Options = {},
): Promise<void> {
  const now = clock();
  const wanted = { now: new Date(now).toISOString(), fewest, fewestADay, storeId };
  for (const survey of await findSurveysToSegment(database, wanted)) {
    let isDone = false;
    while (!isDone && !turn.isOver()) {
      isDone = await database.transaction((tx) => segmentNextDay(tx, survey, now), UPKEEP);
    }
  }
}

/** Returns true if no day was left. The day is chosen under the lock, so that a late answer's day is not passed over. */
async function segmentNextDay(tx: Queries, survey: SurveyKey, now: number): Promise<boolean> {
  const { storeId, surveyId } = survey;
  const { surveys, timezone } = await lockSurveys(tx, storeId, [surveyId]);
  const state = surveys.get(surveyId);
  // The survey was deleted meanwhile.
  if (!state) return true;
  const through = addDays(dayIn(timezone, now), -1);
  const day = await findDayToSegment(tx, survey, { segmentedTo: state.segmentedTo, through });
  if (day !== null) {
    await deleteSegments(tx, survey, day);
    const counted = { ...survey, surveys: new Map([[surveyId, { segmentedTo: day }]]) };
    const cells = await sumCells(tx, counted, await findResponsesOfDay(tx, survey, day), 1);
    await addToSegments(tx, { storeId, cells });
  }
  await saveSegmentedTo(tx, survey, day ?? through);
  return day === null;
}

async function deleteSpare({ database }: SegmentDeps, turn: Turn): Promise<void> {
  for (const survey of await findSpareSegments(database)) {
    let isMore = true;
    while (isMore && !turn.isOver()) {
      isMore = await database.transaction((tx) => deleteSpareSlice(tx, survey), UPKEEP);
    }
  }
}

async function deleteSpareSlice(tx: Queries, survey: SurveyKey): Promise<boolean> {
  const { surveys } = await lockSurveys(tx, survey.storeId, [survey.surveyId]);
  const state = surveys.get(survey.surveyId);
  return state !== undefined && deleteSpareSegments(tx, survey, state.segmentedTo);
}
