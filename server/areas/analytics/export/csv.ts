import { toSpreadsheetText } from '#shared/text/spreadsheet.ts';

/** A line of RFC 4180 that spreadsheets show and never compute. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(field: string | number | null): string {
  if (field === null) return '';
  const safe = toSpreadsheetText(String(field));
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Several texts in one field. Semicolons and backslashes within a text are escaped, so that different lists stay
 * different.
 */
export const csvList = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll(/[\\;]/g, '\\$&')).join('; ');

/** The file's name: the survey's name without characters that file systems refuse. */
export function csvFileName(survey: string, what: string, day: string): string {
  const name = survey
    .replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}"*/:<>?\\|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  return `${name || 'Survey'} – ${what} ${day}.csv`;
}
