import * as z from 'zod/mini';
import { hasLowScore } from '#shared/analytics/low-scores.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { upgradeDefinition } from '#server/areas/surveys/upgrade-definition.ts';
import { findVersion } from '#server/areas/surveys/version-repository.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { type Turn, Unfinished } from '#server/kernel/jobs/turn.ts';
import { lockSurveys, type StoredResponse } from '../batch/batch-repository.ts';
import type { SurveyKey } from '../counters/recount-repository.ts';
import { findStoredResponses } from '../removal/removal-repository.ts';
import {
  findResponseIdsAfter,
  insertLowScores,
  removeLowScores,
  renameFormerState,
} from './low-score-repository.ts';

export const LIST_LOW_SCORES = 'list_low_scores';

const SLICE = 500;

const listing = z.object({
  surveyId: z.string(),
  /** The last processed response id. */
  after: z._default(z.string(), ''),
  changed: z._default(z.number(), 0),
});

export type ListingProgress = z.output<typeof listing>;

type ListingDeps = Pick<Deps, 'database'>;

/** The migration that created the inbox stored one such job for each survey. */
export function lowScoreJobs(deps: ListingDeps): JobKinds {
  return {
    [LIST_LOW_SCORES]: {
      run: ({ storeId, payload }, turn) => listLowScores(deps, storeId, listing.parse(payload), turn),
      neverGivesUp: true,
    },
  };
}

/** Puts a survey's stored responses with a low score into the inbox, a slice at a time. Idempotent. */
export async function listLowScores(
  { database }: ListingDeps,
  storeId: string,
  from: ListingProgress,
  turn: Turn,
): Promise<ListingProgress | Unfinished<ListingProgress>> {
  const survey = { storeId, surveyId: from.surveyId };
  let { after, changed } = from;
  for (;;) {
    const ids = await findResponseIdsAfter(database, survey, { after, rows: SLICE });
    if (ids.length > 0) {
      changed += await database.transaction((tx) => listSlice(tx, survey, ids), UPKEEP);
    }
    after = ids.at(-1) ?? after;
    const reached = { ...from, after, changed };
    if (ids.length < SLICE) {
      await renameFormerState(database, survey);
      return reached;
    }
    if (turn.isOver()) return new Unfinished(reached);
  }
}

async function listSlice(tx: Queries, survey: SurveyKey, ids: readonly string[]): Promise<number> {
  const { storeId, surveyId } = survey;
  const { surveys } = await lockSurveys(tx, storeId, [surveyId]);
  // The survey was deleted meanwhile.
  if (!surveys.has(surveyId)) return 0;
  const responses = await findStoredResponses(tx, storeId, surveyId, ids);
  return correctLowScores(
    tx,
    survey,
    responses.filter(({ isTest }) => !isTest),
  );
}

/** Makes the inbox agree with these responses. Returns how many were wrong. The survey must be locked. */
export async function correctLowScores(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  responses: readonly StoredResponse[],
): Promise<number> {
  const definitions = new Map<number, SurveyDefinition>();
  const [low, others]: [StoredResponse[], StoredResponse[]] = [[], []];
  for (const response of responses) {
    const { version, answers } = response;
    const definition =
      definitions.get(version) ??
      upgradeDefinition(requireFound(await findVersion(tx, storeId, surveyId, version)).definition);
    definitions.set(version, definition);
    (hasLowScore(definition, answers) ? low : others).push(response);
  }
  const scores = low.map((each) => ({ ...each, at: new Date(each.firstSavedAt).toISOString() }));
  const missing = scores.length > 0 ? await insertLowScores(tx, storeId, scores) : 0;
  return missing + (others.length > 0 ? await removeLowScores(tx, storeId, others) : 0);
}
