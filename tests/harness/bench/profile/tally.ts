/** Sums by name, in the order of their first appearance. */
export interface Tally {
  add(name: string, value: number): void;
  readonly rows: readonly TallyRow[];
}

export interface TallyRow {
  readonly name: string;
  readonly count: number;
  readonly sum: number;
}

export function createTally(): Tally {
  const byName = new Map<string, { count: number; sum: number }>();
  return {
    add(name, value) {
      const row = byName.get(name);
      if (row === undefined) byName.set(name, { count: 1, sum: value });
      else {
        row.count += 1;
        row.sum += value;
      }
    },
    get rows() {
      return [...byName].map(([name, row]) => ({ name, ...row }));
    },
  };
}

/** A table in Markdown, its numbers to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
