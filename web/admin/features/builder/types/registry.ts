import type { QuestionOf } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import type { BuilderType } from './builder-type.ts';
import { dateType } from './date/type.tsx';
import { dropDownType } from './drop_down/type.tsx';
import { multiSelectType } from './multi_select/type.tsx';
import { npsType } from './nps/type.tsx';
import { numberType } from './number/type.tsx';
import { ratingType } from './rating/type.tsx';
import { singleSelectType } from './single_select/type.tsx';
import { textType } from './text/type.tsx';

const TYPES: { readonly [T in QuestionType]: BuilderType<T> } = {
  single_select: singleSelectType,
  multi_select: multiSelectType,
  text: textType,
  rating: ratingType,
  nps: npsType,
  drop_down: dropDownType,
  date: dateType,
  number: numberType,
};

export function builderTypeOf<T extends QuestionType>({ type }: Pick<QuestionOf<T>, 'type'>): BuilderType<T> {
  return TYPES[type];
}
