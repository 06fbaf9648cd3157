import type { Answer } from '#shared/survey/answer.ts';
import type { CompiledSurvey } from '#shared/survey/flow/compile-logic.ts';
import { nextQuestion } from '#shared/survey/flow/next-question.ts';

/**
 * The indexes of the questions on the path of these answers, from the first. Stops at the end, where `goesOn`
 * returns false, and before it visits a question twice.
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
    const next = nextQuestion(survey, index, answerAt(index));
    if (next >= 0 && !goesOn(index, next)) break;
    index = next;
  }
  return path;
}
