import { chooseLanguage } from '../survey/choose-language.ts';
import { addressOfVariant, definitionIn } from '../survey/definition-address.ts';
import { variantFor, type Variant } from '../survey/variant.ts';
import type { ManifestLanguage, ManifestSurvey } from './manifest.ts';

interface SurveyToLoad {
  readonly language: ManifestLanguage;
  /** The variant of the survey's split test that this visitor gets; undefined without a test. */
  readonly variant: Variant | undefined;
  readonly definitionUrl: string;
}

/**
 * The first wanted language in which the survey is written, else the store's, and the address of the definition in it.
 */
export function surveyLanguage(
  { language, translations, definitionUrl }: ManifestSurvey,
  wanted: readonly string[],
  visitorId: string,
): SurveyToLoad {
  const written = [language, ...translations];
  const tag = chooseLanguage(
    written.map((one) => one.tag),
    wanted,
  );
  const translation = translations.find((one) => one.tag === tag);
  const { split } = translation ?? language;
  const variant = split ? variantFor(split, visitorId) : undefined;
  const address = addressOfVariant(definitionUrl, variant);
  return translation
    ? { language: translation, variant, definitionUrl: definitionIn(translation.tag, address) }
    : { language, variant, definitionUrl: address };
}
