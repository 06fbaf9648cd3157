import type { IdSource } from '../defaults.ts';
import type { ConfigByType, Question, QuestionType } from '../question.ts';
import { changeQuestion, type EditingState } from './editing-state.ts';

export interface QuestionWording {
  readonly text: string;
  readonly description: string | null;
  readonly isRequired: boolean;
}

/** Changes what every question has. A correction: what the question means stays the same. */
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

/** The settings of a type that have no edit of their own. */
export type Settings<T extends QuestionType> = Omit<
  ConfigByType[T],
  'options' | 'nextQuestionId' | 'isTerminal' | (T extends 'nps' ? 'scale' : never)
>;

/**
 * Changes settings of a question, if it is of that type. Another scale makes answers mean something else,
 * so the question gets a new meaning with it.
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
    // The type was compared above, which the compiler can't follow through a type parameter.
    const changed = { ...question, config: { ...question.config, ...settings } } as Question;
    return scaleOf(changed) === scaleOf(question) ? changed : { ...changed, meaningId: newId() };
  });
}

/** Says that a question now asks something else: its results start anew instead of joining the earlier ones. */
export function giveNewMeaning(state: EditingState, questionId: string, newId: IdSource): EditingState {
  return changeQuestion(state, questionId, (question) => ({ ...question, meaningId: newId() }));
}

function scaleOf({ config }: Question): number | null {
  return 'scale' in config ? config.scale : null;
}
