import type { ShoppersThankYou, SurveyDefinition } from '#shared/survey/definition.ts';

/**
 * What a shopper's page needs of a version: not the merchant's name for it, not what results merge by, and not the
 * discount code, which comes with the acknowledged completion.
 */
export function shoppersDefinition(definition: SurveyDefinition): SurveyDefinition {
  const { thankYou, questions } = definition;
  const ending: ShoppersThankYou = { ...thankYou, discountCode: null, awaitsCode: !!thankYou.discountCode };
  return {
    ...definition,
    name: '',
    description: '',
    questions: questions.map((question) => ({ ...question, meaningId: '' })),
    thankYou: ending,
  };
}
