import * as z from 'zod/mini';
import { contribution } from '#shared/analytics/contribution.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { lockSurveys } from '#server/areas/collect/batch/batch-repository.ts';
import { createCellChanges } from '#server/areas/collect/counters/cell-changes.ts';
import { addToCounters, addToSegmentCounters } from '#server/areas/collect/counters/counter-repository.ts';
import { promoteAnswers, otherTextKey } from '#server/areas/collect/responses/promotions.ts';
import {
  deleteEmptyCounters,
  findStoredResponses,
} from '#server/areas/collect/removal/removal-repository.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { type Turn, Unfinished } from '#server/kernel/jobs/turn.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { upgradeDefinition } from '#server/areas/surveys/upgrade-definition.ts';
import { findVersion } from '#server/areas/surveys/version-repository.ts';
import { findOtherTexts, replaceAnswers } from './promotion-repository.ts';
import type { SurveyKey } from '../results/results-repository.ts';

export const SETTLE_PROMOTIONS = 'settle_promotions';

const SLICE = 500;

/** The text and question to apply, and the progress. */
const settling = z.object({
  surveyId: z.string(),
  meaningId: z.string(),
  words: z.string(),
  /** The last processed response id. */
  after: z._default(z.string(), ''),
  changed: z._default(z.number(), 0),
});

export type SettleProgress = z.output<typeof settling>;

type SettleDeps = Pick<Deps, 'database'>;

/** The job that completes what the request left. */
export function promotionJobs(deps: SettleDeps): JobKinds {
  return {
    [SETTLE_PROMOTIONS]: {
      run: ({ storeId, payload }, turn) => settlePromotions(deps, storeId, settling.parse(payload), turn),
      neverGivesUp: true,
    },
  };
}

/**
 * Applies the survey's current promotions to stored answers, a slice at a time. Answers and counters change in one
 * transaction, and new responses are accepted in between. Idempotent.
 */
export async function settlePromotions(
  { database }: SettleDeps,
  storeId: string,
  from: SettleProgress,
  turn: Turn,
): Promise<SettleProgress | Unfinished<SettleProgress>> {
  const survey = { storeId, surveyId: from.surveyId };
  let { after, changed } = from;
  for (;;) {
    const texts = await findOtherTexts(database, survey, { meaningId: from.meaningId, after, rows: SLICE });
    const responseIds = texts
      .filter(({ body }) => otherTextKey(body) === from.words)
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

async function settleSlice(tx: Queries, survey: SurveyKey, responseIds: readonly string[]): Promise<number> {
  const { storeId, surveyId } = survey;
  const { surveys } = await lockSurveys(tx, storeId, [surveyId]);
  const locked = surveys.get(surveyId);
  // The survey was deleted meanwhile.
  if (locked === undefined) return 0;
  const definitionOf = definitions(tx, survey);
  const cells = createCellChanges();
  const changed: { responseId: string; answers: object }[] = [];
  for (const response of await findStoredResponses(tx, storeId, surveyId, responseIds)) {
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
  await addToSegmentCounters(tx, storeId, cells.bySegment(), surveys);
  await deleteEmptyCounters(tx, storeId, surveyId);
  return changed.length;
}

function definitions(tx: Queries, { storeId, surveyId }: SurveyKey) {
  const known = new Map<number, SurveyDefinition>();
  return async (version: number): Promise<SurveyDefinition> => {
    const definition =
      known.get(version) ??
      upgradeDefinition(requireFound(await findVersion(tx, storeId, surveyId, version)).definition);
    known.set(version, definition);
    return definition;
  };
}
