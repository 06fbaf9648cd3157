/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would take for a formula, also behind spaces and in full width. */
const FORMULA = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A line as RFC 4180 has it. Shoppers' words stay words: an apostrophe keeps them from being computed. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(field: string | number | null): string {
  if (field === null) return '';
  const text = String(field);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The name of a file to download: the survey's, without what file systems refuse. */
export function csvFileName(survey: string, what: string, day: string): string {
  const name = survey
    .replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}"*/:<>?\\|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  return `${name || 'Survey'} – ${what} ${day}.csv`;
}
