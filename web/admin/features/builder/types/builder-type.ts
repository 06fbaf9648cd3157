import type { ComponentType, ReactNode } from 'react';
import type { TextKey } from '#shared/survey/definition.ts';
import type { ConfigByType, QuestionOf } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';

/** How the builder shows one question type. The type's name is in `shared/survey/types`, for all screens. */
export interface BuilderType<T extends QuestionType> {
  /** Whether the type is listed under *More kinds*. */
  readonly isMore: boolean;
  /** What the type is used for, in a few words. */
  readonly use: string;
  /** A sketch of the type as shoppers see it, in the current text colour. */
  readonly sketch: ReactNode;
  /** The words of the type in the card, each with the slot that it stands in; null without words. */
  readonly Words: ComponentType<{ readonly question: QuestionOf<T> }> | null;
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
