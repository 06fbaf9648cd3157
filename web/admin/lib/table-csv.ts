import Papa from 'papaparse';

/** Excel reads a file as UTF-8 only with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Null is an empty cell. */
export type Cell = string | number | null;

/** A table as a file for spreadsheets. Numbers stay plain numbers in every language. */
export function tableToCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + Papa.unparse(rows.map((cells) => cells.map(asText)));
}

/** A spreadsheet computes a text that starts like a formula, except behind an apostrophe. */
const asText = (cell: Cell): Cell =>
  typeof cell === 'string' && /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
