import type { QuestionType } from '../survey/question.ts';

/**
 * The file of a store's page that draws a type of question: `show` is loaded for every survey, `common` and `rare` only
 * for surveys that use one of their types.
 */
export type ViewFile = 'show' | 'common' | 'rare';

export function viewFileOf(type: QuestionType): ViewFile {
  switch (type) {
    case 'single_select':
      return 'show';
    case 'multi_select':
    case 'text':
    case 'rating':
    case 'nps':
      return 'common';
    default:
      return 'rare';
  }
}
