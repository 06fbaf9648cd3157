import type { FileFormat } from '#shared/connections/kinds.ts';
import type { ResponseTable } from '#server/areas/analytics/export/response-columns.ts';
import { csvEncoder } from './csv-encoder.ts';
import { parquetEncoder } from './parquet-encoder.ts';

export type Field = ReturnType<ResponseTable['row']>[number];

export interface FileEncoder {
  /** The bytes of further rows. They depend on these rows and on the state only. */
  readonly encode: (rows: readonly (readonly Field[])[]) => Uint8Array;
  /** What the rest of the file needs to know of the first calls of `encode`. */
  readonly state: (calls: number) => string;
  readonly end: () => Uint8Array;
}

/** Where a file goes on: after how many bytes and calls, and what `state` returned. */
export interface EncodedSoFar {
  readonly offset: number;
  readonly groups: number;
  readonly state: string;
}

export type OpenEncoder = (table: ResponseTable, soFar: EncodedSoFar | null) => FileEncoder;

interface Format {
  readonly open: OpenEncoder;
  readonly type: string;
}

export const FORMATS: Readonly<Record<FileFormat, Format>> = {
  csv: { open: csvEncoder, type: 'text/csv; charset=utf-8' },
  parquet: { open: parquetEncoder, type: 'application/vnd.apache.parquet' },
};
