import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import {
  findCountedDays,
  findCountedSurveys,
  findResponsesOfDay,
  readCounters,
  recountTotals,
  replaceCounters,
} from './recount-repository.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { sumCells } from './sum-cells.ts';
import { lockSurveys } from '#server/areas/surveys/survey-state-repository.ts';
import { correctLowScores } from '../low-scores/low-scores.ts';

export interface RecountResult {
  readonly surveys: number;
  readonly days: number;
  /** The days whose counters or low scores, and the surveys whose totals, differed from the responses. */
  readonly wrongDays: number;
  readonly wrongTotals: number;
}

/**
 * Recounts all results from the responses. It locks a survey for one day at a time, so that new responses are accepted
 * in between.
 */
export async function recountSurveys(
  { database }: Pick<Deps, 'database'>,
  storeId: string | null = null,
): Promise<RecountResult> {
  const surveys = await findCountedSurveys(database, storeId);
  let [days, wrongDays, wrongTotals] = [0, 0, 0];
  for (const survey of surveys) {
    for (const day of await findCountedDays(database, survey)) {
      const isWrong = await database.transaction((tx) => recountDay(tx, survey, day), UPKEEP);
      days += 1;
      if (isWrong) wrongDays += 1;
    }
    const isWrong = await database.transaction(async (tx) => {
      await lockSurveys(tx, survey.storeId, [survey.surveyId]);
      return recountTotals(tx, survey);
    }, UPKEEP);
    if (isWrong) wrongTotals += 1;
  }
  return { surveys: surveys.length, days, wrongDays, wrongTotals };
}

/** Returns true if the day's counters or low scores were wrong. */
async function recountDay(tx: Queries, survey: SurveyKey, day: string): Promise<boolean> {
  const { storeId, surveyId } = survey;
  const { surveys } = await lockSurveys(tx, storeId, [surveyId]);
  const responses = await findResponsesOfDay(tx, survey, day);
  const cells = await sumCells(tx, { ...survey, surveys }, responses, 1);
  const before = await readCounters(tx, survey, day);
  await replaceCounters(tx, survey, day, cells);
  const wrongScores = await correctLowScores(tx, survey, responses);
  return wrongScores > 0 || before.join('\n') !== (await readCounters(tx, survey, day)).join('\n');
}
