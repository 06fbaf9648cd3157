import type { CompiledSurvey } from '../compile-logic.ts';

/**
 * For every question how many are still to come at most, itself included: the longest way to the end along
 * rules and defaults. A way that leads round in a circle (only an unchecked draft has one) is not followed round.
 */
export function longestWays({ questions, targets }: CompiledSurvey): number[] {
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
