import type { SurveyDefinition, SurveyTexts } from '#shared/survey/definition.ts';
import { isBlank } from '#shared/survey/plain-text.ts';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import { OFFERED_LANGUAGES } from './language-names.ts';
import {
  longestTranslation,
  textsOfQuestion,
  textsOfThanks,
  translationOf,
  withTranslation,
  type Translatable,
} from './translated-texts.ts';

/** A line of a translation file. */
export interface TextLine {
  /** Finds the text again, whatever happens to its words and its place. */
  readonly id: string;
  /** Tells a translator where the text stands. */
  readonly place: string;
  readonly item: Translatable;
}

/** What a translation file contains. */
export interface TranslationFile {
  /** By the line's id. */
  readonly originals: ReadonlyMap<string, string>;
  /** By language as the file names it, then by the line's id. Empty texts are left out. */
  readonly languages: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** A file that is no translation file. The message is for the merchant. */
export class UnreadableFile extends Error {}

/** The survey's texts in their order on the screen. */
export function linesOf({ questions, thankYou }: SurveyDefinition): TextLine[] {
  const ofQuestions = questions.flatMap((question, at) =>
    textsOfQuestion(question).map((item) => lineOf(item, `Question ${at + 1}: ${item.label}`)),
  );
  const ofThanks = textsOfThanks(thankYou).map((item) => lineOf(item, `Thank-you screen: ${item.label}`));
  return [...ofQuestions, ...ofThanks];
}

function lineOf(item: Translatable, place: string): TextLine {
  return { id: idOf(item), place, item };
}

function idOf({ place }: Translatable): string {
  if (place.kind === 'thanks') return `thanks/${place.key}`;
  const last = place.kind === 'option' ? `option/${place.optionId}` : place.key;
  return `question/${place.questionId}/${last}`;
}

/** The lines with the missing translations first, so that a translator can begin at the top. */
export function missingFirst(
  lines: readonly TextLine[],
  translations: SurveyDefinition['translations'],
  languages: readonly string[],
): TextLine[] {
  const isMissing = ({ item }: TextLine): boolean =>
    languages.some((language) => isBlank(translationOf(translations[language] ?? {}, item)));
  return [...lines.filter(isMissing), ...lines.filter((line) => !isMissing(line))];
}

export interface ImportReport {
  /** The languages that the file changed or added. */
  readonly languages: readonly string[];
  readonly added: number;
  readonly changed: number;
  /** Lines whose text is no longer in the survey. */
  readonly unknown: number;
  /** The original of each text whose words have changed since the file was saved. */
  readonly outdated: readonly string[];
  /** The original of each text whose translation is too long. These are left out. */
  readonly tooLong: readonly string[];
  /** Columns that name no language, and languages beyond the limit. */
  readonly leftOut: readonly string[];
}

export interface Imported {
  readonly translations: SurveyDefinition['translations'];
  readonly report: ImportReport;
}

/** Adds a file's texts to the survey's. An empty text in the file removes nothing. */
export function importTranslations(definition: SurveyDefinition, file: TranslationFile): Imported {
  const lines = new Map(linesOf(definition).map((line) => [line.id, line]));
  const { accepted, leftOut } = acceptLanguages(definition.translations, [...file.languages.keys()]);
  const translations: Record<string, SurveyTexts> = { ...definition.translations };
  const counts = { added: 0, changed: 0 };
  const tooLong = new Set<string>();
  for (const [named, language] of accepted) {
    let texts = translations[language] ?? {};
    for (const [id, text] of file.languages.get(named) ?? []) {
      const item = lines.get(id)?.item;
      if (item === undefined) continue;
      if (text.length > longestTranslation(item)) {
        tooLong.add(item.original);
        continue;
      }
      const before = translationOf(texts, item);
      if (before === text) continue;
      counts[isBlank(before) ? 'added' : 'changed'] += 1;
      texts = withTranslation(texts, item, text);
    }
    translations[language] = texts;
  }
  const report: ImportReport = {
    languages: accepted.map(([, language]) => language),
    ...counts,
    unknown: [...file.originals.keys()].filter((id) => !lines.has(id)).length,
    outdated: outdatedTexts(lines, file.originals),
    tooLong: [...tooLong],
    leftOut,
  };
  return { translations, report };
}

/** Pairs each language's name in the file with its tag in the survey. */
function acceptLanguages(translations: SurveyDefinition['translations'], named: readonly string[]) {
  const written = Object.keys(translations);
  const known = [...written, ...OFFERED_LANGUAGES];
  const accepted: [named: string, language: string][] = [];
  const leftOut: string[] = [];
  let room = SURVEY_LIMITS.languages - written.length;
  for (const name of named) {
    const language = known.find((one) => one.toLowerCase() === name.toLowerCase());
    const isNew = language !== undefined && !written.includes(language);
    if (language === undefined || (isNew && room === 0)) leftOut.push(name);
    else {
      accepted.push([name, language]);
      if (isNew) room -= 1;
    }
  }
  return { accepted, leftOut };
}

function outdatedTexts(
  lines: ReadonlyMap<string, TextLine>,
  originals: TranslationFile['originals'],
): string[] {
  return [...originals].flatMap(([id, before]) => {
    const now = lines.get(id)?.item.original;
    return now === undefined || plain(now) === plain(before) ? [] : [now];
  });
}

/** Spreadsheets change line ends and the spaces around a text. */
export const plain = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
