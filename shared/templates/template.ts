import type { Question } from '../survey/question.ts';

/** The categories in the order of the picker's tabs. */
export const TEMPLATE_CATEGORIES = [
  'Customer Satisfaction',
  'Product Research',
  'Customer Loyalty',
  'Market Analysis',
] as const;

export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** A survey to start from. Its ids are fixed, so that links to it and tests of it stay true. */
export interface SurveyTemplate {
  readonly surveyId: string;
  readonly name: string;
  readonly description: string;
  readonly categoryTag: string;
  readonly questionsCount: number;
  readonly estimatedTimeBreakdown: { readonly minutes: number };
  readonly questions: readonly Question[];
}

/** The template behind *Measure Net Promoter Score*. */
export const NPS_TEMPLATE_ID = 'net-promoter-score';

/** What an empty list of surveys offers first: one number, one source, one reason. */
export const BEST_FIRST_TEMPLATES = [
  NPS_TEMPLATE_ID,
  'post-purchase-attribution',
  'cart-abandonment',
] as const;
