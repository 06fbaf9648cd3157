import type * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { definitionSchema } from './definition-schema.ts';
import type { Definitions, Question } from './question.ts';
import type { QuestionType } from './question-types.ts';

/** The content of one version of a survey. */
export interface SurveyDefinition extends Omit<DeepReadonly<z.output<typeof definitionSchema>>, 'questions'> {
  readonly questions: readonly Question[];
}

export type ThankYou = SurveyDefinition['thankYou'];

/** The part that a shopper's page loads. The server sends the code only in the reply to the completed response. */
export interface ShoppersThankYou extends ThankYou {
  /** Whether the server will send a code. */
  readonly awaitsCode?: boolean;
}

/** A definition as a shopper's page loads it. */
export interface ShoppersDefinition extends SurveyDefinition {
  readonly thankYou: ShoppersThankYou;
  /** How long the longest path takes. Left out by pages that were built before it was counted. */
  readonly seconds?: number;
}

/** The survey's texts in another language. */
export type SurveyTexts = SurveyDefinition['translations'][string];

export type QuestionTexts = NonNullable<SurveyTexts['questions']>[string];

/** The translatable settings of all types. */
export type TextKey = Definitions[QuestionType]['texts'];
