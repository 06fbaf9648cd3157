import type { Way } from './ways.ts';

/** A line beside the rows: all jumps to one target from one direction run along it. */
export interface Lane {
  readonly target: number;
  readonly sources: ReadonlySet<number>;
  readonly top: number;
  readonly bottom: number;
  /** Its place beside the rows, counted from them. */
  readonly column: number;
}

/** Lines for every way that is not simply the next row, the short ones closest to the rows. */
export function lanesOf(ways: readonly Way[]): Lane[] {
  const groups = new Map<string, { target: number; sources: Set<number> }>();
  for (const { from, to } of ways) {
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
