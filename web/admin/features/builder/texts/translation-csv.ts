import Papa from 'papaparse';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { BYTE_ORDER_MARK, csvFile, fromSpreadsheetText } from '#shared/text/spreadsheet.ts';
import { translationOf } from './translated-texts.ts';
import { linesOf, missingFirst, plain, UnreadableFile, type TranslationFile } from './translation-file.ts';

const ID = 'Id (do not change)';
const PLACE = 'Place';
const ORIGINAL = 'Your words';

/** A table with a line for each text and a column for each language. */
export function translationsToCsv(definition: SurveyDefinition): string {
  const { translations } = definition;
  const languages = Object.keys(translations);
  const lines = missingFirst(linesOf(definition), translations, languages);
  const rows = lines.map(({ id, place, item }) => [
    id,
    place,
    item.original,
    ...languages.map((language) => translationOf(translations[language] ?? {}, item)),
  ]);
  return csvFile([[ID, PLACE, ORIGINAL, ...languages], ...rows]);
}

/** Reads the table back, also as a spreadsheet saved it: with semicolons or tabs, and with columns moved. */
export function readTranslationsCsv(text: string): TranslationFile {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(BYTE_ORDER_MARK, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
    transform: fromSpreadsheetText,
  });
  const columns = meta.fields ?? [];
  if (!columns.includes(ID)) {
    throw new UnreadableFile(`The file has no column “${ID}”. Save a file here first, and fill that one in.`);
  }
  const rows = data.filter((row) => (row[ID] ?? '') !== '');
  const column = (name: string) => new Map(rows.map((row) => [row[ID] ?? '', plain(row[name] ?? '')]));
  const filled = (name: string) => new Map([...column(name)].filter(([, each]) => each !== ''));
  const named = columns.filter((name) => ![ID, PLACE, ORIGINAL, ''].includes(name));
  return {
    originals: columns.includes(ORIGINAL) ? column(ORIGINAL) : new Map(column(ID)),
    languages: new Map(named.map((name) => [name, filled(name)])),
  };
}
