import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { omit } from '#shared/own-value.ts';
import { indexOfQuestion, withQuestions, type EditingState } from '#shared/survey/edit/editing-state.ts';
import { removeAt } from '#shared/survey/edit/list.ts';

/** A reference to a question: a rule that shows it, or another question's default. */
export type Reference =
  | { readonly kind: 'rule'; readonly questionId: string; readonly ruleIndex: number }
  | { readonly kind: 'next'; readonly questionId: string };

export interface Deletion {
  readonly state: EditingState;
  /** References to the deleted question. They stay, so that the merchant can correct them or undo. */
  readonly broken: readonly Reference[];
}

/** Deletes a question and selects the next one, or the previous one if it was the last. */
export function deleteQuestion(state: EditingState, questionId: string): Deletion {
  const index = indexOfQuestion(state, questionId);
  if (index < 0) return { state, broken: [] };
  const { definition } = withQuestions(state, removeAt(state.definition.questions, index));
  const { questions } = definition;
  const neighbour = questions[index] ?? questions[index - 1];
  return {
    state: {
      definition: { ...definition, translations: withoutTexts(definition, questionId) },
      selectedQuestionId: neighbour?.questionId ?? null,
    },
    broken: referencesTo(definition, questionId),
  };
}

/** All references to a question, in the survey's order. */
export function referencesTo({ questions }: SurveyDefinition, questionId: string): Reference[] {
  return questions.flatMap((question): Reference[] => {
    const from = question.questionId;
    const rules = question.logic.rules.flatMap((rule, ruleIndex): Reference[] =>
      rule.action.questionIds.includes(questionId) ? [{ kind: 'rule', questionId: from, ruleIndex }] : [],
    );
    return question.config.nextQuestionId === questionId
      ? [...rules, { kind: 'next', questionId: from }]
      : rules;
  });
}

function withoutTexts(
  { translations }: SurveyDefinition,
  questionId: string,
): SurveyDefinition['translations'] {
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      texts.questions ? { ...texts, questions: omit(texts.questions, questionId) } : texts,
    ]),
  );
}
