import { expect, it } from 'vitest';
import { givenRows } from '#server/kernel/database/given-rows.ts';
import type { responses } from '#server/kernel/database/schema/responses.ts';
import { testDatabase } from '#tests/support/database.ts';

interface Row {
  readonly id: string;
  readonly n: number;
  readonly price: string | null;
  readonly at: string | null;
  readonly isTest: boolean;
  readonly answers: object;
}

const GIVEN = givenRows<Row, typeof responses.$inferInsert>(
  {
    responseId: ['text', ({ id }) => id],
    version: ['int', ({ n }) => n],
    orderValue: ['numeric', ({ price }) => price],
    completedAt: ['timestamptz', ({ at }) => at],
    isTest: ['boolean', ({ isTest }) => isTest],
    answers: ['jsonb', ({ answers }) => JSON.stringify(answers)],
  },
  2,
);

const ROWS: readonly Row[] = [
  {
    ...{ id: 'a"b\\c,{}', n: 1, price: '10.5000', at: '2026-11-02T12:00:00.000Z', isTest: true },
    answers: { store_id: ['"', '\\', 'NULL', { a_b: null }] },
  },
  { id: 'NULL', n: -2, price: null, at: null, isTest: false, answers: {} },
  { id: '', n: 0, price: '0.0001', at: null, isTest: false, answers: { text: 'é 👩‍🚀\n' } },
];

it('gives many rows to one statement, each value in its column', async () => {
  const database = await testDatabase();
  const read = (rows: readonly Row[]) =>
    database.query(
      `SELECT $1::text AS store, ${GIVEN.names} FROM unnest(${GIVEN.lists}) WITH ORDINALITY
          AS given (${GIVEN.names}, place) ORDER BY place`,
      ['the store', ...GIVEN.values(rows)],
      { keepsPlan: true },
    );
  const expected = ROWS.map(({ id, n, price, at, ...same }) => ({
    store: 'the store',
    responseId: id,
    version: n,
    orderValue: price,
    completedAt: at,
    ...same,
  }));
  expect(await read(ROWS)).toEqual(expected);
  expect(await read(ROWS.slice(1, 2))).toEqual(expected.slice(1, 2));
  expect(await read([])).toEqual([]);
});

it('names the columns that one row takes over from another', () => {
  expect(GIVEN.set('excluded', ['responseId', 'answers', 'isTest'])).toBe(
    'version = excluded.version, order_value = excluded.order_value, completed_at = excluded.completed_at',
  );
});
