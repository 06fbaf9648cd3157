import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { EXPORT_PATHS, EXPORT_ROWS_HEADER } from '#shared/api/values.ts';
import { plainParameters } from '../../../answers/api/results.ts';

export type ExportName = keyof typeof EXPORT_PATHS;

/** Path below the API's base. */
export function exportPath(name: ExportName, surveyId: string, query: AnalyticsQuery): string {
  const path = EXPORT_PATHS[name].replace('{surveyId}', encodeURIComponent(surveyId));
  const search = new URLSearchParams(plainParameters(query)).toString();
  return search === '' ? path : `${path}?${search}`;
}

export interface ExportProgress {
  /** Lines received so far, without the header. */
  readonly rows: number;
  /** Null if unknown in advance. */
  readonly total: number | null;
}

const LINE_FEED = 10;

/** Collects the export's pieces. Texts may contain line breaks, so the row count is capped at the total. */
export function createReceiver() {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let lines = -1;
  return {
    take(piece: Uint8Array<ArrayBuffer>, headers: Headers): ExportProgress {
      pieces.push(piece);
      for (const byte of piece) if (byte === LINE_FEED) lines += 1;
      const said = headers.get(EXPORT_ROWS_HEADER);
      const total = said === null ? null : Number(said);
      return { rows: Math.min(Math.max(lines, 0), total ?? Infinity), total };
    },
    file: () => new Blob(pieces, { type: 'text/csv;charset=utf-8' }),
  };
}
