import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';
import { lockSurveys } from '../batch/batch-repository.ts';
import { addToVariantCounters } from './counter-repository.ts';
import { findResponsesOfDay, type SurveyKey } from './recount-repository.ts';
import { sumCells } from './sum-cells.ts';
import { deleteVariantCounters, findSplitSurveys, findWrongVariantDays } from './variant-repository.ts';

/**
 * Counts the days of split tests whose counters by variant are missing or wrong: those before this table existed, and
 * those that an older instance changed. It locks a survey for one day at a time.
 */
export async function checkVariants({ database }: Pick<Deps, 'database'>, turn: Turn): Promise<void> {
  for (const survey of await findSplitSurveys(database)) {
    for (const day of await findWrongVariantDays(database, survey)) {
      if (turn.isOver()) return;
      await database.transaction((tx) => recountVariants(tx, survey, day), UPKEEP);
    }
  }
}

async function recountVariants(tx: Queries, survey: SurveyKey, day: string): Promise<void> {
  const { surveys } = await lockSurveys(tx, survey.storeId, [survey.surveyId]);
  // The survey was deleted meanwhile.
  if (!surveys.has(survey.surveyId)) return;
  const cells = await sumCells(tx, survey, await findResponsesOfDay(tx, survey, day), 1);
  await deleteVariantCounters(tx, survey, day);
  await addToVariantCounters(tx, survey.storeId, cells.byVariant());
}
