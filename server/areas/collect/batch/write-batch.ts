import type { Cell } from '#shared/analytics/cells.ts';
import type { EventType } from '#shared/connections/events.ts';
import { contribution } from '../counters/contribution.ts';
import { TEST_ANSWERS_KEPT } from '#shared/survey/test-answers.ts';
import { rowsByStore, type Queries, type Transaction } from '#server/kernel/database/database.ts';
import type { SurveyEvent, WithSurveyEvents } from '#server/areas/surveys/survey-events.ts';
import type { SurveyState } from '#server/areas/surveys/survey-state-repository.ts';
import { countedVariant, createCellChanges, type CounterKeys } from '../counters/cell-changes.ts';
import {
  addCells,
  addToTotals,
  markManifestChanged,
  type TotalsChange,
} from '../counters/counter-repository.ts';
import { linkOrders } from '#server/areas/orders/order-repository.ts';
import {
  deleteTexts,
  upsertTexts,
  writeResponses,
  type ResponseInsert,
} from './response-write-repository.ts';
import { hasOrder, isEmpty, withoutOrder, type PendingResponse } from '../responses/pending-response.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import { deleteOldestTests } from '../removal/test-repository.ts';
import {
  changedOf,
  eventsOf,
  type RecordResponseEvents,
  type WithResponseEvents,
} from '../responses/response-events.ts';
import { textChanges } from './text-changes.ts';
import { lowScoreChanges } from '../low-scores/low-scores.ts';
import { insertLowScores, removeLowScores } from '../low-scores/low-score-repository.ts';
import { isTestChange, type ResponseChange } from '../responses/response-change.ts';

/** What a batch changes of one store. */
export interface StoreWrite {
  readonly storeId: string;
  readonly changes: readonly ResponseChange[];
  /** New responses that were refused because of a limit. */
  readonly refused: readonly PendingResponse[];
  /** The refused responses whose shoppers were not counted before. */
  readonly turnedAway: readonly PendingResponse[];
  readonly surveys: ReadonlyMap<string, SurveyState>;
  readonly timezone: string;
  readonly month: string;
  readonly now: number;
  /** The plan's limit for a month. */
  readonly monthlyLimit: number;
  /** The number of new responses that the plan allowed before this batch, and of those that are veiled after them. */
  readonly room: number;
  readonly veiledRoom: number;
  /** The veiled responses of each survey before this batch. */
  readonly veiledOf: ReadonlyMap<string, number>;
  /** The number of orders that the plan still allows. Responses beyond it are stored without their order. */
  readonly ordersRoom: number;
  /** The kinds of event that the store's connections want. */
  readonly wantedEvents: readonly EventType[];
  /** Whether a program may ask which responses changed. */
  readonly tracksChanges: boolean;
}

type EventDeps = WithSurveyEvents & Pick<WithResponseEvents, 'recordChangedResponses'>;

/**
 * Writes a batch's changes under the locks of its surveys, each kind of row of all stores by one statement. All statements
 * are sent at once, and COMMIT with them unless others have to follow. `recordResponseEvents` may be null if no store has a
 * connection.
 */
export async function writeBatch(
  { recordChangedResponses, recordSurveyEvent }: EventDeps,
  tx: Transaction,
  batch: readonly StoreWrite[],
  recordResponseEvents: RecordResponseEvents | null,
): Promise<void> {
  const stores = batch.map(writtenOf).sort((one, other) => (one.storeId < other.storeId ? -1 : 1));
  const all = <Row>(rowsOf: (store: Written) => readonly Row[]) => rowsByStore(stores, rowsOf);
  const inserts = all((store) => store.inserts);
  const updates = all((store) => store.updates);
  const veiledInserts = all((store) => store.veiledInserts);
  const veiledUpdates = all((store) => store.veiledUpdates);
  const goneTexts = all((store) => store.goneTexts);
  const writtenTexts = all((store) => store.writtenTexts);
  const newLowScores = all((store) => store.newLowScores);
  const goneLowScores = all((store) => store.goneLowScores);
  const totals = all((store) => store.totals);
  const ordered = all((store) => store.ordered);
  const changed = all((store) => store.changed);
  const events = all((store) => store.events);
  const write = (to: Queries) =>
    Promise.all([
      writeResponses(to, 'insert', inserts),
      writeResponses(to, 'update', updates),
      writeResponses(to, 'insertVeiled', veiledInserts),
      writeResponses(to, 'updateVeiled', veiledUpdates),
      deleteTexts(to, goneTexts),
      upsertTexts(to, writtenTexts),
      insertLowScores(to, newLowScores),
      removeLowScores(to, goneLowScores),
      addCells(to, ...stores),
      addToTotals(to, totals),
      ...stores.flatMap((store) => (store.hasNewFullness ? markManifestChanged(to, store.storeId) : [])),
      linkOrders(to, ordered),
      recordChangedResponses(to, changed),
      recordResponseEvents?.(to, events),
    ]);
  const hasFollowers = stores.some(({ tested, filled }) => tested.size > 0 || filled.length > 0);
  if (!hasFollowers) {
    await tx.commitWith(write);
    return;
  }
  await write(tx);
  for (const { storeId, tested, filled } of stores) {
    for (const event of filled) await recordSurveyEvent(tx, storeId, event);
    for (const surveyId of tested) await deleteOldestTests(tx, storeId, surveyId, TEST_ANSWERS_KEPT);
  }
}

type Written = ReturnType<typeof writtenOf>;

/** The rows that a store's changes write, and what follows them. */
function writtenOf(store: StoreWrite) {
  const { storeId, surveys } = store;
  const veiled = store.changes.filter(({ isVeiled }) => isVeiled).map((change) => placed(change, store));
  const counted = store.changes.filter(({ isVeiled }) => !isVeiled);
  const changes = limitOrders(counted, store.ordersRoom);
  const rows = changes.map((change) => placed(change, store));
  const inserts = newRows(rows);
  const totals = totalsOf(store);
  const texts = textChanges(rows);
  const lowScores = lowScoreChanges(changes);
  return {
    ...{ storeId, surveys, inserts, totals },
    updates: laterRows(rows),
    veiledInserts: newRows(veiled),
    veiledUpdates: laterRows(veiled),
    cells: cellChanges(rows, surveys),
    ...{ goneTexts: texts.gone, writtenTexts: texts.written },
    ...{ newLowScores: lowScores.come, goneLowScores: lowScores.gone },
    hasNewFullness: totals.some(
      ({ surveyId, hasReachedLimit }) => surveys.get(surveyId)?.hasReachedLimit !== hasReachedLimit,
    ),
    ordered: inserts.filter(({ first }) => hasOrder(first)).map(({ first }) => first),
    changed: store.tracksChanges ? changedOf(changes) : [],
    events: eventsOf(changes, store.wantedEvents),
    tested: new Set(inserts.filter(({ first }) => first.isTest).map(({ first }) => first.surveyId)),
    filled: filledSurveys(store, totals),
  };
}

/** An event for each survey that the batch fills, if a connection wants it. */
function filledSurveys(
  { surveys, wantedEvents }: StoreWrite,
  totals: readonly TotalsChange[],
): SurveyEvent[] {
  if (!wantedEvents.includes('survey.full')) return [];
  return totals.flatMap(({ surveyId, hasReachedLimit, isFull, responses }) => {
    const survey = surveys.get(surveyId);
    if (!hasReachedLimit || survey === undefined || survey.hasReachedLimit) return [];
    const { responsesTotal, name } = survey;
    const facts = {
      cause: isFull ? 'response_cap' : 'plan_limit',
      responses: responsesTotal + responses,
    } as const;
    return { type: 'survey.full' as const, surveyId, name, facts };
  });
}

/** Removes the order from new responses beyond the plan's limit, so it is neither stored nor told to anyone. */
function limitOrders(changes: readonly ResponseChange[], room: number): readonly ResponseChange[] {
  let left = room;
  return changes.map((change) => {
    const { candidate, stored } = change;
    if (stored !== null || isTestChange(change) || !hasOrder(candidate.first)) return change;
    left -= 1;
    if (left >= 0) return change;
    return { ...change, candidate: { ...candidate, first: withoutOrder(candidate.first) } };
  });
}

type Placed = ResponseChange & { readonly place: CounterKeys };

const placed = (change: ResponseChange, { timezone }: Pick<StoreWrite, 'timezone'>): Placed => ({
  ...change,
  place: placeOf(change, timezone),
});

const newRows = (rows: readonly Placed[]) => rows.filter(({ stored }) => stored === null).map(rowOf);
const laterRows = (rows: readonly Placed[]) => rows.filter(({ stored }) => stored !== null).map(rowOf);

function rowOf({ candidate: { first, best }, place }: Placed): ResponseInsert {
  return { first, best, day: place.day };
}

/** The counter keys of a response, fixed at its first save. */
function placeOf({ candidate: { first }, stored }: ResponseChange, timezone: string): CounterKeys {
  const { surveyId, version, definition } = first;
  const { segment } = stored ?? first;
  const variant = countedVariant(definition, (stored ?? first).variant);
  const day = stored?.day ?? dayIn(timezone, first.changedAt);
  return { surveyId, version, day, variant, ...segment };
}

function cellChanges(rows: readonly Placed[], surveys: StoreWrite['surveys']) {
  const cells = createCellChanges(surveys);
  for (const change of rows) {
    if (isTestChange(change)) continue;
    const { candidate, stored, place } = change;
    const { best } = candidate;
    const durationMs = best.complete ? best.durationMs : null;
    const after = contribution(best.definition, { ...best, isTest: false, durationMs });
    const before = stored
      ? contribution(best.definition, { ...stored, complete: stored.isComplete })
      : NOTHING;
    const [gone, come] = withoutCommonEnds(before, after);
    cells.add(place, gone, -1);
    cells.add(place, come, 1);
  }
  return cells;
}

const NOTHING: readonly Cell[] = [];

/** Removes the common start and end: most snapshots only add cells to the previous one. */
function withoutCommonEnds(before: readonly Cell[], after: readonly Cell[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)] as const;
}

function isSame(one: Cell | undefined, other: Cell | undefined): boolean {
  return (
    one === other || (one?.question === other?.question && one?.cell === other?.cell && one?.n === other?.n)
  );
}

/** The changes to each survey's totals. */
function totalsOf({
  changes,
  refused,
  turnedAway,
  surveys,
  now,
  month,
  monthlyLimit,
  ...limits
}: StoreWrite): TotalsChange[] {
  const counted = changes.filter((change) => !isTestChange(change) && !change.isVeiled);
  const veiled = changes.filter(({ isVeiled, stored }) => isVeiled && stored === null);
  const roomLeft = limits.room - counted.filter(isOfThePlan).length;
  const veiledLeft = limits.veiledRoom - veiled.length;
  return [...surveys.values()].flatMap((survey) => {
    const { surveyId, cap, responsesTotal } = survey;
    const isOwn = (response: PendingResponse) => response.surveyId === surveyId;
    const own = counted.filter(({ candidate }) => isOwn(candidate.first));
    const ownVeiled = veiled.filter(({ candidate }) => isOwn(candidate.first)).length;
    const wasRefused = refused.some(isOwn);
    if (own.length === 0 && ownVeiled === 0 && !wasRefused) return [];
    const newResponses = own.filter(({ stored }) => stored === null).length;
    const all = responsesTotal + newResponses + (limits.veiledOf.get(surveyId) ?? 0) + ownVeiled;
    const isFull = cap !== null && all >= cap;
    const hasNew = newResponses + ownVeiled > 0 || wasRefused;
    return {
      surveyId,
      isFull,
      veiled: ownVeiled,
      responses: newResponses,
      completes: own.filter(({ candidate }) => candidate.best.complete).length,
      countedByPlan: own.filter(isOfThePlan).length,
      refused: turnedAway.filter(isOwn).length,
      // The plan's remaining responses were only counted if the batch has new responses.
      hasReachedLimit: hasNew ? isFull || (roomLeft <= 0 && veiledLeft <= 0) : survey.hasReachedLimit,
      lastResponseAt: own.length > 0 ? now : null,
      ...{ month, monthlyLimit },
    };
  });
}

/** A new response with an answer. The plan counts only these. */
function isOfThePlan({ candidate, stored }: ResponseChange): boolean {
  return stored === null && !isEmpty(candidate.first);
}
