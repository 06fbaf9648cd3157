import type { Question } from './question.ts';

/** The format written today; older ones are upgraded when read (`definition-format.ts`). */
export const FORMAT_VERSION = 1;

export interface ThankYou {
  readonly title: string;
  readonly message: string;
  readonly discountCode: string | null;
}

/** What a shopper's page loads of it: the code is left out, and comes with the acknowledged completion. */
export interface ShoppersThankYou extends ThankYou {
  /** Whether there is a code that comes. */
  readonly awaitsCode?: boolean;
}

/** The texts of one question in another language; what is missing falls back to the definition's own. */
export interface QuestionTexts {
  readonly text?: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly minLabel?: string;
  readonly maxLabel?: string;
  readonly otherLabel?: string;
  /** By option id. */
  readonly options?: Readonly<Record<string, string>>;
}

/** The texts that a shopper reads, in another language. */
export interface SurveyTexts {
  readonly thankYou?: { readonly title?: string; readonly message?: string };
  /** By question id. */
  readonly questions?: Readonly<Record<string, QuestionTexts>>;
}

/** Everything that one version of a survey asks and says. */
export interface SurveyDefinition {
  readonly formatVersion: typeof FORMAT_VERSION;
  /** Empty until the survey has been given its id. */
  readonly surveyId: string;
  readonly name: string;
  readonly description: string;
  readonly questions: readonly Question[];
  readonly thankYou: ThankYou;
  /** By language tag, such as `de` or `pt-BR`. */
  readonly translations: Readonly<Record<string, SurveyTexts>>;
}
