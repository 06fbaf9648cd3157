import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { DatabaseError } from '#server/kernel/database/database-error.ts';
import { testDatabase } from '#tests/support/database.ts';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

async function valueOf(sql: string, parameters: unknown[] = []): Promise<unknown> {
  const [row] = await database.query<{ value: unknown }>(`SELECT ${sql} AS value`, parameters);
  return row?.value;
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('It was expected to fail.'),
    (error: unknown) => error,
  );
}

describe('returns values alike on both engines', () => {
  it.each<[string, string, unknown]>([
    ['a bigint beyond the range of a double', '9007199254740993::bigint', '9007199254740993'],
    ['a numeric with all digits', '1234567890123456789.1200::numeric', '1234567890123456789.1200'],
    ['an integer', '(-2147483648)::integer', -2147483648],
    ['a smallint', '7::smallint', 7],
    ['a double', '0.1::float8', 0.1],
    ['a double that is NaN', `'NaN'::float8`, Number.NaN],
    ['a boolean', 'true', true],
    ['a date as text', `date '2024-02-29'`, '2024-02-29'],
    ['a time with zone in UTC', `timestamptz '2024-03-10 02:30:00.12+05:30'`, '2024-03-09T21:00:00.120Z'],
    ['a time without fraction', `timestamptz '2024-03-10 00:00:00Z'`, '2024-03-10T00:00:00.000Z'],
    ['a time without zone as UTC', `timestamp '2024-03-10 02:30:00'`, '2024-03-10T02:30:00.000Z'],
    ['a time with microseconds', `timestamptz '2024-03-10 00:00:00.123456Z'`, '2024-03-10T00:00:00.123456Z'],
    ['an infinite time', `'infinity'::timestamptz`, 'infinity'],
    ['an object in jsonb', `'{"a":[1,"b",null,{"c":2.5}]}'::jsonb`, { a: [1, 'b', null, { c: 2.5 }] }],
    ['a text in jsonb', `'"42"'::jsonb`, '42'],
    ['null in jsonb', `'null'::jsonb`, null],
    ['bytes', `'\\x00ff'::bytea`, Buffer.from([0, 255])],
    ['null', 'NULL::text', null],
    ['an empty text', `''`, ''],
    [
      'a list of texts',
      `ARRAY['a','NULL',NULL,'c d','"','\\','{}',',','']`,
      ['a', 'NULL', null, 'c d', '"', '\\', '{}', ',', ''],
    ],
    ['an empty list', `ARRAY[]::text[]`, []],
    ['a list of bigints', 'ARRAY[1,9007199254740993]::bigint[]', ['1', '9007199254740993']],
    ['a list of integers', 'ARRAY[1,2]', [1, 2]],
    ['a list of jsonb', `ARRAY['{"a":"x,\\"y\\""}'::jsonb]`, [{ a: 'x,"y"' }]],
    ['a list of times', `ARRAY[timestamptz '2024-03-10 00:00:00Z']`, ['2024-03-10T00:00:00.000Z']],
  ])('returns %s', async (_, sql, expected) => {
    expect(await valueOf(sql)).toEqual(expected);
  });
});

describe('names the fields of a row alike on both engines', () => {
  it.each([
    ['store_id', 'storeId'],
    ['is_order_verified', 'isOrderVerified'],
    ['value_1', 'value1'],
    ['p95', 'p95'],
    ['p95_of_day', 'p95OfDay'],
    ['answer_2_text', 'answer2Text'],
    ['name', 'name'],
    ['daysFromVisit', 'daysFromVisit'],
    ['_hidden_', 'Hidden_'],
    ['two__lines', 'two_Lines'],
  ])('%s becomes %s', async (column, field) => {
    expect(await database.query(`SELECT 1 AS "${column}", 2 AS other`)).toEqual([{ [field]: 1, other: 2 }]);
  });

  it('leaves names inside jsonb as they are', async () => {
    const sql = `SELECT '{"store_id":{"is_test":true}}'::jsonb AS the_object, ARRAY['a_b'] AS the_texts`;
    expect(await database.query(sql)).toEqual([
      { theObject: { store_id: { is_test: true } }, theTexts: ['a_b'] },
    ]);
  });

  it('gives rows camelCase fields in a transaction and in the statements of its commit', async () => {
    const sql = 'SELECT 1 AS store_id';
    const rows = await database.transaction(async (tx) => {
      const inside = await tx.query(sql);
      return [inside, await tx.commitWith((last) => last.query(sql, [], { keepsPlan: true }))];
    });
    expect(rows).toEqual([[{ storeId: 1 }], [{ storeId: 1 }]]);
  });
});

describe('accepts parameters alike on both engines', () => {
  it.each<[string, string, unknown, unknown]>([
    ['text with special characters', '$1::text', `a'b"c\\d\n\té 👩‍🚀 שלום`, `a'b"c\\d\n\té 👩‍🚀 שלום`],
    ['a number', '$1::integer', 42, 42],
    ['a large number', '$1::bigint', 9007199254740993n, '9007199254740993'],
    ['a boolean', '$1::boolean', false, false],
    ['a date object', '$1::timestamptz', new Date(86_400_123), '1970-01-02T00:00:00.123Z'],
    ['an object as JSON', '$1::jsonb', { a: ['ü', null] }, { a: ['ü', null] }],
    ['null', '$1::text', null, null],
    ['undefined as null', '$1::text', undefined, null],
    [
      'a list of texts',
      '$1::text[]',
      ['a', 'NULL', null, '"\\', '{,}', ''],
      ['a', 'NULL', null, '"\\', '{,}', ''],
    ],
    ['a list of objects', '$1::jsonb[]', [{ a: '"\\' }, { b: [1] }], [{ a: '"\\' }, { b: [1] }]],
    ['an empty list', '$1::integer[]', [], []],
    ['bytes', '$1::bytea', new Uint8Array([1, 0, 255]), Buffer.from([1, 0, 255])],
  ])('accepts %s', async (_, sql, given, expected) => {
    expect(await valueOf(sql, [given])).toEqual(expected);
  });

  it('unnests several lists row by row', async () => {
    const rows = await database.query(
      'SELECT * FROM unnest($1::text[], $2::integer[], $3::jsonb[]) AS given(id, n, body)',
      [
        ['a', 'b'],
        [1, null],
        [{ x: 1 }, null],
      ],
    );
    expect(rows).toEqual([
      { id: 'a', n: 1, body: { x: 1 } },
      { id: 'b', n: null, body: null },
    ]);
  });

  it('refuses a parameter that is not a database value', async () => {
    expect(await failureOf(valueOf('$1', [() => 1]))).toBeInstanceOf(TypeError);
  });

  it('refuses the zero character as the database does', async () => {
    expect(await failureOf(valueOf('$1::text', ['a\u0000b']))).toMatchObject({ sqlState: '22021' });
  });
});

describe('sort order', () => {
  it('sorts text columns by bytes, whatever the server’s locale', async () => {
    const names = ['b', 'B', 'a', 'Z', 'é', '_', '10', '9', 'ab', 'a b'];
    await database.query(
      `INSERT INTO shop_domains (shop_domain, store_id, created_at)
       SELECT 'order-' || name, 'order', now() FROM unnest($1::text[]) AS name`,
      [names],
    );
    const rows = await database.query<{ name: string }>(
      `SELECT substr(shop_domain, 7) AS name FROM shop_domains WHERE store_id = 'order' ORDER BY shop_domain`,
    );
    const byBytes = [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(rows.map(({ name }) => name)).toEqual(byBytes);
  });
});

describe('database errors', () => {
  it.each([
    ['a syntax error', 'SELEC 1', [], '42601', 'INTERNAL'],
    ['text in place of a number', 'SELECT $1::integer', ['x'], '22P02', 'INVALID_INPUT'],
    ['a number out of range', 'SELECT $1::integer', ['9999999999'], '22003', 'INVALID_INPUT'],
    ['two statements in one', 'SELECT 1; SELECT 2', [], '42601', 'INTERNAL'],
    ['a division by zero', 'SELECT 1 / 0', [], '22012', 'INTERNAL'],
  ])('reports the SQLSTATE of %s', async (_, sql, parameters, sqlState, code) => {
    const error = await failureOf(database.query(sql, parameters));
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject({ sqlState, retryable: false, lost: false, code });
    expect(await valueOf('1')).toBe(1);
  });

  it('names the violated constraint and keeps values out of the public message', async () => {
    const insert = `INSERT INTO shop_domains (shop_domain, store_id, created_at) VALUES ('twice', 's', now())`;
    await database.query(insert);
    const error = await failureOf(database.query(insert));
    expect(error).toMatchObject({ sqlState: '23505', constraint: 'shop_domains_pkey' });
    expect((error as AppError).message).not.toContain('twice');
  });

  it.each(['40001', '40P01'])('marks SQLSTATE %s as retryable', (state) => {
    expect(new DatabaseError(state, null)).toMatchObject({ retryable: true, lost: false });
  });

  it.each(['08006', '57P01', '53100', '57014'])('reports SQLSTATE %s as unavailable', (state) => {
    const error = new DatabaseError(state, null);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ status: 503, retryAfter: 2 });
  });
});
