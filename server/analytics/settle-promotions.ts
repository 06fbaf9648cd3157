import { contribution } from '#shared/analytics/contribution.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { lockSurveys } from '../collect/batch-repository.ts';
import { createCellChanges } from '../collect/cell-changes.ts';
import { addToCounters, addToSegmentCounters } from '../collect/counter-repository.ts';
import { promoteAnswers, wordsKey } from '../collect/promotions.ts';
import { deleteEmptyCounters, findKept } from '../collect/removal-repository.ts';
import type { Database, Queries } from '../database/database.ts';
import { found, readable } from '../surveys/found.ts';
import { findVersion } from '../surveys/version-repository.ts';
import { findOtherTexts, replaceAnswers } from './promotion-repository.ts';
import type { Survey } from './results-repository.ts';

const SLICE = 500;

/**
 * Lets what was written beside Other before count as the promotions of now have it, a slice of responses at a time:
 * answers and counts change together, and new answers come in between. Says how many changed; run again, none do.
 */
export async function settlePromotions(
  database: Database,
  survey: Survey,
  { meaningId, words }: { meaningId: string; words: string },
): Promise<number> {
  let changed = 0;
  let after = '';
  for (;;) {
    const texts = await findOtherTexts(database, survey, { meaningId, after, rows: SLICE });
    const responseIds = texts
      .filter(({ body }) => wordsKey(body) === words)
      .map(({ responseId }) => responseId);
    if (responseIds.length > 0) {
      changed += await database.transaction((tx) => settleSlice(tx, survey, responseIds), {
        priority: 'upkeep',
      });
    }
    after = texts.at(-1)?.responseId ?? '';
    if (texts.length < SLICE) return changed;
  }
}

async function settleSlice(tx: Queries, survey: Survey, responseIds: readonly string[]): Promise<number> {
  const { storeId, surveyId } = survey;
  const { surveys } = await lockSurveys(tx, storeId, [surveyId]);
  const { promotions } = found(surveys.get(surveyId));
  const definitionOf = definitions(tx, survey);
  const cells = createCellChanges();
  const changed: { responseId: string; answers: object }[] = [];
  for (const response of await findKept(tx, storeId, surveyId, responseIds)) {
    const { responseId, version, day, segment, isComplete: complete } = response;
    const definition = await definitionOf(version);
    const answers = promoteAnswers(definition, response.answers, promotions);
    if (answers === response.answers) continue;
    changed.push({ responseId, answers });
    const place = { surveyId, version, day, ...segment };
    cells.add(place, contribution(definition, { ...response, complete }), -1);
    cells.add(place, contribution(definition, { ...response, complete, answers }), 1);
  }
  if (changed.length === 0) return 0;
  await replaceAnswers(tx, survey, changed);
  await addToCounters(tx, storeId, cells.byDay());
  await addToSegmentCounters(tx, storeId, cells.bySegment());
  await deleteEmptyCounters(tx, storeId, surveyId);
  return changed.length;
}

function definitions(tx: Queries, { storeId, surveyId }: Survey) {
  const known = new Map<number, SurveyDefinition>();
  return async (version: number): Promise<SurveyDefinition> => {
    const definition =
      known.get(version) ?? readable(found(await findVersion(tx, storeId, surveyId, version)).definition);
    known.set(version, definition);
    return definition;
  };
}
