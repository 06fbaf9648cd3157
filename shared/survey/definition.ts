import type { Definitions, Question, QuestionType } from './question.ts';
import type { SurveySplit } from './split.ts';

/** The current format. `definition-format.ts` upgrades older ones when they are read. */
export const FORMAT_VERSION = 1;

export interface ThankYou {
  readonly title: string;
  readonly message: string;
  readonly discountCode: string | null;
}

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

/** The texts of one question in another language. A missing text falls back to the definition's own. */
export type QuestionTexts = { readonly [K in keyof AllTexts]?: AllTexts[K] };

interface AllTexts extends Record<'text' | 'description' | TextKey, string> {
  /** By option id. */
  options: Readonly<Record<string, string>>;
}

/** The translatable settings of all types. */
export type TextKey = Definitions[QuestionType]['texts'];

/** The survey's texts in another language. */
export interface SurveyTexts {
  readonly thankYou?: { readonly title?: string; readonly message?: string };
  /** By question id. */
  readonly questions?: Readonly<Record<string, QuestionTexts>>;
}

/** The content of one version of a survey. */
export interface SurveyDefinition {
  readonly formatVersion: typeof FORMAT_VERSION;
  /** Empty until the survey has an id. */
  readonly surveyId: string;
  readonly name: string;
  readonly description: string;
  readonly questions: readonly Question[];
  readonly thankYou: ThankYou;
  /** By language tag, such as `de` or `pt-BR`. */
  readonly translations: Readonly<Record<string, SurveyTexts>>;
  /** How version B of a running split test differs. Left out without one. */
  readonly split?: SurveySplit;
}
