import type { ShoppersThankYou, SurveyDefinition } from '#shared/survey/definition.ts';
import { translateDefinition } from '#shared/survey/translate-definition.ts';

/**
 * The definition in one language; without a language, in the store's. Leaves out what shoppers must not see: the internal
 * name, the meaning ids and the discount code, which the reply to the completed response contains.
 */
export function shoppersDefinition(original: SurveyDefinition, language?: string): SurveyDefinition {
  const definition = language === undefined ? original : translateDefinition(original, [language]);
  const { thankYou, questions } = definition;
  const ending: ShoppersThankYou = { ...thankYou, discountCode: null, awaitsCode: !!thankYou.discountCode };
  return {
    ...definition,
    name: '',
    description: '',
    translations: {},
    questions: questions.map((question) => ({ ...question, meaningId: '' })),
    thankYou: ending,
  };
}
