import { newDefinition, newQuestion } from '#shared/survey/edit/defaults.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { ConfigByType, Question, QuestionOf, Rule } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import { idsFrom } from '#tests/support/arbitraries.ts';

type Change<T extends QuestionType> = Partial<Omit<QuestionOf<T>, 'config' | 'logic' | 'type'>> & {
  readonly config?: Partial<ConfigByType[T]>;
  readonly rules?: readonly Rule[];
  /** Option ids; each text equals its id. */
  readonly options?: readonly string[];
};

/** A question with the defaults of its type and the given fields. */
export function question<T extends QuestionType>(
  type: T,
  questionId: string,
  { config, rules = [], options, ...own }: Change<T> = {},
): Question {
  const plain = newQuestion(type, 's1', idsFrom(`${questionId}-`));
  const listed = options && { options: options.map((id) => ({ id, text: id, meaningId: id })) };
  return {
    ...plain,
    questionId,
    meaningId: questionId,
    text: questionId,
    ...own,
    config: { ...plain.config, ...listed, ...config },
    logic: { rules },
  } as Question;
}

export function survey(...questions: readonly Question[]): SurveyDefinition {
  const numbered = questions.map((each, orderIndex) => ({ ...each, orderIndex }));
  return { ...newDefinition('s1'), questions: numbered };
}

export function rule(
  operator: Rule['condition']['operator'],
  value: readonly string[],
  ...questionIds: readonly string[]
): Rule {
  return { condition: { operator, value }, action: { type: 'SHOW', questionIds } };
}

/** Freezes the value deeply, so that a mutation throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
