import fc from 'fast-check';

/** Texts that are known to break software. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udc00x', '\u2028', '\u202egnp.exe', '\ufeff', '👩‍👩‍👧'.repeat(40)],
  ...["' OR 1=1 --", "'; DROP TABLE stores; --", '"; SELECT pg_sleep(9); --', '$1', '\\', '{1,2', '%_%'],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</script><script>',
    '{{7*7}}',
    '${7*7}',
  ],
  ...['../../etc/passwd', '..%2f..%2f', 'file:///etc/passwd', 'javascript:alert(1)', '//evil.example', '%00'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined', 'true'],
  ...['NaN', 'Infinity', '1e400', '-0', '0x10', '9007199254740993', '99999999999999999999', '-1'],
  ...['2026-02-30', '0000-00-00', '9999-12-31', '-271821-04-20', '+275760-09-13T00:00:00Z', '294277-01-01'],
  ...['=1+1', '@SUM(A1)', '\r\nSet-Cookie: a=b', 'x'.repeat(5_000), '{"not":', '[]'],
];

/** Objects that only JSON can create, with `__proto__` as their own key. */
export const POLLUTING: readonly unknown[] = [
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse('{"__proto__":null,"toString":1,"valueOf":"x","hasOwnProperty":false}'),
];

export const hostileArb: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(-1, 0, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 8.64e15 + 1),
  },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: -1 }) },
  { weight: 2, arbitrary: fc.constantFrom(...POLLUTING) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

type Schema = Record<string, unknown>;

/**
 * Values of a schema with a hostile value in one place. The rest is valid, so that the hostile value reaches the code
 * behind the validation.
 */
export function nearlyArb(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: asAskedArb(schema) }, { weight: 1, arbitrary: hostileArb });
}

function asAskedArb(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map(nearlyArb));
  const parts = schema['allOf'] as Schema[] | undefined;
  if (parts !== undefined) return nearlyArb(Object.assign({}, ...parts) as Schema);
  switch (schema['type']) {
    case 'string':
      return textArb(schema);
    case 'number':
    case 'integer':
      return numberArb(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(nearlyArb((schema['items'] ?? {}) as Schema), { maxLength: 3 });
    case 'object':
      return objectArb(schema);
    default:
      return hostileArb;
  }
}

const WORDS = [
  'a',
  'q1',
  'all',
  'PT',
  'EUR',
  'Ana',
  '2026-11-02',
  '2026-11-02T12:00:00.000Z',
  'a'.repeat(32),
];

function textArb({ minLength = 0, maxLength = 5_000 }: Schema): fc.Arbitrary<string> {
  const fits = WORDS.filter(
    ({ length }) => length >= (minLength as number) && length <= (maxLength as number),
  );
  const longest = 'é'.repeat(Math.min(maxLength as number, 5_000));
  return fc.constantFrom(...fits, longest);
}

function numberArb({ minimum = -5, maximum = 2_147_483_647 }: Schema): fc.Arbitrary<number> {
  const [from, to] = [minimum as number, maximum as number];
  return fc.constantFrom(from, to, Math.min(to, Math.max(from, 1)), Math.min(to, Math.max(from, 7)));
}

function objectArb(schema: Schema): fc.Arbitrary<object> {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  const fields = Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, nearlyArb(one)]));
  const known = fc.record(fields, { requiredKeys: requiredOf(schema), noNullPrototype: true });
  const values = schema['additionalProperties'];
  if (typeof values !== 'object' || values === null) return known;
  const more = fc.dictionary(fc.constantFrom('q1', 'a', ...HOSTILE_TEXTS), nearlyArb(values as Schema), {
    maxKeys: 3,
    noNullPrototype: true,
  });
  return fc.tuple(known, more).map(([one, other]) => ({ ...one, ...other }));
}

const requiredOf = (schema: Schema) => (schema['required'] ?? []) as string[];
