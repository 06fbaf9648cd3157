import type { SavedResponse } from '#shared/collect/collect.ts';
import {
  ofStore,
  rowsByStore,
  type Queries,
  type Transaction,
  type ByStore,
} from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { WithDueSignal } from '#server/kernel/jobs/due-signal.ts';
import { countOrdersSince, findConflicts, findResponses, type Conflicts } from './batch-repository.ts';
import type { FlushOutcome, Group } from './batcher.ts';
import { candidatesOf, decideBatch, type Decision } from './decide-batch.ts';
import type { ListeningStores } from './listening-stores.ts';
import { writeBatch, type StoreWrite } from './write-batch.ts';
import {
  hasOrder,
  type PendingResponse,
  type ReceivedResponse,
  responseKeyOf,
  orderKeyOf,
  respondentOf,
} from '../responses/pending-response.ts';
import type { NewResponseLimit } from '../refusals/new-response-limit.ts';
import type { Allowance } from '#server/areas/surveys/plan/plan-allowance.ts';
import { veiledRoomOf } from '#server/areas/surveys/plan/veiled-room.ts';
import { monthIn } from '#server/areas/identity/stores/store-day.ts';
import type { TurnedAway } from '../refusals/turned-away.ts';
import type { WithSurveyEvents } from '#server/areas/surveys/survey-events.ts';
import type { WithResponseEvents } from '../responses/response-events.ts';
import type { KnownResponse } from '../responses/stored-response-repository.ts';
import type { Candidate } from '../responses/response-change.ts';
import {
  lockSurveys,
  type StoreState,
  lockFreeSurveys,
} from '#server/areas/surveys/survey-state-repository.ts';

export interface SaveDeps
  extends
    Pick<Deps, 'database' | 'clock'>,
    WithSurveyEvents,
    WithDueSignal,
    Pick<WithResponseEvents, 'findListeners' | 'recordChangedResponses'> {
  readonly newResponseLimit: NewResponseLimit;
  readonly turnedAway: TurnedAway;
  readonly listeningStores: ListeningStores;
}

type Groups = readonly Group<ReceivedResponse>[];

interface SaveOptions {
  /** The groups are one, and its store is waited for if another transaction holds it. */
  readonly waits: boolean;
}

interface Saved {
  readonly outcomes: readonly FlushOutcome<SavedResponse>[];
  /** The shoppers who were counted as turned away. */
  readonly counted: readonly PendingResponse[];
  /** Whether a connection of one of the stores wants events. */
  readonly isListening: boolean;
}

/**
 * Saves a batch of several stores' responses in one transaction: rows, counters of both grains, texts and totals. Nothing
 * of a store is saved that another transaction holds, unless the batch waits for it. Idempotent: a repeated run changes
 * nothing and gives the same outcomes.
 */
export async function saveBatch(
  deps: SaveDeps,
  groups: Groups,
  options: SaveOptions,
): Promise<readonly FlushOutcome<SavedResponse>[]> {
  const { outcomes, counted, isListening } = await deps.database.transaction(
    (tx) => save(tx, deps, groups, options),
    { priority: 'ingest', readsFirst: true },
  );
  deps.turnedAway.remember(counted);
  if (isListening) deps.due.tell();
  return outcomes;
}

/** A store's part of a batch. */
interface StorePart {
  readonly storeId: string;
  readonly candidates: ReadonlyMap<string, Candidate>;
  /** The first snapshot of each response. */
  readonly firsts: readonly PendingResponse[];
  readonly surveyIds: readonly string[];
  readonly allowance: Allowance;
}

function partOf({ key, items }: Group<ReceivedResponse>): StorePart {
  const candidates = candidatesOf(items);
  const firsts = [...candidates.values()].map(({ first }) => first);
  const surveyIds = [...new Set(firsts.map(({ surveyId }) => surveyId))];
  const last = items.at(-1);
  if (last === undefined) throw new Error('A store of a batch has no answers.');
  const { allowance } = last;
  return { storeId: key, candidates, firsts, surveyIds, allowance };
}

async function save(tx: Transaction, deps: SaveDeps, groups: Groups, options: SaveOptions): Promise<Saved> {
  const { clock, findListeners, listeningStores } = deps;
  const now = clock();
  const parts = groups.map(partOf);
  const months = monthsAround(now);
  const expected = rowsByStore(parts, ({ firsts }) => firsts.filter(isProbablyNew));
  const listening = parts.map(({ storeId }) => storeId).filter((storeId) => listeningStores.has(storeId));
  // The queries are pipelined and run in this order, so the others read under the locks of the first.
  const [locked, known, expectedConflicts, expectedListeners] = await Promise.all([
    lock(tx, parts, options),
    findResponses(
      tx,
      rowsByStore(parts, ({ firsts }) => firsts),
    ),
    findConflicts(tx, expected, months),
    listening.length > 0 ? findListeners(tx, listening) : undefined,
  ]);
  const stores = parts.flatMap((part) => {
    const state = locked.get(part.storeId);
    return state === undefined ? [] : { ...part, state, ...newOf(part, known) };
  });
  const unexpected = rowsByStore(stores, ({ newResponses }) =>
    newResponses.filter((first) => !isProbablyNew(first)),
  );
  const otherConflicts = await findConflicts(tx, unexpected, months);
  const ordersLeft = await findOrdersLeft(
    tx,
    stores.map(({ state, ...store }) => ({ ...store, month: monthIn(state.timezone, now) })),
  );
  const decided = stores.map((store) => {
    const conflicts = joinConflicts(expectedConflicts.get(store.storeId), otherConflicts.get(store.storeId));
    const ordersRoom = ordersLeft.get(store.storeId) ?? Infinity;
    return { storeId: store.storeId, ...decideStore(deps, store, { now, conflicts, ordersRoom }) };
  });
  const listeners = decided.filter(({ write }) => write.wantedEvents.length > 0);
  for (const { storeId, write } of decided) listeningStores.remember(storeId, write.wantedEvents.length > 0);
  const areKnown = listeners.every(({ storeId }) => listening.includes(storeId));
  const recordResponseEvents =
    listeners.length === 0
      ? null
      : areKnown && expectedListeners
        ? expectedListeners
        : await findListeners(
            tx,
            listeners.map(({ storeId }) => storeId),
          );
  await writeBatch(
    deps,
    tx,
    decided.map(({ write }) => write),
    recordResponseEvents,
  );
  const outcomesOf = new Map(decided.map(({ storeId, outcomes }) => [storeId, outcomes]));
  return {
    outcomes: groups.flatMap<FlushOutcome<SavedResponse>>(
      ({ key, items }) => outcomesOf.get(key) ?? items.map(() => 'locked'),
    ),
    counted: decided.flatMap(({ write }) => write.turnedAway),
    isListening: listeners.length > 0,
  };
}

async function lock(
  tx: Queries,
  parts: readonly StorePart[],
  { waits }: SaveOptions,
): Promise<ReadonlyMap<string, StoreState>> {
  const [part] = parts;
  if (part === undefined || !waits) {
    return lockFreeSurveys(
      tx,
      rowsByStore(parts, ({ surveyIds }) => surveyIds),
    );
  }
  return new Map([[part.storeId, await lockSurveys(tx, part.storeId, part.surveyIds)]]);
}

/** What is stored of a store's part, and the responses that are not. */
function newOf({ storeId, firsts }: StorePart, known: ByStore<KnownResponse>) {
  const stored = new Map((known.get(storeId) ?? []).map((response) => [responseKeyOf(response), response]));
  return { stored, newResponses: firsts.filter((first) => !stored.has(responseKeyOf(first))) };
}

type LockedPart = StorePart & ReturnType<typeof newOf> & { readonly state: StoreState };

interface Found {
  readonly now: number;
  readonly conflicts: Conflicts;
  readonly ordersRoom: number;
}

/** Decides what is stored of one store, and how each of its snapshots is answered. */
function decideStore(
  { newResponseLimit, turnedAway }: SaveDeps,
  { storeId, candidates, allowance, state, stored }: LockedPart,
  { now, conflicts, ordersRoom }: Found,
): { readonly outcomes: Decision['outcomes']; readonly write: StoreWrite } {
  const { timezone, surveys, wantedEvents, tracksChanges } = state;
  const month = monthIn(timezone, now);
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
  const limits = { monthlyLimit: allowance.responses, room, veiledRoom, veiledOf, ordersRoom };
  const figures = { refused, turnedAway: turnedAway.newOf(refused), month, ...limits };
  const write = { storeId, changes, surveys, timezone, now, wantedEvents, tracksChanges, ...figures };
  return { outcomes, write };
}

interface OrderingStore extends Pick<StorePart, 'storeId' | 'allowance'> {
  readonly newResponses: readonly PendingResponse[];
  readonly month: string;
}

/** The number of orders that each plan still allows this month. Only plans with such a limit are counted and named. */
export async function findOrdersLeft(
  tx: Queries,
  stores: readonly OrderingStore[],
): Promise<ReadonlyMap<string, number>> {
  const limited = stores.filter(
    ({ allowance, newResponses }) => allowance.orders !== Infinity && newResponses.some(hasOrder),
  );
  const days = limited.flatMap(({ storeId, month }) => ofStore(storeId, [`${month}-01`]));
  const counted = await countOrdersSince(tx, days);
  return new Map(
    limited.map(({ storeId, allowance }) => [storeId, allowance.orders - (counted.get(storeId) ?? 0)]),
  );
}

/** A page numbers its snapshots from 1. What prevents a new response is looked up without waiting for what is stored. */
const isProbablyNew = ({ revision }: PendingResponse) => revision === 1;

/** The months that it is now, from the westernmost time zone to the easternmost. The lock's reply says which it is. */
const monthsAround = (now: number) => [
  ...new Set([monthIn('Etc/GMT+12', now), monthIn('Pacific/Kiritimati', now)]),
];

const NONE: Conflicts = { taken: [], answered: [], erased: [], months: new Map(), veiledOf: new Map() };

function joinConflicts(one: Conflicts = NONE, other: Conflicts = NONE): Conflicts {
  return {
    taken: [...one.taken, ...other.taken],
    answered: [...one.answered, ...other.answered],
    erased: [...one.erased, ...other.erased],
    months: new Map([...one.months, ...other.months]),
    veiledOf: new Map([...one.veiledOf, ...other.veiledOf]),
  };
}
