import { newDefinition } from '#shared/survey/edit/defaults.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { alternatives } from './catalogue/alternatives.ts';
import { attributionOrderTest } from './catalogue/attribution-order-test.ts';
import { audienceProfile } from './catalogue/audience-profile.ts';
import { cartAbandonment } from './catalogue/cart-abandonment.ts';
import { deliveryAndPackaging } from './catalogue/delivery-and-packaging.ts';
import { firstAndLastContact } from './catalogue/first-and-last-contact.ts';
import { netPromoterScore } from './catalogue/net-promoter-score.ts';
import { newProductInterest } from './catalogue/new-product-interest.ts';
import { orderSatisfaction } from './catalogue/order-satisfaction.ts';
import { attribution } from './catalogue/post-purchase-attribution.ts';
import { pricePerception } from './catalogue/price-perception.ts';
import { productFeedback } from './catalogue/product-feedback.ts';
import { quickAttribution } from './catalogue/quick-attribution.ts';
import { repeatPurchase } from './catalogue/repeat-purchase.ts';
import { returnsExperience } from './catalogue/returns-experience.ts';
import { storeExperience } from './catalogue/store-experience.ts';
import { winBack } from './catalogue/win-back.ts';
import type { SurveyTemplate } from '#shared/templates/template.ts';

/** Every template, in the picker's order. */
export const TEMPLATES: readonly SurveyTemplate[] = [
  orderSatisfaction,
  deliveryAndPackaging,
  returnsExperience,
  storeExperience,
  productFeedback,
  newProductInterest,
  pricePerception,
  cartAbandonment,
  netPromoterScore,
  winBack,
  repeatPurchase,
  attribution,
  quickAttribution,
  firstAndLastContact,
  attributionOrderTest,
  audienceProfile,
  alternatives,
];

export function templateById(templateId: string): SurveyTemplate | undefined {
  return TEMPLATES.find((template) => template.surveyId === templateId);
}

/** A new survey with the template's questions. They keep their ids, which are unique within the survey. */
export function definitionFromTemplate(template: SurveyTemplate, surveyId: string): SurveyDefinition {
  return {
    ...newDefinition(surveyId),
    name: template.name,
    description: template.description,
    questions: template.questions.map((question) => ({ ...question, surveyId })),
    ...(template.split && { split: template.split }),
  };
}
