import type { QuestionOf } from '../../survey/question.ts';
import type { QuestionType } from '../../survey/question-types.ts';
import { oneChoiceResults, multiSelectResults } from './choice.ts';
import { dateResults } from './date.ts';
import { npsResults } from './nps.ts';
import { numberResults } from './number.ts';
import { ratingResults } from './rating.ts';
import { textResults } from './text.ts';
import type { Results } from './results.ts';

const RESULTS: { readonly [T in QuestionType]: Results<T> } = {
  single_select: oneChoiceResults,
  multi_select: multiSelectResults,
  text: textResults,
  rating: ratingResults,
  nps: npsResults,
  drop_down: oneChoiceResults,
  date: dateResults,
  number: numberResults,
};

export function resultsOf<T extends QuestionType>({ type }: Pick<QuestionOf<T>, 'type'>): Results<T> {
  return RESULTS[type];
}
