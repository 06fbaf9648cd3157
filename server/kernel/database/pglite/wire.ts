import { protocol } from '@electric-sql/pglite';
import { toDatabaseError, type DatabaseError } from '../database-error.ts';
import type { Result, Statement } from '../engine.ts';
import { decoderOf } from '../values.ts';

const { serialize } = protocol;

// The used parts of the three messages that contain a result.
interface RowDescription {
  fields: { name: string; dataTypeID: number }[];
}

interface DataRow {
  fields: (string | null)[];
}

interface CommandComplete {
  text: string;
}

/** How a session knows a statement. A statement without a name is parsed anew each time. */
export interface Naming {
  readonly name: string | undefined;
  readonly isParsed: boolean;
}

/** Encodes a statement in PostgreSQL's extended protocol, with the same messages that `pg` sends. */
export function toBytes({ text, values }: Statement, { name = '', isParsed }: Naming): Uint8Array {
  return Buffer.concat([
    ...(isParsed ? [] : parseAs(name, text)),
    serialize.bind({ statement: name, values: [...values] }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]);
}

/** PostgreSQL refuses a name that it knows, such as that of a statement which was parsed and then failed. */
function parseAs(name: string, text: string): Uint8Array[] {
  const parse = serialize.parse({ name, text });
  return name === '' ? [parse] : [serialize.close({ type: 'S', name }), parse];
}

/** Decodes the replies to several statements: each has a result or an error. */
export function fromBytes(bytes: Uint8Array): (Result | DatabaseError)[] {
  const replies: (Result | DatabaseError)[] = [];
  let columns: { name: string; decode: (text: string) => unknown }[] = [];
  let rows: unknown[][] = [];
  let command = '';
  let failure: unknown;
  new protocol.Parser().parse(bytes, (message) => {
    switch (message.name) {
      case 'rowDescription':
        columns = (message as unknown as RowDescription).fields.map((field) => ({
          name: field.name,
          decode: decoderOf(field.dataTypeID),
        }));
        return;
      case 'dataRow':
        rows.push(
          (message as unknown as DataRow).fields.map((text, at) =>
            text === null ? null : columns[at]?.decode(text),
          ),
        );
        return;
      case 'commandComplete':
        command = (message as unknown as CommandComplete).text.split(' ')[0] ?? '';
        return;
      case 'error':
        failure ??= message;
        return;
      case 'readyForQuery':
        replies.push(
          failure === undefined
            ? { command, columns: columns.map((column) => column.name), rows }
            : toDatabaseError(failure),
        );
        [columns, rows, command, failure] = [[], [], '', undefined];
        return;
      default:
    }
  });
  if (failure !== undefined) replies.push(toDatabaseError(failure));
  return replies;
}
