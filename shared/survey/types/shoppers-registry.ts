import type { QuestionOf } from '../question.ts';
import type { QuestionType } from '../question-types.ts';
import { dateAnswering } from './date/answering.ts';
import { multiSelectAnswering } from './multi_select/answering.ts';
import { numberAnswering } from './number/answering.ts';
import { textAnswering } from './text/answering.ts';
import { oneChoice } from './helpers/choice-answering.ts';
import { scalePoint } from './helpers/scale-answering.ts';
import type { Answering } from './answering.ts';

/** Apart from `registry.ts`, because a shopper's page loads only this. */
const ANSWERING: { readonly [T in QuestionType]: Answering<T> } = {
  single_select: oneChoice,
  multi_select: multiSelectAnswering,
  text: textAnswering,
  rating: scalePoint,
  nps: scalePoint,
  drop_down: oneChoice,
  date: dateAnswering,
  number: numberAnswering,
};

export function answeringOf<T extends QuestionType>({ type }: QuestionOf<T>): Answering<T> {
  return ANSWERING[type];
}
