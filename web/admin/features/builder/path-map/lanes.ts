import type { Jump } from './jumps.ts';

/** A vertical line beside the rows. All jumps to one target from the same direction share it. */
export interface Lane {
  readonly target: number;
  readonly sources: ReadonlySet<number>;
  readonly top: number;
  readonly bottom: number;
  /** Its column, counted from the rows outwards. */
  readonly column: number;
}

/** Lines for all jumps except to the next row, short ones nearest to the rows. */
export function lanesOf(jumps: readonly Jump[]): Lane[] {
  const groups = new Map<string, { target: number; sources: Set<number> }>();
  for (const { from, to } of jumps) {
    if (to === from + 1) continue;
    const key = `${to} ${to > from ? 'down' : 'up'}`;
    const group = groups.get(key) ?? { target: to, sources: new Set() };
    group.sources.add(from);
    groups.set(key, group);
  }
  const spans = [...groups.values()].map(({ target, sources }) => {
    const rows = [target, ...sources];
    return { target, sources, top: Math.min(...rows), bottom: Math.max(...rows) };
  });
  spans.sort((one, other) => one.bottom - one.top - (other.bottom - other.top));
  const columns: { top: number; bottom: number }[][] = [];
  return spans.map((span) => {
    const isFree = (taken: readonly { top: number; bottom: number }[]) =>
      taken.every((each) => each.bottom < span.top || span.bottom < each.top);
    const found = columns.findIndex(isFree);
    const column = found < 0 ? columns.length : found;
    (columns[column] ??= []).push(span);
    return { ...span, column };
  });
}
