import { AppError } from '../../errors.ts';
import { SURVEY_LIMITS } from '../../limits.ts';
import { newOption, type IdSource } from '../defaults.ts';
import { hasRepeatedTexts } from '../option-texts.ts';
import type { Option, Question } from '../question.ts';
import { isChoice } from '../question-traits.ts';
import { changeQuestion, type EditingState } from './editing-state.ts';

/** An option as a merchant has it in the editor; one without an id is new. */
export interface OptionDraft {
  readonly id?: string;
  readonly text: string;
}

/**
 * Sets a question's options. Ignored, and the very same state returned, if two of the texts are alike.
 * Another text for an option that was there is a correction: it keeps its id and meaning.
 */
export function changeOptions(
  state: EditingState,
  questionId: string,
  drafts: readonly OptionDraft[],
  newId: IdSource,
): EditingState {
  const { options } = SURVEY_LIMITS;
  if (drafts.length > options) {
    throw new AppError('INVALID_INPUT', `A question can have at most ${options} options.`);
  }
  if (hasRepeatedTexts(drafts)) return state;
  return changeOptionList(state, questionId, (before) => {
    const left = new Map(before.map((option) => [option.id, option]));
    return drafts.map(({ id = '', text }) => {
      const known = left.get(id);
      left.delete(id);
      return known === undefined ? newOption(text, newId) : { ...known, text };
    });
  });
}

/** Says that an option now means something else: its results start anew. */
export function giveOptionNewMeaning(
  state: EditingState,
  questionId: string,
  optionId: string,
  newId: IdSource,
): EditingState {
  return changeOptionList(state, questionId, (options) =>
    options.map((option) => (option.id === optionId ? { ...option, meaningId: newId() } : option)),
  );
}

function changeOptionList(
  state: EditingState,
  questionId: string,
  change: (options: readonly Option[]) => readonly Option[],
): EditingState {
  return changeQuestion(state, questionId, (question) => {
    if (!isChoice(question)) return question;
    const config = { ...question.config, options: change(question.config.options) };
    return { ...question, config } as Question;
  });
}
