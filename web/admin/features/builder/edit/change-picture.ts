import type { Picture } from '#shared/survey/picture-schema.ts';
import type { Question } from '#shared/survey/question.ts';
import { isChoice } from '#shared/survey/question-traits.ts';
import { changeQuestion, type EditingState } from '#shared/survey/edit/editing-state.ts';

/** Sets or removes a question's picture. Its meaning stays. */
export function changePicture(
  state: EditingState,
  questionId: string,
  picture: Picture | null,
): EditingState {
  return changeQuestion(state, questionId, (question) => withPicture(question, picture));
}

/** Sets or removes an option's picture. Its meaning stays. */
export function changeOptionPicture(
  state: EditingState,
  questionId: string,
  optionId: string,
  picture: Picture | null,
): EditingState {
  return changeQuestion(state, questionId, (question) => {
    if (!isChoice(question)) return question;
    const options = question.config.options.map((option) =>
      option.id === optionId ? withPicture(option, picture) : option,
    );
    return { ...question, config: { ...question.config, options } } as Question;
  });
}

function withPicture<T extends { readonly picture?: Picture }>(subject: T, picture: Picture | null): T {
  if (picture !== null) return { ...subject, picture };
  const { picture: _, ...rest } = subject;
  return rest as T;
}
