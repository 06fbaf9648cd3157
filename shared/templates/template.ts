import type { Question } from '../survey/question.ts';
import type { SurveySplit } from '../survey/split.ts';

/** The categories in the order of the picker's tabs. */
export const TEMPLATE_CATEGORIES = [
  'Customer Satisfaction',
  'Product Research',
  'Customer Loyalty',
  'Market Analysis',
] as const;

export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** A template for a survey. Its ids are fixed, so that links to it and tests of it keep working. */
export interface SurveyTemplate {
  readonly surveyId: string;
  readonly name: string;
  readonly description: string;
  readonly categoryTag: string;
  readonly questionsCount: number;
  readonly estimatedTimeBreakdown: { readonly minutes: number };
  readonly questions: readonly Question[];
  /** A split test that is ready to begin. */
  readonly split?: SurveySplit;
}

/** The template of the onboarding goal *Measure Net Promoter Score*. */
export const NPS_TEMPLATE_ID = 'net-promoter-score';

/** The templates that an empty survey list suggests: an NPS, an attribution and a cart abandonment survey. */
export const BEST_FIRST_TEMPLATES = [
  NPS_TEMPLATE_ID,
  'post-purchase-attribution',
  'cart-abandonment',
] as const;
