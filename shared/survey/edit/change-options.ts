import { AppError } from '../../errors.ts';
import { SURVEY_LIMITS } from '../survey-limits.ts';
import { type IdSource, newOption } from '../options.ts';
import { hasRepeatedTexts } from '../option-texts.ts';
import type { Option, Question } from '../question.ts';
import { isChoice } from '../question-traits.ts';
import { changeQuestion, type EditingState } from './editing-state.ts';

/** An option in the editor; a new one has no id yet. */
export interface OptionDraft {
  readonly id?: string;
  readonly text: string;
}

/**
 * Sets a question's options. Returns the same state if two texts are equal. A changed text of an existing option is
 * a correction: it keeps its id and meaning.
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
