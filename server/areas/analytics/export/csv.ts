/** Marks the file as UTF-8 for Excel. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The places where a spreadsheet would compute a formula: at the start of a field, and after a semicolon, tab or line
 * break, because programs with other separators ignore the quotes. Spaces, quotes and full-width signs before it change
 * nothing.
 */
const FORMULA = /(^|[;\t\r\n])(?=(?:(?![\t\r\n])[\s\u200B\uFEFF"])*[=+\-@＝＋－＠])/g;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A line of RFC 4180. An apostrophe before a formula keeps spreadsheets from computing it. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(field: string | number | null): string {
  if (field === null) return '';
  const text = String(field);
  const safe = NUMBER.test(text) ? text : text.replace(FORMULA, "$1'").replace(/^[\t\r\n]/, "'$&");
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
