import Papa from 'papaparse';
import { BYTE_ORDER_MARK, toSpreadsheetText } from '#shared/text/spreadsheet.ts';

/** Null is an empty cell. */
export type Cell = string | number | null;

/** A table as a file for spreadsheets. Numbers stay plain numbers in every language. */
export function tableToCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + Papa.unparse(rows.map((cells) => cells.map(asText)));
}

const asText = (cell: Cell): Cell => (typeof cell === 'string' ? toSpreadsheetText(cell) : cell);
