import type { SavedResponse } from '#shared/collect/collect.ts';
import type { Transaction } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { WithDueSignal } from '#server/kernel/jobs/due-signal.ts';
import {
  countOrdersSince,
  findConflicts,
  findResponses,
  lockSurveys,
  type Conflicts,
} from './batch-repository.ts';
import type { Outcome } from './batcher.ts';
import { candidatesOf, decideBatch, responseKeyOf, orderKeyOf, respondentOf } from './decide-batch.ts';
import type { ListeningStores } from './listening-stores.ts';
import { writeBatch } from './write-batch.ts';
import { hasOrder, type PendingResponse } from '../responses/pending-response.ts';
import type { NewResponseLimit } from '../refusals/new-response-limit.ts';
import type { Allowance, Allowances } from '#server/areas/surveys/plan/plan-allowance.ts';
import { veiledRoomOf } from '#server/areas/surveys/plan/veiled-room.ts';
import { monthIn } from '#server/areas/identity/stores/store-day.ts';
import type { TurnedAway } from '../refusals/turned-away.ts';
import type { WithSurveyEvents } from '#server/areas/surveys/survey-events.ts';
import type { WithResponseEvents } from '../response-events.ts';

export interface SaveDeps
  extends
    Pick<Deps, 'database' | 'clock'>,
    WithSurveyEvents,
    WithDueSignal,
    Pick<WithResponseEvents, 'findListeners' | 'recordChangedResponses'> {
  readonly allowances: Allowances;
  readonly newResponseLimit: NewResponseLimit;
  readonly turnedAway: TurnedAway;
  readonly listeningStores: ListeningStores;
}

interface Saved {
  readonly outcomes: readonly Outcome<SavedResponse>[];
  /** The shoppers who were counted as turned away. */
  readonly counted: readonly PendingResponse[];
  /** Whether a connection of the store wants events. */
  readonly isListening: boolean;
}

/**
 * Saves a batch of one store's responses in one transaction: rows, counters of both grains, texts and totals.
 * Idempotent: a repeated run changes nothing and gives the same outcomes.
 */
export async function saveBatch(
  deps: SaveDeps,
  storeId: string,
  items: readonly PendingResponse[],
): Promise<readonly Outcome<SavedResponse>[]> {
  const allowance = await deps.allowances.of(storeId);
  const { outcomes, counted, isListening } = await deps.database.transaction(
    (tx) => save(tx, deps, storeId, items, allowance),
    { priority: 'ingest', readsFirst: true },
  );
  deps.turnedAway.remember(counted);
  if (isListening) deps.due.tell();
  return outcomes;
}

async function save(
  tx: Transaction,
  deps: SaveDeps,
  storeId: string,
  items: readonly PendingResponse[],
  allowance: Allowance,
): Promise<Saved> {
  const { clock, findListeners, listeningStores, newResponseLimit, turnedAway } = deps;
  const now = clock();
  const candidates = candidatesOf(items);
  const firsts = [...candidates.values()].map(({ first }) => first);
  const surveyIds = [...new Set(firsts.map(({ surveyId }) => surveyId))];
  const months = monthsAround(now);
  const expected = firsts.filter(isProbablyNew);
  // The queries are pipelined and run in this order, so the others read under the lock of the first.
  const [store, known, expectedConflicts, expectedListeners] = await Promise.all([
    lockSurveys(tx, storeId, surveyIds),
    findResponses(tx, storeId, firsts),
    expected.length > 0 ? findConflicts(tx, storeId, expected, months) : NONE,
    listeningStores.has(storeId) ? findListeners(tx, storeId) : undefined,
  ]);
  const { timezone, surveys, wantedEvents, tracksChanges } = store;
  const isListening = wantedEvents.length > 0;
  listeningStores.remember(storeId, isListening);
  const month = monthIn(timezone, now);
  const stored = new Map(known.map((response) => [responseKeyOf(response), response]));
  const newResponses = firsts.filter((first) => !stored.has(responseKeyOf(first)));
  const unexpected = newResponses.filter((first) => !isProbablyNew(first));
  const conflicts =
    unexpected.length === 0
      ? expectedConflicts
      : joinConflicts(expectedConflicts, await findConflicts(tx, storeId, unexpected, months));
  const counts = conflicts.months.get(month) ?? { responses: 0, veiled: 0 };
  const room = allowance.responses - counts.responses;
  const veiledRoom = veiledRoomOf(allowance.responses, counts.veiled);
  const { veiledOf } = conflicts;
  const { changes, outcomes, refused } = decideBatch(candidates, {
    now,
    surveys,
    stored,
    taken: new Set(conflicts.taken.map(respondentOf)),
    answered: new Set(conflicts.answered.map(orderKeyOf)),
    erased: new Set(conflicts.erased.map(responseKeyOf)),
    room,
    veiledRoom,
    veiledOf,
    newResponseLimit,
  });
  const counted = turnedAway.newOf(refused);
  const ordersRoom = await ordersLeft(tx, storeId, { newResponses, month, allowance });
  const limits = { monthlyLimit: allowance.responses, room, veiledRoom, veiledOf, ordersRoom };
  const figures = { refused, turnedAway: counted, month, ...limits };
  const recordResponseEvents = isListening ? (expectedListeners ?? (await findListeners(tx, storeId))) : null;
  const told = { wantedEvents, tracksChanges, recordResponseEvents };
  await writeBatch(deps, tx, storeId, { changes, surveys, timezone, now, ...told, ...figures });
  return { outcomes, counted, isListening };
}

/** The number of orders that the plan still allows this month. Counted only for plans with such a limit. */
export async function ordersLeft(
  tx: Transaction,
  storeId: string,
  {
    newResponses,
    month,
    allowance,
  }: { newResponses: readonly PendingResponse[]; month: string; allowance: Allowance },
): Promise<number> {
  if (allowance.orders === Infinity || !newResponses.some(hasOrder)) return Infinity;
  return allowance.orders - (await countOrdersSince(tx, storeId, `${month}-01`));
}

/** A page numbers its snapshots from 1. What prevents a new response is looked up without waiting for what is stored. */
const isProbablyNew = ({ revision }: PendingResponse) => revision === 1;

/** The months that it is now, from the westernmost time zone to the easternmost. The lock's reply says which it is. */
const monthsAround = (now: number) => [
  ...new Set([monthIn('Etc/GMT+12', now), monthIn('Pacific/Kiritimati', now)]),
];

const NONE: Conflicts = { taken: [], answered: [], erased: [], months: new Map(), veiledOf: new Map() };

function joinConflicts(one: Conflicts, other: Conflicts): Conflicts {
  return {
    taken: [...one.taken, ...other.taken],
    answered: [...one.answered, ...other.answered],
    erased: [...one.erased, ...other.erased],
    months: new Map([...one.months, ...other.months]),
    veiledOf: new Map([...one.veiledOf, ...other.veiledOf]),
  };
}
