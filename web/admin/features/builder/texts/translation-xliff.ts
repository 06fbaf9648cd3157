import jsToXliff12 from 'xliff/jsToXliff12';
import xliff12ToJs, { type XliffText } from 'xliff/xliff12ToJs';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { translationOf } from './translated-texts.ts';
import { linesOf, missingFirst, plain, UnreadableFile, type TranslationFile } from './translation-file.ts';

/** The format of translation services and programs, XLIFF 1.2: one language with its originals. */
export function translationsToXliff(
  definition: SurveyDefinition,
  language: string,
  storeLanguage: string,
): Promise<string> {
  const { translations } = definition;
  const lines = missingFirst(linesOf(definition), translations, [language]);
  const units = lines.map(({ id, place, item }) => [
    id,
    { source: item.original, target: translationOf(translations[language] ?? {}, item), note: place },
  ]);
  return jsToXliff12({
    sourceLanguage: storeLanguage,
    targetLanguage: language,
    resources: { survey: Object.fromEntries(units) as Record<string, XliffUnit> },
  });
}

interface XliffUnit {
  readonly source: string;
  readonly target: string;
  readonly note: string;
}

export async function readTranslationsXliff(text: string): Promise<TranslationFile> {
  const { targetLanguage, resources } = await xliff12ToJs(text).catch(() => {
    throw new UnreadableFile('The file is not valid XLIFF 1.2.');
  });
  if (targetLanguage === undefined) throw new UnreadableFile('The file does not name its target language.');
  const units = Object.values(resources).flatMap((resource) => Object.entries(resource));
  const targets = units.map(([id, { target }]) => [id, plain(wordsOf(target))] as const);
  return {
    originals: new Map(units.map(([id, { source }]) => [id, plain(wordsOf(source))])),
    languages: new Map([[targetLanguage, new Map(targets.filter(([, each]) => each !== ''))]]),
  };
}

/** Only the words: a survey's texts have no bold or italic parts. */
function wordsOf(text: XliffText | undefined): string {
  if (text === undefined || text === null) return '';
  if (typeof text === 'string') return text;
  if (Array.isArray(text)) return text.map(wordsOf).join('');
  return Object.values(text as Record<string, { contents?: XliffText }>)
    .map(({ contents }) => wordsOf(contents))
    .join('');
}
