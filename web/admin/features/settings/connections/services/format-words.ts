import type { FileFormat } from '#shared/connections/kinds.ts';

export const FORMAT_WORDS: Readonly<Record<FileFormat, { readonly label: string; readonly help: string }>> = {
  csv: { label: 'CSV', help: 'Read by everything. Texts that begin like a formula get an apostrophe.' },
  parquet: { label: 'Parquet', help: 'Smaller, and with types. Texts stay as they were typed.' },
};
