import type { ComponentType, ReactNode } from 'react';
import type { TextKey } from '#shared/survey/definition.ts';
import type { ConfigByType, QuestionOf, QuestionType } from '#shared/survey/question.ts';
import { dateType } from './date/type.tsx';
import { dropDownType } from './drop_down/type.tsx';
import { multiSelectType } from './multi_select/type.tsx';
import { npsType } from './nps/type.tsx';
import { numberType } from './number/type.tsx';
import { ratingType } from './rating/type.tsx';
import { singleSelectType } from './single_select/type.tsx';
import { textType } from './text/type.tsx';

/** How the builder shows one question type. The type's name is in `shared/survey/types`, for all screens. */
export interface BuilderType<T extends QuestionType> {
  /** Whether the type is listed under *More kinds*. */
  readonly isMore: boolean;
  /** What the type is used for, in a few words. */
  readonly use: string;
  /** A sketch of the type as shoppers see it, in the current text colour. */
  readonly sketch: ReactNode;
  /** The fields of the type's settings; null without settings. */
  readonly Settings: ComponentType<{ readonly question: QuestionOf<T> }> | null;
  /** The settings that shoppers read. */
  readonly translatable: (config: ConfigByType[T]) => readonly SettingText[];
}

/** A translatable text in a question's settings. */
export type SettingText = ({ readonly key: TextKey } | { readonly optionId: string }) & {
  readonly label: string;
  readonly original: string;
};

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
