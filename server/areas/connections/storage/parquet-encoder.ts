import { deserialize, serialize } from 'node:v8';
import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import { DAY_MS } from '#shared/durations.ts';
import type { ColumnType } from '#server/areas/analytics/export/response-columns.ts';
import type { Field, OpenEncoder } from './file-encoder.ts';

const MONEY_DIGITS = 4;
interface Storage {
  readonly element: Omit<SchemaElement, 'name'>;
  readonly value: (field: string | number) => unknown;
}

/** How Parquet stores each type of column. The CSV has the same values. */
const STORED: Readonly<Record<ColumnType, Storage>> = {
  text: { element: { type: 'BYTE_ARRAY', converted_type: 'UTF8' }, value: String },
  whole: { element: { type: 'INT32' }, value: Number },
  number: { element: { type: 'DOUBLE' }, value: Number },
  money: {
    element: { type: 'INT64', converted_type: 'DECIMAL', precision: 16, scale: MONEY_DIGITS },
    value: (field) => unscaled(String(field)),
  },
  moment: {
    element: {
      type: 'INT64',
      converted_type: 'TIMESTAMP_MILLIS',
      logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
    },
    value: (field) => new Date(field),
  },
  day: {
    element: { type: 'INT32', converted_type: 'DATE' },
    value: (field) => Date.parse(String(field)) / DAY_MS,
  },
};

/** A decimal as the whole number that Parquet stores, without the error of a double. */
function unscaled(decimal: string): bigint {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  return BigInt(`${sign}${whole}${fraction.padEnd(MONEY_DIGITS, '0').slice(0, MONEY_DIGITS)}`);
}

/** Each call of `encode` is one row group. The state is the list of row groups, which the end of the file repeats. */
export const parquetEncoder: OpenEncoder = ({ header, types }, soFar) => {
  const bytes = new ByteWriter();
  const file = new ParquetWriter({ writer: bytes, schema: schemaOf(header, types), statistics: false });
  if (soFar !== null && soFar.offset > 0) {
    const known = deserialize(Buffer.from(soFar.state, 'base64')) as Pick<ParquetWriter, 'row_groups'>;
    file.row_groups = known.row_groups;
    file.num_rows = known.row_groups.reduce((sum, group) => sum + group.num_rows, 0n);
    bytes.index = 0;
    bytes.offset = soFar.offset;
  }
  const take = (): Uint8Array => {
    const taken = bytes.getBytes().slice();
    bytes.index = 0;
    return taken;
  };
  return {
    encode(rows) {
      if (rows.length > 0) {
        const columnData = header.map((name, at) => ({
          ...{ name, data: columnOf(rows, at, types[at] ?? 'text') },
          offsetIndex: false,
        }));
        void file.write({ columnData, rowGroupSize: rows.length });
      }
      return take();
    },
    state: (calls) => serialize({ row_groups: file.row_groups.slice(0, calls) }).toString('base64'),
    end() {
      void file.finish();
      return take();
    },
  };
};

function columnOf(rows: readonly (readonly Field[])[], at: number, type: ColumnType): unknown[] {
  const { value } = STORED[type];
  return rows.map((row) => {
    const field = row[at] ?? null;
    return field === null ? null : value(field);
  });
}

function schemaOf(header: readonly string[], types: readonly ColumnType[]): SchemaElement[] {
  return [
    { name: 'responses', num_children: header.length },
    ...header.map((name, at): SchemaElement => ({
      name,
      repetition_type: 'OPTIONAL',
      ...STORED[types[at] ?? 'text'].element,
    })),
  ];
}
