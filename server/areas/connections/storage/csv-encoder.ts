import { csvLine } from '#server/areas/analytics/export/csv.ts';
import type { OpenEncoder } from './file-encoder.ts';

/** As the download, without its byte order mark, which warehouses take for a part of the first column's name. */
export const csvEncoder: OpenEncoder = ({ header }, soFar) => {
  let lead = soFar === null || soFar.offset === 0 ? csvLine(header) : '';
  return {
    encode(rows) {
      const text = lead + rows.map((row) => csvLine(row)).join('');
      lead = '';
      return Buffer.from(text);
    },
    state: () => '',
    end: () => Buffer.from(lead),
  };
};
