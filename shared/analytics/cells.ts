/**
 * One counter change: the question (by meaning id, so that counts of all its versions add up), the cell, and the
 * amount. The repository adds the day, the version and the segment, which are the same for the whole response.
 */
export interface Cell {
  /** A question's meaning id; empty for the survey as a whole. */
  readonly question: string;
  readonly cell: string;
  readonly n: number;
}

/** The question key of cells that count for the whole survey. */
export const WHOLE_SURVEY = '';

/** `RESPONSES` counts responses with at least one saved answer; `COMPLETED` counts finished ones. */
export const RESPONSES = 'responses';
export const COMPLETED = 'completed';

/**
 * `SEEN` counts how often a question was shown. `ANSWERED` counts its answers and is the denominator of the cells
 * below.
 */
export const SEEN = 'seen';
export const ANSWERED = 'answered';

/** The question was the last one seen in an incomplete response. */
export const LEFT = 'left';

/** Of these, those who answered it. */
export const LEFT_ANSWERED = 'left_answered';

/** The Other choice. Cells of options have a prefix, so this name cannot collide with an option id. */
export const OTHER = 'other';

export const optionCell = (meaningId: string) => `o:${meaningId}`;
/** A point of a scale. */
export const valueCell = (value: number | '') => `v:${value}`;
/** Dates are counted by month: `YYYY-MM`. */
export const monthCell = (date: string) => `m:${date.slice(0, 7)}`;
/** The bucket is an index into `DURATION_BUCKETS`. */
export const durationCell = (bucket: number) => `${DURATION_PREFIX}${bucket}`;
export const DURATION_PREFIX = 't:';

/** Counts by cell, grouped by question. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

const NOTHING: ReadonlyMap<string, number> = new Map();

export function countsOf(counts: Counts, question: string): ReadonlyMap<string, number> {
  return counts.get(question) ?? NOTHING;
}

/** Sums the cells. A cell whose sum is zero stays in the result. */
export function addUp(cells: Iterable<Cell>): Counts {
  const counts = new Map<string, Map<string, number>>();
  for (const { question, cell, n } of cells) {
    let ofQuestion = counts.get(question);
    if (!ofQuestion) counts.set(question, (ofQuestion = new Map<string, number>()));
    ofQuestion.set(cell, (ofQuestion.get(cell) ?? 0) + n);
  }
  return counts;
}
