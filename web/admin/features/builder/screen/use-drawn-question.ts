import type { Question } from '#shared/survey/question.ts';
import { useAfterPaint } from '../../../lib/page/use-after-paint.ts';
import { useBuilderState } from './builder-context.tsx';

export interface DrawnQuestion {
  readonly question: Question;
  /** Another question is selected, and is drawn in the next frames. */
  readonly isStale: boolean;
}

/**
 * The question in the card and the inspector. The list marks the selected question at once; card and inspector follow in
 * the next frames, except where they were not shown before, and for the question with this id, whose field gets the focus.
 */
export function useDrawnQuestion(isShown: boolean, atOnceId: string | null): DrawnQuestion | null {
  const questions = useBuilderState(({ definition }) => definition.questions);
  const selectedId = useBuilderState(({ selectedQuestionId }) => selectedQuestionId);
  const drawnId = useAfterPaint(isShown ? selectedId : null);
  const find = (id: string | null) => questions.find(({ questionId }) => questionId === id);
  const selected = find(selectedId);
  const question = selectedId === atOnceId ? selected : (find(drawnId) ?? selected);
  return question ? { question, isStale: question !== selected } : null;
}
