/** A parameter in PostgreSQL's text format, the same for both engines. */
export type Encoded = string | null;

/**
 * Arrays become PostgreSQL arrays (for `unnest` and `= ANY`), other objects become JSON. Pass a JSON array as text:
 * `JSON.stringify(list)`.
 */
export function encode(value: unknown): Encoded {
  if (value === null || value === undefined) return null;
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    case 'object':
      return encodeObject(value);
    default:
      throw new TypeError(`A ${typeof value} is no value for the database.`);
  }
}

function encodeObject(value: object): string {
  if (Array.isArray(value)) return formatArray(value.map(encode));
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return JSON.stringify(value);
}

type Decode = (text: string) => unknown;

const same: Decode = (text) => text;

/** Unlisted types stay text, including bigint and numeric: a double would lose digits. */
const SCALARS: Record<number, Decode> = {
  16: (text) => text === 't',
  17: (text) => Buffer.from(text.slice(2), 'hex'),
  20: same,
  21: Number,
  23: Number,
  26: Number,
  114: (text) => JSON.parse(text) as unknown,
  700: Number,
  701: Number,
  1114: (text) => isoTime(text),
  1184: (text) => isoTime(text),
  3802: (text) => JSON.parse(text) as unknown,
};

/** Array type → element type. */
const ARRAYS: Record<number, number> = {
  199: 114,
  1000: 16,
  1001: 17,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1115: 1114,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  3807: 3802,
};

/** The function that decodes a column of this type. */
export function decoderOf(type: number): Decode {
  const element = ARRAYS[type];
  if (element === undefined) return SCALARS[type] ?? same;
  const decode = SCALARS[element] ?? same;
  return (text) => parseArray(text, decode);
}

/**
 * `2026-11-03 12:00:00.12+00` → `2026-11-03T12:00:00.120Z`, the form of `Date.toISOString`, so that strings compare.
 * Sessions run in UTC. Infinity and years BC stay unchanged.
 */
function isoTime(text: string): string {
  const match = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?(?:\+00)?$/.exec(text);
  if (!match) return text;
  const [, date = '', time = '', fraction = ''] = match;
  return `${date}T${time}.${fraction.padEnd(3, '0')}Z`;
}

/** Writes `{"a","b",NULL}`, PostgreSQL's text form of an array. Nested lists become dimensions. */
export function formatArray(items: readonly (string | null)[]): string {
  return `{${items.map(formatItem).join(',')}}`;
}

const SPECIAL = /["\\]/;

function formatItem(item: string | null): string {
  if (item === null) return 'NULL';
  return `"${SPECIAL.test(item) ? item.replaceAll(/["\\]/g, '\\$&') : item}"`;
}

/** Reads a one-dimensional array; queries return no others. */
export function parseArray<T>(text: string, decode: (text: string) => T): (T | null)[] {
  const items: (T | null)[] = [];
  // In a quoted item, a backslash escapes quotes and backslashes; an unquoted item contains neither.
  const item = /"((?:[^"\\]|\\.)*)"|([^,{}"]+)/gs;
  for (const [, quoted, bare] of text.matchAll(item)) {
    if (quoted !== undefined) items.push(decode(quoted.replace(/\\(.)/gs, '$1')));
    else items.push(bare === 'NULL' ? null : decode(bare ?? ''));
  }
  return items;
}
