import type { Cell } from '#shared/analytics/cells.ts';
import type { Segment } from '../responses/pending-response.ts';

/** Where a response counts: fixed at its first save. */
export interface CountedIn extends Segment {
  readonly surveyId: string;
  readonly version: number;
  readonly day: string;
}

export interface CellChange {
  readonly surveyId: string;
  readonly question: string;
  readonly cell: string;
  readonly version: number;
  readonly day: string;
  n: number;
}

export type SegmentCellChange = CellChange & Segment;

/** Adds up what changes in the counters of both grains, so that each row is touched once. */
export interface CellChanges {
  add(place: CountedIn, cells: readonly Cell[], sign: 1 | -1): void;
  /** Only what does change, in the order of the keys: who locks in one order never waits in a circle. */
  byDay(): CellChange[];
  bySegment(): SegmentCellChange[];
}

/** No key holds a line break: ids, days and codes are checked where they come in. */
const BETWEEN = '\n';

export function createCellChanges(): CellChanges {
  const days = new Map<string, CellChange>();
  const segments = new Map<string, SegmentCellChange>();

  return {
    add(place, cells, sign) {
      const { surveyId, version, day, country, customerType, placement } = place;
      const tail = `${BETWEEN}${version}${BETWEEN}${day}`;
      const segmentTail = tail + BETWEEN + country + BETWEEN + customerType + BETWEEN + placement;
      for (const { question, cell, n } of cells) {
        const head = surveyId + BETWEEN + question + BETWEEN + cell;
        const change = days.get(head + tail);
        if (change) change.n += n * sign;
        else days.set(head + tail, { surveyId, question, cell, version, day, n: n * sign });
        const segmentChange = segments.get(head + segmentTail);
        if (segmentChange) segmentChange.n += n * sign;
        else {
          const made = { surveyId, question, cell, version, day, country, customerType, placement };
          segments.set(head + segmentTail, { ...made, n: n * sign });
        }
      }
    },
    byDay: () => inOrder(days),
    bySegment: () => inOrder(segments),
  };
}

function inOrder<Change extends CellChange>(changes: ReadonlyMap<string, Change>): Change[] {
  return [...changes]
    .filter(([, { n }]) => n !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, change]) => change);
}
