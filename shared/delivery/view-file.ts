import type { QuestionType } from '../survey/question.ts';

/**
 * The file of a store's page that draws a type of question: `show` is loaded for every survey, `common` and `rare` only
 * for surveys that use one of their types.
 */
export type ViewFile = 'show' | 'common' | 'rare';

const FILES: { readonly [Type in QuestionType]?: ViewFile } = {
  single_select: 'show',
  multi_select: 'common',
  text: 'common',
  rating: 'common',
  nps: 'common',
};

export const viewFileOf = (type: QuestionType): ViewFile => FILES[type] ?? 'rare';
