import type { ShoppersThankYou, SurveyDefinition } from '#shared/survey/definition.ts';

/**
 * Removes what shoppers must not see: the internal name, the meaning ids and the discount code, which the reply to the
 * completed response contains.
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
