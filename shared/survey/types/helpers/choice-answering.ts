import { ANSWER_LIMITS } from '../../answer-limits.ts';
import type { SingleChoiceAnswer } from '../../answer.ts';
import { storable } from '../../plain-text.ts';
import type { QuestionOf } from '../../question.ts';
import { OTHER_ID } from '../../question-types.ts';
import { isOffered } from '../../options.ts';
import type { AnswerFields } from '../answering.ts';

/** A single choice, from a list or a dropdown. */
export const oneChoice = {
  fit: (
    { config }: QuestionOf<'single_select' | 'drop_down'>,
    { optionId, otherValue }: AnswerFields,
  ): SingleChoiceAnswer | undefined =>
    isOffered(config, optionId)
      ? { optionId, otherValue: fitOther(optionId === OTHER_ID, otherValue) }
      : undefined,
  lacks: null,
  selected: ({ optionId }: SingleChoiceAnswer) => [optionId],
};

export function fitOther(isChosen: boolean, otherValue: unknown): string | null {
  if (!isChosen) return null;
  return typeof otherValue === 'string' ? storable(otherValue, ANSWER_LIMITS.otherLength) : '';
}
