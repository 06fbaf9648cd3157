import type { IdSource } from '#shared/survey/options.ts';
import type { ConfigByType, Question } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import { editingOf } from '#shared/survey/types/registry.ts';
import { changeQuestion, type EditingState } from '#shared/survey/edit/editing-state.ts';

export interface QuestionWording {
  readonly text: string;
  readonly description: string | null;
  readonly isRequired: boolean;
}

/** Changes fields that every question has. This is a correction: the meaning stays. */
export function changeWording(
  state: EditingState,
  questionId: string,
  { text, description, isRequired }: Partial<QuestionWording>,
): EditingState {
  return changeQuestion(state, questionId, (question) => ({
    ...question,
    text: text ?? question.text,
    description: description === undefined ? question.description : description,
    isRequired: isRequired ?? question.isRequired,
  }));
}

/** The settings of a type that have no edit function of their own. */
export type Settings<T extends QuestionType> = Omit<
  ConfigByType[T],
  'options' | 'nextQuestionId' | 'isTerminal' | (T extends 'nps' ? 'scale' : never)
>;

/**
 * Changes settings of a question if it has this type. Settings that answers depend on, such as the scale, give the
 * question a new meaning.
 */
export function changeSettings<T extends QuestionType>(
  state: EditingState,
  questionId: string,
  type: T,
  settings: Partial<Settings<T>>,
  newId: IdSource,
): EditingState {
  return changeQuestion(state, questionId, (question) => {
    if (question.type !== type) return question;
    // The code above compares the type; the compiler can't track that through a type parameter.
    const changed = { ...question, config: { ...question.config, ...settings } } as Question;
    return meaningOf(changed) === meaningOf(question) ? changed : { ...changed, meaningId: newId() };
  });
}

/** Gives a question a new meaning, which starts new results. */
export function giveNewMeaning(state: EditingState, questionId: string, newId: IdSource): EditingState {
  return changeQuestion(state, questionId, (question) => ({ ...question, meaningId: newId() }));
}

function meaningOf(question: Question): string | number | null {
  return editingOf(question).meaning(question.config);
}
