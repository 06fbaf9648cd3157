import { COLLECT_LIMITS } from '#shared/limits.ts';
import { findResponsesBefore } from '../collect/removal-repository.ts';
import { removeResponses } from '../collect/remove-responses.ts';
import { findExpiredTests } from '../collect/test-repository.ts';
import type { Deps } from '../deps.ts';
import { deleteOldJobs } from '../jobs/job-repository.ts';
import type { Chore } from '../jobs/job-runner.ts';
import { lockStore } from '../orders/order-repository.ts';
import { completeDeletion, deleteSurveyRows } from '../surveys/deletion-repository.ts';
import { removeReturnedClaims } from './claim-repository.ts';
import { findReturned, findUnfinishedDeletions } from './erasure-repository.ts';
import {
  deleteImpressionsBefore,
  deleteOldSightings,
  findRetentions,
  findStoreIds,
} from './retention-repository.ts';

type UpkeepDeps = Pick<Deps, 'database'>;

const HOUR_MS = 3_600_000;
const SLICE = 200;

export function privacyChores(deps: UpkeepDeps): Chore[] {
  return [
    { name: 'finish deletions', everyMs: HOUR_MS / 6, run: () => finishDeletions(deps) },
    { name: 'replay erasures', everyMs: 24 * HOUR_MS, run: () => replayErasures(deps) },
    { name: 'replay removed claims', everyMs: 24 * HOUR_MS, run: () => replayRemovedClaims(deps) },
    { name: 'apply retention', everyMs: HOUR_MS, run: () => applyRetention(deps) },
    { name: 'let go', everyMs: HOUR_MS, run: () => letGo(deps) },
  ];
}

/** Surveys whose deletion was cut off between its slices. */
async function finishDeletions({ database }: UpkeepDeps): Promise<void> {
  for (const { storeId, surveyId } of await findUnfinishedDeletions(database)) {
    await deleteSurveyRows(database, storeId, surveyId);
    await completeDeletion(database, storeId, surveyId);
  }
}

/** What was erased once and came back with a restored copy goes again. */
async function replayErasures({ database }: UpkeepDeps): Promise<void> {
  for (;;) {
    const returned = await findReturned(database);
    const first = returned[0];
    if (first === undefined) return;
    const { storeId, surveyId } = first;
    const ids = returned
      .filter((each) => each.storeId === storeId && each.surveyId === surveyId)
      .map(({ responseId }) => responseId);
    await database.transaction((tx) => removeResponses(tx, storeId, surveyId, ids), { priority: 'upkeep' });
  }
}

/** Claims that were removed once and came back with a restored copy are removed again. */
async function replayRemovedClaims({ database }: UpkeepDeps): Promise<void> {
  for (const storeId of await findStoreIds(database)) {
    await database.transaction(
      async (tx) => {
        await lockStore(tx, storeId);
        await removeReturnedClaims(tx, storeId);
      },
      { priority: 'upkeep' },
    );
  }
}

/** Answers that are older than their store keeps them go together with what they count for. */
async function applyRetention({ database }: UpkeepDeps): Promise<void> {
  for (const { storeId, before, surveyIds } of await findRetentions(database)) {
    for (const surveyId of surveyIds) await removeBefore({ database }, storeId, surveyId, before);
    await deleteImpressionsBefore(database, storeId, before);
  }
}

async function removeBefore(
  { database }: UpkeepDeps,
  storeId: string,
  surveyId: string,
  before: string,
): Promise<void> {
  for (;;) {
    const ids = await findResponsesBefore(database, storeId, surveyId, { before, limit: SLICE });
    if (ids.length === 0) return;
    await database.transaction((tx) => removeResponses(tx, storeId, surveyId, ids), { priority: 'upkeep' });
  }
}

async function letGo({ database }: UpkeepDeps): Promise<void> {
  for (const storeId of await findStoreIds(database)) {
    await removeExpiredTests({ database }, storeId);
    await deleteOldSightings(database, storeId);
    await deleteOldJobs(database, storeId);
  }
}

async function removeExpiredTests({ database }: UpkeepDeps, storeId: string): Promise<void> {
  for (;;) {
    const expired = await findExpiredTests(database, storeId, {
      days: COLLECT_LIMITS.testDays,
      limit: SLICE,
    });
    const first = expired[0];
    if (first === undefined) return;
    const { surveyId } = first;
    const ids = expired.filter((each) => each.surveyId === surveyId).map(({ responseId }) => responseId);
    await database.transaction((tx) => removeResponses(tx, storeId, surveyId, ids), { priority: 'upkeep' });
  }
}
