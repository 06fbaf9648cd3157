import type { ShoppersDefinition, SurveyDefinition } from '#shared/survey/definition.ts';
import { expectedSeconds } from '#shared/survey/flow/expected-seconds.ts';
import type { Question } from '#shared/survey/question.ts';
import { definitionOf } from '#shared/survey/split.ts';
import { translateDefinition } from '#shared/survey/edit/translate-definition.ts';
import type { Variant } from '#shared/survey/variant.ts';

/**
 * The definition in one language, the store's by default, and in one version of its split test, by default as it is
 * written. It names what shoppers may see, so that a field that is added stays with the merchant. The discount code
 * comes with the reply to the completed response.
 */
export function shoppersDefinition(
  original: SurveyDefinition,
  language?: string,
  variant: Variant | null = null,
): ShoppersDefinition {
  const own = definitionOf(original, variant);
  const definition = language === undefined ? own : translateDefinition(own, language);
  const { formatVersion, surveyId, questions, thankYou } = definition;
  const { title, message, discountCode } = thankYou;
  return {
    ...{ formatVersion, surveyId, name: '', description: '', translations: {} },
    questions: questions.map(withoutMeaning),
    thankYou: { title, message, discountCode: null, awaitsCode: !!discountCode },
    seconds: expectedSeconds(questions),
  };
}

/** The results of all versions are joined by these ids, which shoppers do not need. */
function withoutMeaning(question: Question): Question {
  const { config } = question;
  if (!('options' in config)) return { ...question, meaningId: '' };
  const options = config.options.map((option) => ({ ...option, meaningId: '' }));
  return { ...question, meaningId: '', config: { ...config, options } } as Question;
}
