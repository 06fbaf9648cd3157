import { useState } from 'react';
import type { Question } from '#shared/survey/question.ts';
import { questionName } from '../questions/type-labels.ts';
import { useBuilderState } from '../screen/builder-context.tsx';

export interface QuestionChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * All questions except one. The list keeps its identity until one of them is renamed or moved: typing into the
 * excluded question must not render the lists of up to two hundred questions again.
 */
export function useOtherQuestions(questionId: string): readonly QuestionChoice[] {
  const [select] = useState(() => steadyChoices(questionId));
  return useBuilderState(({ definition }) => select(definition.questions));
}

function steadyChoices(questionId: string): (questions: readonly Question[]) => readonly QuestionChoice[] {
  let seen: readonly Question[] = [];
  let known: readonly QuestionChoice[] = [];
  return (questions) => {
    if (questions === seen) return known;
    seen = questions;
    const now = questions
      .filter((each) => each.questionId !== questionId)
      .map((each) => ({ value: each.questionId, label: questionName(each) }));
    const isSame =
      now.length === known.length &&
      now.every(({ value, label }, at) => known[at]?.value === value && known[at].label === label);
    if (!isSame) known = now;
    return known;
  };
}
