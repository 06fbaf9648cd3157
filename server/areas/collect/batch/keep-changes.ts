import type { Cell } from '#shared/analytics/cells.ts';
import { contribution } from '#shared/analytics/contribution.ts';
import { COLLECT_LIMITS } from '#shared/limits.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyState } from '#server/areas/surveys/survey-state-repository.ts';
import { createCellChanges, type CountedIn } from '../counters/cell-changes.ts';
import {
  addToCounters,
  addToSegmentCounters,
  addToTotals,
  markManifestChanged,
  type TotalsChange,
} from '../counters/counter-repository.ts';
import { linkOrders } from '#server/areas/orders/order-repository.ts';
import type { Change } from './decide-batch.ts';
import {
  deleteTexts,
  insertResponses,
  updateResponses,
  upsertTexts,
  type ResponseToKeep,
} from './keep-repository.ts';
import { hasOrder, isEmpty, withoutOrder, type PendingResponse } from '../responses/pending-response.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import { deleteOldestTests } from '../removal/test-repository.ts';
import { textChanges } from './text-changes.ts';

export interface Kept {
  readonly changes: readonly Change[];
  /** New responses that found no room. */
  readonly refused: readonly PendingResponse[];
  /** Those of them whose shoppers were not counted before. */
  readonly turnedAway: readonly PendingResponse[];
  readonly surveys: ReadonlyMap<string, SurveyState>;
  readonly timezone: string;
  readonly month: string;
  readonly now: number;
  /** What the plan had room for before this batch. */
  readonly room: number;
  /** How many more orders the plan keeps; an answer beyond is kept without. */
  readonly ordersRoom: number;
}

/** Writes what a batch changes, under the locks of its surveys. The statements line up behind each other. */
export async function keepChanges(tx: Queries, storeId: string, kept: Kept): Promise<void> {
  const { changes, surveys, month } = kept;
  const placed = changes.map((change) => ({ ...change, place: placeOf(change, kept.timezone) }));
  const inserts = withOrdersInRoom(
    placed.filter(({ stored }) => stored === null).map(rowOf),
    kept.ordersRoom,
  );
  const updates = placed.filter(({ stored }) => stored !== null).map(rowOf);
  const cells = cellChanges(placed);
  const [byDay, bySegment] = [cells.byDay(), cells.bySegment()];
  const texts = textChanges(placed);
  const totals = totalsOf(kept);
  const fullness = totals.some(
    ({ surveyId, hasReachedLimit }) => surveys.get(surveyId)?.hasReachedLimit !== hasReachedLimit,
  );
  const [inserted] = await Promise.all([
    inserts.length > 0 ? insertResponses(tx, storeId, inserts) : 0,
    updates.length > 0 ? updateResponses(tx, storeId, updates) : undefined,
    texts.gone.length > 0 ? deleteTexts(tx, storeId, texts.gone) : undefined,
    texts.written.length > 0 ? upsertTexts(tx, storeId, texts.written) : undefined,
    byDay.length > 0 ? addToCounters(tx, storeId, byDay) : undefined,
    bySegment.length > 0 ? addToSegmentCounters(tx, storeId, bySegment) : undefined,
    totals.length > 0 ? addToTotals(tx, storeId, totals, month) : undefined,
    fullness ? markManifestChanged(tx, storeId) : undefined,
  ]);
  // Under the survey's lock nobody else inserts; were it so, the counters would be wrong, so nothing is kept.
  if (inserted !== inserts.length) throw new Error('Responses came in beside the lock of their survey.');
  const ordered = inserts.filter(({ first }) => hasOrder(first)).map(({ first }) => first);
  if (ordered.length > 0) await linkOrders(tx, storeId, ordered);
  const tested = new Set(inserts.filter(({ first }) => first.isTest).map(({ first }) => first.surveyId));
  for (const surveyId of tested) {
    await deleteOldestTests(tx, storeId, surveyId, COLLECT_LIMITS.testAnswers);
  }
}

function withOrdersInRoom(rows: readonly ResponseToKeep[], room: number): readonly ResponseToKeep[] {
  let left = room;
  return rows.map((row) => {
    if (!hasOrder(row.first)) return row;
    left -= 1;
    return left >= 0 ? row : { ...row, first: withoutOrder(row.first) };
  });
}

type Placed = Change & { readonly place: CountedIn };

function rowOf({ candidate: { first, best }, place }: Placed): ResponseToKeep {
  return { first, best, day: place.day };
}

/** Where a response counts, fixed when it was first saved. */
function placeOf({ candidate: { first }, stored }: Change, timezone: string): CountedIn {
  const { surveyId, version } = first;
  if (stored) return { surveyId, version, day: stored.day, ...stored.segment };
  return { surveyId, version, day: dayIn(timezone, first.changedAt), ...first.segment };
}

function cellChanges(placed: readonly Placed[]) {
  const cells = createCellChanges();
  for (const { candidate, stored, place } of placed) {
    const { best, first } = candidate;
    const isTest = stored?.isTest ?? first.isTest;
    if (isTest) continue;
    const durationMs = best.complete ? best.durationMs : null;
    const after = contribution(best.definition, { ...best, isTest, durationMs });
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

/** Most snapshots add to the end of the one before; what both begin or end with cancels out. */
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

/** What the batch adds to each survey's own figures. */
function totalsOf({ changes, refused, turnedAway, surveys, room, now }: Kept): TotalsChange[] {
  const counted = changes.filter(({ candidate, stored }) => !(stored?.isTest ?? candidate.first.isTest));
  const roomLeft = room - counted.filter(isOfThePlan).length;
  return [...surveys.values()].flatMap((survey) => {
    const { surveyId, cap, responsesTotal } = survey;
    const own = counted.filter(({ candidate }) => candidate.first.surveyId === surveyId);
    const isOwn = (response: PendingResponse) => response.surveyId === surveyId;
    const wasRefused = refused.some(isOwn);
    if (own.length === 0 && !wasRefused) return [];
    const begun = own.filter(({ stored }) => stored === null).length;
    const isFull = cap !== null && responsesTotal + begun >= cap;
    return {
      surveyId,
      responses: begun,
      completes: own.filter(({ candidate }) => candidate.best.complete).length,
      begun: own.filter(isOfThePlan).length,
      refused: turnedAway.filter(isOwn).length,
      // The plan's room was only counted for new responses.
      hasReachedLimit: begun > 0 || wasRefused ? isFull || roomLeft <= 0 : survey.hasReachedLimit,
      lastResponseAt: own.length > 0 ? now : null,
    };
  });
}

/** New responses with an answer; the plan counts no others. */
function isOfThePlan({ candidate, stored }: Change): boolean {
  return stored === null && !isEmpty(candidate.first);
}
