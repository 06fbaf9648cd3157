import type { SavedResponse } from '#shared/survey/collect.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import {
  countOrdersSince,
  findObstacles,
  findResponses,
  lockSurveys,
  type Obstacles,
} from './batch-repository.ts';
import type { Outcome } from './batcher.ts';
import { candidatesOf, decideBatch, keyOf, orderKeyOf, respondentOf } from './decide-batch.ts';
import { keepChanges } from './keep-changes.ts';
import { hasOrder, type PendingResponse } from '../responses/pending-response.ts';
import type { Newcomers } from '../refusals/newcomers.ts';
import type { Allowance, Allowances } from '#server/areas/surveys/plan/plan-allowance.ts';
import { monthIn } from '#server/areas/identity/stores/store-day.ts';
import type { TurnedAway } from '../refusals/turned-away.ts';

export interface SaveDeps extends Pick<Deps, 'database' | 'clock'> {
  readonly allowances: Allowances;
  readonly newcomers: Newcomers;
  readonly turnedAway: TurnedAway;
}

interface Saved {
  readonly outcomes: readonly Outcome<SavedResponse>[];
  /** Shoppers who were counted as turned away. */
  readonly counted: readonly PendingResponse[];
}

/**
 * Keeps a batch of one store's responses in one transaction: the rows, what they count for in both grains, the texts
 * and the surveys' own figures. Run again after it was kept, it changes nothing and gives the same outcomes.
 */
export async function saveBatch(
  deps: SaveDeps,
  storeId: string,
  items: readonly PendingResponse[],
): Promise<readonly Outcome<SavedResponse>[]> {
  const allowance = await deps.allowances.of(storeId);
  const { outcomes, counted } = await deps.database.transaction(
    (tx) => save(tx, deps, storeId, items, allowance),
    { priority: 'ingest' },
  );
  deps.turnedAway.remember(counted);
  return outcomes;
}

async function save(
  tx: Queries,
  { clock, newcomers: admission, turnedAway }: SaveDeps,
  storeId: string,
  items: readonly PendingResponse[],
  allowance: Allowance,
): Promise<Saved> {
  const now = clock();
  const candidates = candidatesOf(items);
  const firsts = [...candidates.values()].map(({ first }) => first);
  const surveyIds = [...new Set(firsts.map(({ surveyId }) => surveyId))];
  // Asked for together and answered in this order: what is found is what there was once the lock was ours.
  const [{ timezone, surveys }, known] = await Promise.all([
    lockSurveys(tx, storeId, surveyIds),
    findResponses(tx, storeId, firsts),
  ]);
  const month = monthIn(timezone, now);
  const stored = new Map(known.map((response) => [keyOf(response), response]));
  const newcomers = firsts.filter((first) => !stored.has(keyOf(first)));
  const obstacles = newcomers.length > 0 ? await findObstacles(tx, storeId, newcomers, month) : NONE;
  const room = allowance.responses - obstacles.responsesInMonth;
  const { changes, outcomes, refused } = decideBatch(candidates, {
    now,
    surveys,
    stored,
    taken: new Set(obstacles.taken.map(respondentOf)),
    answered: new Set(obstacles.answered.map(orderKeyOf)),
    erased: new Set(obstacles.erased.map(keyOf)),
    room,
    newcomers: admission,
  });
  const counted = turnedAway.newOf(refused);
  const ordersRoom = await ordersLeft(tx, storeId, { newcomers, month, allowance });
  const figures = { refused, turnedAway: counted, month, room, ordersRoom };
  await keepChanges(tx, storeId, { changes, surveys, timezone, now, ...figures });
  return { outcomes, counted };
}

/** How many more orders may be kept in this month. Counted only for plans that have a number of them. */
async function ordersLeft(
  tx: Queries,
  storeId: string,
  {
    newcomers,
    month,
    allowance,
  }: { newcomers: readonly PendingResponse[]; month: string; allowance: Allowance },
): Promise<number> {
  if (allowance.orders === Infinity || !newcomers.some(hasOrder)) return Infinity;
  return allowance.orders - (await countOrdersSince(tx, storeId, `${month}-01`));
}

const NONE: Obstacles = { taken: [], answered: [], erased: [], responsesInMonth: 0 };
