/**
 * One thing that is counted: in which question (by meaning, so that versions of a question add up), what, and
 * by how much. The day, the version and the segment belong to the whole response; the repository adds them to
 * the key.
 */
export interface Cell {
  /** A question's meaning id; empty for the survey as a whole. */
  readonly question: string;
  readonly cell: string;
  readonly n: number;
}

/** What counts for the survey as a whole goes under this name. */
export const WHOLE_SURVEY = '';

/** Responses begun, which is those with a first answer saved; and those finished. */
export const RESPONSES = 'responses';
export const COMPLETED = 'completed';

/** A question was shown; and it was answered, which is the denominator of everything below it. */
export const SEEN = 'seen';
export const ANSWERED = 'answered';

/** It was the last question that was seen of a response that isn't complete. */
export const LEFT = 'left';

/** The Other choice. It has no prefix, so that no option's id can be taken for it. */
export const OTHER = 'other';

export const optionCell = (meaningId: string) => `o:${meaningId}`;
/** A point of a scale. */
export const valueCell = (value: number) => `v:${value}`;
/** A date counts by its month: `YYYY-MM`. */
export const monthCell = (date: string) => `m:${date.slice(0, 7)}`;
/** The bucket is an index into `DURATION_BUCKETS`. */
export const durationCell = (bucket: number) => `${DURATION_PREFIX}${bucket}`;
export const DURATION_PREFIX = 't:';

/** Counts by cell, by question. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

const NOTHING: ReadonlyMap<string, number> = new Map();

export function countsOf(counts: Counts, question: string): ReadonlyMap<string, number> {
  return counts.get(question) ?? NOTHING;
}

/** Adds cells up. Those that cancel out stay, as zero. */
export function addUp(cells: Iterable<Cell>): Counts {
  const counts = new Map<string, Map<string, number>>();
  for (const { question, cell, n } of cells) {
    let ofQuestion = counts.get(question);
    if (!ofQuestion) counts.set(question, (ofQuestion = new Map<string, number>()));
    ofQuestion.set(cell, (ofQuestion.get(cell) ?? 0) + n);
  }
  return counts;
}

/** What changes from one contribution to another: only cells that differ, and by how much. */
export function difference(before: readonly Cell[], after: readonly Cell[]): Cell[] {
  if (before.length === 0) return [...after];
  const changes: Cell[] = [];
  const counts = addUp([...after, ...before.map((cell) => ({ ...cell, n: -cell.n }))]);
  for (const [question, ofQuestion] of counts) {
    for (const [cell, n] of ofQuestion) if (n !== 0) changes.push({ question, cell, n });
  }
  return changes;
}
