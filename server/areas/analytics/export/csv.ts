/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Where a cell that spreadsheets compute would begin: at the start of a text, and behind each sign that separates cells
 * or lines where a program reads the file with semicolons or tabs instead of commas, for which quotes change nothing.
 * Spaces and quotes in between, and signs in full width, make no difference.
 */
const FORMULA = /(^|[;\t\r\n])(?=(?:(?![\t\r\n])[\s\u200B\uFEFF"])*[=+\-@＝＋－＠])/g;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A line as RFC 4180 has it. Shoppers' words stay words: an apostrophe keeps them from being computed. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(field: string | number | null): string {
  if (field === null) return '';
  const text = String(field);
  const safe = NUMBER.test(text) ? text : text.replace(FORMULA, "$1'").replace(/^[\t\r\n]/, "'$&");
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Several texts in one field. A semicolon or backslash within a text gets a backslash in front, so that no two lists read alike. */
export const csvList = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll(/[\\;]/g, '\\$&')).join('; ');

/** The name of a file to download: the survey's, without what file systems refuse. */
export function csvFileName(survey: string, what: string, day: string): string {
  const name = survey
    .replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}"*/:<>?\\|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  return `${name || 'Survey'} – ${what} ${day}.csv`;
}
