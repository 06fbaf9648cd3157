import type { Picture } from '#shared/survey/picture-schema.ts';
import type { Question } from '#shared/survey/question.ts';
import { optionsOf } from '#shared/survey/question-traits.ts';

/** Every picture of these questions and their options. */
export function picturesOf(questions: readonly Question[]): Picture[] {
  return questions.flatMap(({ picture, config }) => [
    ...(picture === undefined ? [] : [picture]),
    ...optionsOf({ config }).flatMap((option) => option.picture ?? []),
  ]);
}
