import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { readTranslationsCsv, translationsToCsv } from './translation-csv.ts';
import type { TranslationFile } from './translation-file.ts';

/** Loaded on demand, with the packages for the formats. */

interface FileRequest {
  /** A CSV file has all languages, an XLIFF file one. */
  readonly format: 'csv' | 'xliff';
  readonly language: string | null;
  readonly storeLanguage: string;
}

export async function fileOf(
  definition: SurveyDefinition,
  { format, language, storeLanguage }: FileRequest,
): Promise<{ file: Blob; name: string }> {
  const name = definition.name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() || 'Survey';
  if (format === 'csv' || language === null) {
    const file = new Blob([translationsToCsv(definition)], { type: 'text/csv;charset=utf-8' });
    return { file, name: `${name} translations.csv` };
  }
  const { translationsToXliff } = await import('./translation-xliff.ts');
  const text = await translationsToXliff(definition, language, storeLanguage);
  return { file: new Blob([text], { type: 'application/xliff+xml' }), name: `${name} ${language}.xlf` };
}

/** Reads a file by its content, because programs name it as they like. */
export async function readTranslations(text: string): Promise<TranslationFile> {
  if (!text.trimStart().startsWith('<')) return readTranslationsCsv(text);
  const { readTranslationsXliff } = await import('./translation-xliff.ts');
  return readTranslationsXliff(text);
}
