import type { Question } from '../question.ts';

/** The end of the survey, in place of a question's index. */
export const END = -1;

/**
 * The index of the question that follows when no rule matches, or END. The question's own next question comes first,
 * then its *terminal* setting, then the order. A next question that no longer exists ends the survey.
 */
export function defaultNext(questions: readonly Question[], index: number): number {
  const config = questions[index]?.config;
  const nextQuestionId = config?.nextQuestionId ?? null;
  if (nextQuestionId !== null) return questions.findIndex(({ questionId }) => questionId === nextQuestionId);
  if (config && 'isTerminal' in config && config.isTerminal) return END;
  return index + 1 < questions.length ? index + 1 : END;
}
