import type { Answer } from './answer.ts';
import type { CompiledSurvey } from './compile-logic.ts';

/**
 * The questions, by index, that these answers lead through from the first on. Stops at the end, where
 * `goesOn` says no, and rather than go through a question twice.
 */
export function walk(
  survey: CompiledSurvey,
  answerAt: (index: number) => Answer | undefined,
  goesOn: (from: number, to: number) => boolean = () => true,
): number[] {
  const path: number[] = [];
  const seen = new Uint8Array(survey.questions.length);
  let index = survey.questions.length > 0 ? 0 : -1;
  while (index >= 0 && seen[index] === 0) {
    seen[index] = 1;
    path.push(index);
    const next = survey.steps[index]?.(answerAt(index)) ?? -1;
    if (next >= 0 && !goesOn(index, next)) break;
    index = next;
  }
  return path;
}
