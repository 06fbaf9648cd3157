import type { Picture } from '#shared/survey/picture-schema.ts';
import type { Question } from '#shared/survey/question.ts';

/** Every picture of these questions and their options. */
export function picturesOf(questions: readonly Question[]): Picture[] {
  return questions.flatMap(({ picture, config }) => [
    ...(picture === undefined ? [] : [picture]),
    ...('options' in config ? config.options : []).flatMap((option) => option.picture ?? []),
  ]);
}
