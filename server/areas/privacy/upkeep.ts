import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { VEILED_DAYS } from '#shared/plan/veiled.ts';
import { TEST_ANSWER_DAYS } from '#shared/survey/test-answers.ts';
import { findResponsesBefore } from '#server/areas/collect/removal/removal-repository.ts';
import { removeResponses, type RemoveDeps } from '#server/areas/collect/removal/remove-responses.ts';
import {
  deleteVeiledBefore,
  findStoresWithVeiledBefore,
} from '#server/areas/collect/veiled/veiled-repository.ts';
import {
  findExpiredTests,
  findStoresWithExpiredTests,
} from '#server/areas/collect/removal/test-repository.ts';
import { UPKEEP } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { deleteEndedJobs } from '#server/kernel/jobs/job-repository.ts';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import { CUSTOMER_JOBS } from './handle-customer.ts';
import { findStoresWithRemovedClaims, removeReturnedClaims } from './claim-repository.ts';
import type { EachStore } from '#server/kernel/jobs/each-store.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';
import { findLedgerEntries, findReturned, type LedgerEntry } from './erasure-repository.ts';
import {
  deleteImpressionsBefore,
  deleteOldReceipts,
  deleteOldSightings,
  deleteOrdersBefore,
  deleteProductsBefore,
  findAllRetentions,
  findRetentions,
} from './retention-repository.ts';

type UpkeepDeps = Pick<Deps, 'clock' | 'database'> & RemoveDeps;

const SLICE = 200;

export function privacyChores(deps: UpkeepDeps): Chore[] {
  return [
    {
      name: 'replay erasures',
      everyMs: 24 * HOUR_MS,
      run: (turn, eachStore) => replayErasures(deps, turn, eachStore),
    },
    {
      name: 'replay removed claims',
      everyMs: 24 * HOUR_MS,
      run: (_, eachStore) => replayRemovedClaims(deps, eachStore),
    },
    {
      name: 'apply retention',
      everyMs: HOUR_MS,
      run: (turn, eachStore) => applyRetention(deps, turn, eachStore),
    },
    {
      name: 'apply retention to impressions',
      everyMs: 24 * HOUR_MS,
      run: (_, eachStore) => applyToImpressions(deps, eachStore),
    },
    {
      name: 'delete expired rows',
      everyMs: HOUR_MS,
      run: (turn, eachStore) => deleteExpired(deps, turn, eachStore),
    },
  ];
}

/** Erases again what a restored backup brought back. Idempotent: after a kill it starts over. */
async function replayErasures(deps: UpkeepDeps, turn: Turn, eachStore: EachStore): Promise<void> {
  let after: LedgerEntry | null = null;
  while (!turn.isOver()) {
    const entries: LedgerEntry[] = await findLedgerEntries(deps.database, after);
    await eachStore(entries, (entry) => replay(deps, entry));
    after = entries.at(-1) ?? null;
    if (after === null) return;
  }
}

async function replay(deps: UpkeepDeps, entry: LedgerEntry): Promise<void> {
  const { database } = deps;
  const returned = await findReturned(database, entry);
  if (returned.length === 0) return;
  const { storeId, surveyId } = entry;
  await database.transaction((tx) => removeResponses(deps, tx, storeId, surveyId, returned), {
    priority: 'upkeep',
  });
}

/** Removes claims again that a restored backup brought back. */
async function replayRemovedClaims(
  { database, forgetClaimed }: UpkeepDeps,
  eachStore: EachStore,
): Promise<void> {
  await eachStore(await findStoresWithRemovedClaims(database), (storeId) =>
    database.transaction(async (tx) => {
      await lockStore(tx, storeId);
      await removeReturnedClaims(tx, storeId);
      await forgetClaimed(tx, storeId);
    }, UPKEEP),
  );
}

/** Deletes what is older than the store's retention: responses with their counters, and orders without one. */
async function applyRetention(deps: UpkeepDeps, turn: Turn, eachStore: EachStore): Promise<void> {
  const { database } = deps;
  await eachStore(await findRetentions(database), async ({ storeId, before, surveyIds }) => {
    for (const surveyId of surveyIds) await removeBefore(deps, { storeId, surveyId, before }, turn);
    if (turn.isOver()) return;
    await removeVeiledBefore(deps, storeId, before);
    while (!turn.isOver() && (await deleteOrdersBefore(database, storeId, before)) > 0);
    await deleteProductsBefore(database, storeId, before);
  });
}

async function applyToImpressions({ database }: UpkeepDeps, eachStore: EachStore): Promise<void> {
  await eachStore(await findAllRetentions(database), ({ storeId, before }) =>
    deleteImpressionsBefore(database, storeId, before),
  );
}

interface Outdated {
  readonly storeId: string;
  readonly surveyId: string;
  readonly before: string;
}

async function removeBefore(
  deps: UpkeepDeps,
  { storeId, surveyId, before }: Outdated,
  turn: Turn,
): Promise<void> {
  const { database } = deps;
  while (!turn.isOver()) {
    const ids = await findResponsesBefore(database, storeId, surveyId, { before, limit: SLICE });
    if (ids.length === 0) return;
    await database.transaction((tx) => removeResponses(deps, tx, storeId, surveyId, ids), {
      priority: 'upkeep',
    });
  }
}

async function deleteExpired(deps: UpkeepDeps, turn: Turn, eachStore: EachStore): Promise<void> {
  const { database, clock } = deps;
  const tests = await findStoresWithExpiredTests(database, TEST_ANSWER_DAYS);
  await eachStore(tests, (storeId) => removeExpiredTests(deps, storeId, turn));
  const before = new Date(clock() - VEILED_DAYS * DAY_MS).toISOString();
  const veiled = await findStoresWithVeiledBefore(database, before);
  await eachStore(veiled, (storeId) => removeVeiledBefore(deps, storeId, before));
  for (const deleteSome of [
    () => deleteOldSightings(database),
    () => deleteOldReceipts(database),
    () => deleteEndedJobs(database, [CUSTOMER_JOBS.collect]),
  ])
    while (!turn.isOver() && (await deleteSome()));
}

async function removeExpiredTests(deps: UpkeepDeps, storeId: string, turn: Turn): Promise<void> {
  const { database } = deps;
  while (!turn.isOver()) {
    const expired = await findExpiredTests(database, storeId, {
      days: TEST_ANSWER_DAYS,
      limit: SLICE,
    });
    const first = expired[0];
    if (first === undefined) return;
    const { surveyId } = first;
    const ids = expired.filter((each) => each.surveyId === surveyId).map(({ responseId }) => responseId);
    await database.transaction((tx) => removeResponses(deps, tx, storeId, surveyId, ids), {
      priority: 'upkeep',
    });
  }
}

/** The store's lock keeps a shopper's next snapshot from storing one of them again. */
async function removeVeiledBefore({ database }: UpkeepDeps, storeId: string, before: string): Promise<void> {
  await database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    await deleteVeiledBefore(tx, storeId, before);
  }, UPKEEP);
}
