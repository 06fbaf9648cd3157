import { END, type CompiledSurvey } from '../compile-logic.ts';
import { possibleNext } from '../possible-next.ts';

/** How many questions are still to come from one question on, itself included. */
export interface Remaining {
  readonly least: number;
  readonly most: number;
}

/**
 * For every question the shortest and the longest way to the end that answers can bring about. A way that
 * leads round in a circle (only an unchecked draft has one) is not followed round.
 */
export function remainingByQuestion(survey: CompiledSurvey): Remaining[] {
  const known: Remaining[] = [];
  const open = new Set<number>();

  const from = (index: number): Remaining => {
    const found = known[index];
    if (found !== undefined) return found;
    open.add(index);
    const ways = [...possibleNext(survey, index)]
      .filter((next) => !open.has(next))
      .map((next) => (next === END ? { least: 0, most: 0 } : from(next)));
    open.delete(index);
    const least = ways.length > 0 ? Math.min(...ways.map((way) => way.least)) : 0;
    const most = Math.max(0, ...ways.map((way) => way.most));
    return (known[index] = { least: least + 1, most: most + 1 });
  };

  return survey.questions.map((_, index) => from(index));
}
