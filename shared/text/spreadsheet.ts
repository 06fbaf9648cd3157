/** Excel reads a file as UTF-8 only with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would compute: spaces, quotes and full-width signs before a formula change nothing. Apostrophes
 * count too, so that reading a text back removes exactly the one that was added.
 */
const FORMULA = String.raw`(?='*(?:(?![\t\r\n])[\s\u200B\uFEFF"])*[=+\-@＝＋－＠])`;

/**
 * Where a cell may begin: at the start of a text, and after a semicolon, tab or line break, because programs with other
 * separators ignore the quotes.
 */
const START = String.raw`(^|[;\t\r\n])`;

const UNSAFE = new RegExp(START + FORMULA, 'g');
const SAFE = new RegExp(`${START}'${FORMULA}`, 'g');
const NUMBER = /^-?\d+(\.\d+)?$/;
/** A text without these stays as it is. It is quicker to look for one letter than for a place where a formula begins. */
const SUSPECT = /[=+\-@＝＋－＠\t\r\n]/;

/** A text for a cell. An apostrophe before a formula keeps spreadsheets from computing it. */
export function toSpreadsheetText(text: string): string {
  return !SUSPECT.test(text) || NUMBER.test(text)
    ? text
    : text.replace(UNSAFE, "$1'").replace(/^(?='*[\t\r\n])/, "'");
}

/** What one cell shows. Null is an empty cell; numbers stay plain numbers in every language. */
export type Cell = string | number | null;

/** A line of RFC 4180 that spreadsheets show and never compute. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A file for spreadsheets. */
export const csvFile = (lines: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + lines.map(csvLine).join('');

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  const safe = toSpreadsheetText(String(cell));
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text that `toSpreadsheetText` made a cell of. */
export function fromSpreadsheetText(cell: string): string {
  return cell.replace(SAFE, '$1').replace(/^'(?='*[\t\r\n])/, '');
}
