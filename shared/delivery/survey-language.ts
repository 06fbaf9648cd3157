import { chooseLanguage } from '../survey/choose-language.ts';
import { definitionIn } from '../survey/collect.ts';
import type { ManifestLanguage, ManifestSurvey } from './manifest.ts';

/**
 * The first wanted language in which the survey is written, else the store's, and the address of the definition in it.
 */
export function surveyLanguage(
  { language, translations, definitionUrl }: ManifestSurvey,
  wanted: readonly string[],
): { readonly language: ManifestLanguage; readonly definitionUrl: string } {
  const written = [language, ...translations];
  const tag = chooseLanguage(
    written.map((one) => one.tag),
    wanted,
  );
  const translation = translations.find((one) => one.tag === tag);
  return translation
    ? { language: translation, definitionUrl: definitionIn(translation.tag, definitionUrl) }
    : { language, definitionUrl };
}
