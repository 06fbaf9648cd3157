import { contribution } from '#shared/analytics/contribution.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { found, readable } from '#server/areas/surveys/found.ts';
import { findVersion } from '#server/areas/surveys/version-repository.ts';
import { lockSurveys } from '../batch/batch-repository.ts';
import { createCellChanges } from './cell-changes.ts';
import {
  findCountedDays,
  findCountedSurveys,
  findResponsesOfDay,
  readCounters,
  recountTotals,
  replaceCounters,
  type SurveyName,
} from './recount-repository.ts';

export interface Recounted {
  readonly surveys: number;
  readonly days: number;
  /** Days whose counts were not what the responses give, and surveys whose own figures weren't. */
  readonly wrongDays: number;
  readonly wrongTotals: number;
}

/**
 * Counts all results anew out of the responses. A day at a time, each under its survey's lock, so that answers go on
 * coming in meanwhile.
 */
export async function recountSurveys(
  { database }: Pick<Deps, 'database'>,
  storeId: string | null = null,
): Promise<Recounted> {
  const surveys = await findCountedSurveys(database, storeId);
  let [days, wrongDays, wrongTotals] = [0, 0, 0];
  for (const survey of surveys) {
    for (const day of await findCountedDays(database, survey)) {
      const isWrong = await database.transaction((tx) => recountDay(tx, survey, day), { priority: 'upkeep' });
      days += 1;
      if (isWrong) wrongDays += 1;
    }
    const isWrong = await database.transaction(
      async (tx) => {
        await lockSurveys(tx, survey.storeId, [survey.surveyId]);
        return recountTotals(tx, survey);
      },
      { priority: 'upkeep' },
    );
    if (isWrong) wrongTotals += 1;
  }
  return { surveys: surveys.length, days, wrongDays, wrongTotals };
}

/** True if the day's counts were wrong. */
async function recountDay(tx: Queries, survey: SurveyName, day: string): Promise<boolean> {
  const { storeId, surveyId } = survey;
  await lockSurveys(tx, storeId, [surveyId]);
  const definitions = new Map<number, SurveyDefinition>();
  const cells = createCellChanges();
  for (const response of await findResponsesOfDay(tx, survey, day)) {
    const { version, segment, isComplete } = response;
    let definition = definitions.get(version);
    if (definition === undefined) {
      definition = readable(found(await findVersion(tx, storeId, surveyId, version)).definition);
      definitions.set(version, definition);
    }
    const place = { surveyId, version, day, ...segment };
    cells.add(place, contribution(definition, { ...response, complete: isComplete }), 1);
  }
  const before = await readCounters(tx, survey, day);
  await replaceCounters(tx, survey, day, { byDay: cells.byDay(), bySegment: cells.bySegment() });
  return before.join('\n') !== (await readCounters(tx, survey, day)).join('\n');
}
