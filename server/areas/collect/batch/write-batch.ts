import type { Cell } from '#shared/analytics/cells.ts';
import type { EventType } from '#shared/connections/events.ts';
import { contribution } from '../counters/contribution.ts';
import { TEST_ANSWERS_KEPT } from '#shared/survey/test-answers.ts';
import type { Queries, Transaction } from '#server/kernel/database/database.ts';
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
import { isTestChange, type ResponseChange } from './decide-batch.ts';
import {
  deleteTexts,
  insertResponses,
  insertVeiled,
  updateResponses,
  updateVeiled,
  upsertTexts,
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
} from '../response-events.ts';
import { textChanges } from './text-changes.ts';
import { lowScoreChanges } from '../low-scores/low-score-changes.ts';
import { insertLowScores, removeLowScores } from '../low-scores/low-score-repository.ts';

export interface BatchWrite {
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
  /** Null for a store without a connection. */
  readonly recordResponseEvents: RecordResponseEvents | null;
  /** Whether a program may ask which responses changed. */
  readonly tracksChanges: boolean;
}

type EventDeps = WithSurveyEvents & Pick<WithResponseEvents, 'recordChangedResponses'>;

/**
 * Writes a batch's changes under the locks of its surveys. All statements are sent at once, and COMMIT with them unless
 * others have to follow.
 */
export async function writeBatch(
  { recordChangedResponses, recordSurveyEvent }: EventDeps,
  tx: Transaction,
  storeId: string,
  batch: BatchWrite,
): Promise<void> {
  const { surveys, recordResponseEvents } = batch;
  const veiled = batch.changes.filter(({ isVeiled }) => isVeiled).map((change) => placed(change, batch));
  const counted = batch.changes.filter(({ isVeiled }) => !isVeiled);
  const changes = limitOrders(counted, batch.ordersRoom);
  const rows = changes.map((change) => placed(change, batch));
  const inserts = newRows(rows);
  const updates = laterRows(rows);
  const veiledInserts = newRows(veiled);
  const veiledUpdates = laterRows(veiled);
  const cells = cellChanges(rows);
  const texts = textChanges(rows);
  const lowScores = lowScoreChanges(changes);
  const totals = totalsOf(batch);
  const fullness = totals.some(
    ({ surveyId, hasReachedLimit }) => surveys.get(surveyId)?.hasReachedLimit !== hasReachedLimit,
  );
  const changed = batch.tracksChanges ? changedOf(changes) : [];
  const events = recordResponseEvents === null ? [] : eventsOf(changes, batch.wantedEvents);
  const ordered = inserts.filter(({ first }) => hasOrder(first)).map(({ first }) => first);
  const write = (to: Queries) =>
    Promise.all([
      inserts.length > 0 ? insertResponses(to, storeId, inserts) : undefined,
      updates.length > 0 ? updateResponses(to, storeId, updates) : undefined,
      veiledInserts.length > 0 ? insertVeiled(to, storeId, veiledInserts) : undefined,
      veiledUpdates.length > 0 ? updateVeiled(to, storeId, veiledUpdates) : undefined,
      texts.gone.length > 0 ? deleteTexts(to, storeId, texts.gone) : undefined,
      texts.written.length > 0 ? upsertTexts(to, storeId, texts.written) : undefined,
      lowScores.come.length > 0 ? insertLowScores(to, storeId, lowScores.come) : undefined,
      lowScores.gone.length > 0 ? removeLowScores(to, storeId, lowScores.gone) : undefined,
      addCells(to, storeId, cells, surveys),
      totals.length > 0 ? addToTotals(to, storeId, totals, batch) : undefined,
      fullness ? markManifestChanged(to, storeId) : undefined,
      ordered.length > 0 ? linkOrders(to, storeId, ordered) : undefined,
      changed.length > 0 ? recordChangedResponses(to, storeId, changed) : undefined,
      events.length > 0 ? recordResponseEvents?.(to, events) : undefined,
    ]);
  const tested = new Set(inserts.filter(({ first }) => first.isTest).map(({ first }) => first.surveyId));
  const filled = filledSurveys(batch, totals);
  if (tested.size === 0 && filled.length === 0) {
    await tx.commitWith(write);
    return;
  }
  await write(tx);
  for (const event of filled) await recordSurveyEvent(tx, storeId, event);
  for (const surveyId of tested) {
    await deleteOldestTests(tx, storeId, surveyId, TEST_ANSWERS_KEPT);
  }
}

/** An event for each survey that this batch fills, if a connection wants it. */
function filledSurveys(
  { surveys, wantedEvents }: BatchWrite,
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

const placed = (change: ResponseChange, { timezone }: Pick<BatchWrite, 'timezone'>): Placed => ({
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

function cellChanges(rows: readonly Placed[]) {
  const cells = createCellChanges();
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

/** The batch's changes to each survey's totals. */
function totalsOf({ changes, refused, turnedAway, surveys, now, ...limits }: BatchWrite): TotalsChange[] {
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
    };
  });
}

/** A new response with an answer. The plan counts only these. */
function isOfThePlan({ candidate, stored }: ResponseChange): boolean {
  return stored === null && !isEmpty(candidate.first);
}
