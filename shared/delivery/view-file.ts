import type { QuestionType } from '../survey/question-types.ts';

/**
 * Names the file that draws a type of question on a store's page. Every survey loads `show`. It loads `common` or `rare`
 * only if one of its questions has a type of that file.
 */
export type ViewFile = 'show' | 'common' | 'rare';

const FILES = {
  single_select: 'show',
  multi_select: 'common',
  text: 'common',
  rating: 'common',
  nps: 'common',
} as const satisfies { readonly [Type in QuestionType]?: ViewFile };

type Files = typeof FILES;

/** The types of the file `common`. */
export type CommonType = { [Type in keyof Files]: Files[Type] extends 'common' ? Type : never }[keyof Files];

export const viewFileOf = (type: QuestionType): ViewFile =>
  (FILES as { readonly [Type in QuestionType]?: ViewFile })[type] ?? 'rare';
