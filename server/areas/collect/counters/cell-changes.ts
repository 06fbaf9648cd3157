import { type Cell, DURATION_PREFIX } from '#shared/analytics/cells.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { Segment } from '../responses/pending-response.ts';

/** The counter keys of a response, fixed at its first save. */
export interface CounterKeys extends Segment {
  readonly surveyId: string;
  readonly version: number;
  readonly day: string;
  readonly variant: CountedVariant;
}

/** What a shopper of a split test got, empty for one who took no part; null if the version has no test. */
export type CountedVariant = Variant | '' | null;

export const countedVariant = ({ split }: SurveyDefinition, variant: Variant | null): CountedVariant =>
  split === undefined ? null : (variant ?? '');

export interface CellChange {
  readonly surveyId: string;
  readonly question: string;
  readonly cell: string;
  readonly version: number;
  readonly day: string;
  n: number;
}

export type SegmentCellChange = CellChange & Segment;

/** The columns of a segment, by which counters are also summed. */
export const DIMENSIONS = ['country', 'customer_type', 'placement'] as const;

export type Dimension = (typeof DIMENSIONS)[number];

export type GroupCellChange = CellChange & { readonly dimension: Dimension; readonly value: string };

export type VariantCellChange = CellChange & { readonly variant: Variant | '' };

/** Sums the changes of all counters, so that each row is written once. */
export interface CellChanges {
  add(place: CounterKeys, cells: readonly Cell[], sign: 1 | -1): void;
  /** Only changes other than zero, sorted by key, so that concurrent batches do not deadlock. */
  byDay(): CellChange[];
  /** The changes of days that are counted by segment. */
  bySegment(): SegmentCellChange[];
  /** The same, summed by each dimension, without durations. */
  byGroup(): GroupCellChange[];
  /** The changes of versions with a split test, without durations. */
  byVariant(): VariantCellChange[];
}

/** Keys contain no line break: ids, days and codes are validated on input. */
const SEPARATOR = '\n';

/** Surveys with the last day whose results are also counted by segment; null if rows answer for all days. */
export type SegmentedSurveys = ReadonlyMap<string, { readonly segmentedTo: string | null }>;

/** `surveys` was read under the lock. */
export function createCellChanges(surveys: SegmentedSurveys): CellChanges {
  const days = new Map<string, CellChange>();
  const segments = new Map<string, SegmentCellChange>();
  const variants = new Map<string, VariantCellChange>();

  return {
    add(place, cells, sign) {
      const { surveyId, version, day, country, customerType, placement, variant } = place;
      const tail = `${SEPARATOR}${version}${SEPARATOR}${day}`;
      const isSegmented = day <= (surveys.get(surveyId)?.segmentedTo ?? '');
      const segmentTail = tail + SEPARATOR + country + SEPARATOR + customerType + SEPARATOR + placement;
      for (const { question, cell, n } of cells) {
        const head = surveyId + SEPARATOR + question + SEPARATOR + cell;
        const change = days.get(head + tail);
        if (change) change.n += n * sign;
        else days.set(head + tail, { surveyId, question, cell, version, day, n: n * sign });
        if (isSegmented) {
          const segmentChange = segments.get(head + segmentTail);
          if (segmentChange) segmentChange.n += n * sign;
          else {
            const made = { surveyId, question, cell, version, day, country, customerType, placement };
            segments.set(head + segmentTail, { ...made, n: n * sign });
          }
        }
        if (variant === null || cell.startsWith(DURATION_PREFIX)) continue;
        const variantKey = head + tail + SEPARATOR + variant;
        const variantChange = variants.get(variantKey);
        if (variantChange) variantChange.n += n * sign;
        else variants.set(variantKey, { surveyId, question, cell, version, day, variant, n: n * sign });
      }
    },
    byDay: () => inOrder(days),
    bySegment: () => inOrder(segments),
    byGroup: () => sumByGroup(inOrder(segments)),
    byVariant: () => inOrder(variants),
  };
}

function inOrder<Change extends CellChange>(changes: ReadonlyMap<string, Change>): Change[] {
  return [...changes]
    .filter(([, { n }]) => n !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, change]) => change);
}

function sumByGroup(changes: readonly SegmentCellChange[]): GroupCellChange[] {
  const groups = new Map<string, GroupCellChange>();
  for (const { country, customerType, placement, ...change } of changes) {
    const { surveyId, question, cell, version, day, n } = change;
    if (cell.startsWith(DURATION_PREFIX)) continue;
    const segment = { country, customer_type: customerType, placement };
    for (const dimension of DIMENSIONS) {
      const value = segment[dimension];
      const key = [surveyId, question, cell, version, day, dimension, value].join(SEPARATOR);
      const group = groups.get(key);
      if (group) group.n += n;
      else groups.set(key, { ...change, dimension, value });
    }
  }
  return inOrder(groups);
}
