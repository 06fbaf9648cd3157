import * as z from 'zod/mini';
import { contribution } from '#shared/analytics/contribution.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { lockSurveys } from '#server/areas/collect/batch/batch-repository.ts';
import { createCellChanges } from '#server/areas/collect/counters/cell-changes.ts';
import { addToCounters, addToSegmentCounters } from '#server/areas/collect/counters/counter-repository.ts';
import { promoteAnswers, wordsKey } from '#server/areas/collect/responses/promotions.ts';
import { deleteEmptyCounters, findKept } from '#server/areas/collect/removal/removal-repository.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { type Turn, Unfinished } from '#server/kernel/jobs/turn.ts';
import { found, readable } from '#server/areas/surveys/found.ts';
import { findVersion } from '#server/areas/surveys/version-repository.ts';
import { findOtherTexts, replaceAnswers } from './promotion-repository.ts';
import type { Survey } from '../results/results-repository.ts';

export const SETTLE_PROMOTIONS = 'settle_promotions';

const SLICE = 500;

/** Which words of which question are to be settled, and how far that has come. */
const settling = z.object({
  surveyId: z.string(),
  meaningId: z.string(),
  words: z.string(),
  /** The last response that was looked at; its order is that of the ids. */
  after: z._default(z.string(), ''),
  changed: z._default(z.number(), 0),
});

export type Settling = z.output<typeof settling>;

type SettleDeps = Pick<Deps, 'database'>;

/** The job: settles what the request left. */
export function promotionJobs(deps: SettleDeps): JobKinds {
  return {
    [SETTLE_PROMOTIONS]: {
      run: ({ storeId, payload }, turn) => settlePromotions(deps, storeId, settling.parse(payload), turn),
      neverGivesUp: true,
    },
  };
}

/**
 * Lets what was written beside Other before count as the survey's promotions of now have it, a slice of responses at a
 * time: answers and counts change together, and new answers come in between. Idempotent.
 */
export async function settlePromotions(
  { database }: SettleDeps,
  storeId: string,
  from: Settling,
  turn: Turn,
): Promise<Settling | Unfinished<Settling>> {
  const survey = { storeId, surveyId: from.surveyId };
  let { after, changed } = from;
  for (;;) {
    const texts = await findOtherTexts(database, survey, { meaningId: from.meaningId, after, rows: SLICE });
    const responseIds = texts
      .filter(({ body }) => wordsKey(body) === from.words)
      .map(({ responseId }) => responseId);
    if (responseIds.length > 0) {
      changed += await database.transaction((tx) => settleSlice(tx, survey, responseIds), {
        priority: 'upkeep',
      });
    }
    after = texts.at(-1)?.responseId ?? after;
    const reached = { ...from, after, changed };
    if (texts.length < SLICE) return reached;
    if (turn.isOver()) return new Unfinished(reached);
  }
}

async function settleSlice(tx: Queries, survey: Survey, responseIds: readonly string[]): Promise<number> {
  const { storeId, surveyId } = survey;
  const { surveys } = await lockSurveys(tx, storeId, [surveyId]);
  const locked = surveys.get(surveyId);
  // A survey that was deleted meanwhile has nothing to settle.
  if (locked === undefined) return 0;
  const definitionOf = definitions(tx, survey);
  const cells = createCellChanges();
  const changed: { responseId: string; answers: object }[] = [];
  for (const response of await findKept(tx, storeId, surveyId, responseIds)) {
    const { responseId, version, day, segment, isComplete: complete } = response;
    const definition = await definitionOf(version);
    const answers = promoteAnswers(definition, response.answers, locked.promotions);
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
