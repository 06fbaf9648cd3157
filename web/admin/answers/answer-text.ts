import type { ReadableChoice } from '#shared/survey/types/helpers/choice-schema.ts';
import type { ReadableScore } from '#shared/survey/types/helpers/scale-schema.ts';
import type { Definitions } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import { quantity } from './format-figure.ts';

type TextOf<T extends QuestionType> = (answer: Definitions[T]['readable']) => string;

const scoreText = ({ value, scale }: ReadableScore) => `${value} of ${scale}`;

function choiceText({ labels, other }: ReadableChoice): string {
  const chosen = labels.join(', ');
  return other === null || other === '' ? chosen : `${chosen}: “${other}”`;
}

const TEXTS: { readonly [T in QuestionType]: TextOf<T> } = {
  single_select: choiceText,
  multi_select: choiceText,
  drop_down: choiceText,
  rating: scoreText,
  nps: scoreText,
  text: ({ text }) => text,
  date: ({ text }) => text,
  number: ({ value, unit }) => quantity(value, unit),
};

/** An answer as text, by the type of its question. */
export function answerTextOf<T extends QuestionType>({ type }: { readonly type: T }): TextOf<T> {
  return TEXTS[type];
}
