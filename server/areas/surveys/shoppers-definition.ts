import type { ShoppersDefinition, ShoppersThankYou, SurveyDefinition } from '#shared/survey/definition.ts';
import { expectedSeconds } from '#shared/survey/flow/expected-seconds.ts';
import type { Question } from '#shared/survey/question.ts';
import { definitionOf } from '#shared/survey/split.ts';
import { translateDefinition } from '#shared/survey/edit/translate-definition.ts';
import type { Variant } from '#shared/survey/variant.ts';

/**
 * The definition in one language, the store's by default, and in one version of its split test, by default as it is
 * written. Leaves out what shoppers must not see: the internal name, the meaning ids and the discount code, which the
 * reply to the completed response contains.
 */
export function shoppersDefinition(
  original: SurveyDefinition,
  language?: string,
  variant: Variant | null = null,
): ShoppersDefinition {
  const own = definitionOf(original, variant);
  const definition = language === undefined ? own : translateDefinition(own, language);
  const { thankYou, questions } = definition;
  const ending: ShoppersThankYou = { ...thankYou, discountCode: null, awaitsCode: !!thankYou.discountCode };
  return {
    ...definition,
    name: '',
    description: '',
    translations: {},
    questions: questions.map(withoutMeaning),
    thankYou: ending,
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
