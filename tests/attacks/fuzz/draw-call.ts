import fc from 'fast-check';
import * as z from 'zod/mini';
import { API_BASE } from '#shared/api/base.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { hostileArb, nearlyArb } from '../support/hostile-values.ts';

// What calls are made of: addresses, queries and bodies that are nearly right, and bodies that are none.

/** The values of a path's parameters that name existing things. */
export type Parameters = Readonly<Record<string, string>>;

/** An address cannot contain lone surrogates. */
export const wellFormed = (text: string) => Buffer.from(text).toString();

/** The path with valid parameters, with a hostile text in each parameter, or inside a valid parameter. */
export function fillPath(
  path: string,
  parameters: Parameters,
  hostile: string | null,
  isSpliced = false,
): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const real = parameters[name] ?? 'none';
    if (hostile === null) return encodeURIComponent(real);
    return encodeURIComponent(wellFormed(isSpliced ? spliced(real, hostile) : hostile));
  });
}

export const pathOf = ({ path }: Pick<Endpoint, 'path'>, parameters: Parameters, hostile: string | null) =>
  API_BASE + fillPath(path, parameters, hostile);

export function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      query.append(key, typeof each === 'object' ? JSON.stringify(each) : String(each));
    }
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

export const takesBody = ({ method }: Pick<Endpoint, 'method'>) => ['POST', 'PUT', 'PATCH'].includes(method);

type Input = Pick<Endpoint, 'input'>;

const schemaOf = ({ input }: Input) =>
  z.toJSONSchema(input, { io: 'input', reused: 'inline', unrepresentable: 'any' }) as Record<string, unknown>;

export const keysOf = (call: Input) => [
  ...Object.keys(schemaOf(call)['properties'] ?? {}),
  '__proto__',
  'constructor',
];

export const inputArb = (call: Input): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: nearlyArb(schemaOf(call)) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...keysOf(call)), hostileArb) },
  );

/** Nested so deep that a recursive function overflows the stack. */
export const DEEP = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;

export const RAW_BODIES: readonly (string | Buffer)[] = [
  ...['null', '[]', '"text"', '1', 'NaN', '{', '{"a":1}}', '\ufeff{}', "{'a':1}", '{"a":1,"a":2}', ''],
  ...[
    DEEP,
    '{"a":'.repeat(10_000),
    JSON.stringify({ a: 1e308 }),
    '{"a":1e999}',
    `{"${'k'.repeat(9_000)}":1}`,
    '{"\\u0000":"\\ud800"}',
  ],
  ...[Buffer.from([0xff, 0xfe, 0x7b, 0x7d]), Buffer.from('{"a":"\xc3\x28"}', 'latin1'), Buffer.alloc(64)],
];

/** Path segments that name nothing or cannot be decoded. */
export const BROKEN_SEGMENTS: readonly string[] = [
  ...['%', '%E0%A4%A', '%00', 'a%00b', '%2e%2e', '..', '.', '%2f', 'a%2fb', ';', '%0d%0a', '%ed%a0%80'],
  'x'.repeat(6_000),
];

/** The query parameters of all pages: signatures, shops, tokens, filters. */
export const QUERY_KEYS: readonly string[] = [
  ...['shop', 'hmac', 'state', 'code', 'host', 'timestamp', 'token', 'id', 'range', 'from', 'at'],
  ...['embedded', 'charge_id', 'locale', 'id_token', 'session', 'return', 'page', 'search', 'after'],
];

/** A change of one place of a value: it is replaced, or a text is inserted into it. */
export interface Change {
  readonly place: number;
  readonly value: unknown;
  /** Inserted into a text whose start and end stay valid. */
  readonly splice: string | null;
}

export const SPLICED: readonly string[] = [
  '\0',
  '\0',
  '\ud800',
  '\udfff',
  '\ufeff',
  '\u202e',
  '\n',
  ';=1',
  '%',
  '\\',
  "'",
  '🙂',
  'é'.repeat(9_000),
];

export const changeArb: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(5_000),
  value: hostileArb,
  splice: fc.option(fc.constantFrom(...SPLICED), { freq: 2 }),
});

export const spliced = (text: string, part: string): string => {
  const middle = Math.ceil(text.length / 2);
  return text.slice(0, middle) + part + text.slice(middle);
};

/** The value with one place changed; sometimes the key is changed. */
export function changed(value: unknown, { place, value: replacement, splice }: Change): unknown {
  const copy: Holder = { value: structuredClone(value) };
  const [holder, key] = atOf(placesIn(copy), place);
  const old = holder[key];
  if (place % 11 === 0 && holder !== copy) {
    delete holder[key];
    holder[spliced(key, splice ?? '\0')] = old;
  } else holder[key] = splice !== null && typeof old === 'string' ? spliced(old, splice) : replacement;
  return copy['value'];
}

type Holder = Record<string, unknown>;
type Place = readonly [holder: Holder, key: string];

function atOf(places: readonly Place[], pick: number): Place {
  const place = places[pick % places.length];
  if (place === undefined) throw new Error('A value has at least one place.');
  return place;
}

function placesIn(holder: Holder): Place[] {
  return Object.entries(holder).flatMap(([key, value]): Place[] => [
    [holder, key],
    ...(typeof value === 'object' && value !== null ? placesIn(value as Holder) : []),
  ]);
}
