import type { CompiledSurvey } from '#shared/survey/compile-logic.ts';

/**
 * For every question, the largest number of questions still to come, itself included: the longest path to the end
 * along rules and defaults. A loop, which only an unchecked draft has, is not followed twice.
 */
export function longestPaths({ questions, targets }: CompiledSurvey): number[] {
  const known: number[] = [];
  const open = new Set<number>();

  const from = (index: number): number => {
    const found = known[index];
    if (found !== undefined) return found;
    open.add(index);
    const ways = (targets[index] ?? []).map((next) => (next < 0 || open.has(next) ? 0 : from(next)));
    open.delete(index);
    return (known[index] = 1 + Math.max(...ways));
  };

  return questions.map((_, index) => from(index));
}
