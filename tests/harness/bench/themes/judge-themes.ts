import type { MadeAnswer } from '#tests/support/made-answers.ts';

export interface Verdict {
  /** Of the answers that were sorted, the share whose group speaks mostly of their theme. */
  readonly purity: number;
  /** Of the answers that have a theme, the share that was sorted. */
  readonly coverage: number;
  /** Of the answers that have a theme, the share that is in the largest group of that theme. */
  readonly together: number;
  readonly groups: number;
}

/** Judges groups of answers, each a list of places, against the themes that the answers were made of. */
export function judge(answers: readonly MadeAnswer[], groups: readonly (readonly number[])[]): Verdict {
  const largest = new Map<number, number>();
  let sorted = 0;
  let right = 0;
  let covered = 0;
  for (const group of groups) {
    const counts = new Map<number | null, number>();
    for (const at of group) {
      const theme = answers[at]?.theme ?? null;
      counts.set(theme, (counts.get(theme) ?? 0) + 1);
      if (theme !== null) covered += 1;
    }
    sorted += group.length;
    right += Math.max(0, ...counts.values());
    for (const [theme, n] of counts) {
      if (theme !== null) largest.set(theme, Math.max(largest.get(theme) ?? 0, n));
    }
  }
  const themed = answers.filter(({ theme }) => theme !== null).length;
  const inLargest = [...largest.values()].reduce((sum, n) => sum + n, 0);
  return {
    purity: sorted === 0 ? 0 : right / sorted,
    coverage: covered / themed,
    together: inLargest / themed,
    groups: groups.length,
  };
}
