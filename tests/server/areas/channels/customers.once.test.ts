import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATURITIES } from '#shared/analytics/customer-history.ts';
import { worthByAnswer } from '#server/areas/channels/customer-worth.ts';
import { amountsOf, typicalOrder } from '#shared/analytics/order-amounts.ts';
import { countMature, type CustomerHistory } from '#tests/support/simulation/count-mature.ts';

const customer = (
  followed: number,
  ...orders: (readonly [day: number, amount: number])[]
): CustomerHistory => ({
  followed,
  orders: orders.map(([day, amount]) => ({ day, amount })),
});

const history: fc.Arbitrary<CustomerHistory> = fc
  .tuple(
    fc.nat(500),
    fc.nat(20_000),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 600 }), fc.nat(20_000)), { maxLength: 5 }),
  )
  .map(([followed, first, later]) =>
    customer(
      followed,
      [0, first / 100],
      ...later.filter(([day]) => day <= followed).map(([day, cents]) => [day, cents / 100] as const),
    ),
  );

describe('customers of equal maturity', () => {
  it('count only those whose first order is long enough ago, and only what they did until then', () => {
    const histories = [
      customer(29, [0, 10], [5, 20]),
      customer(30, [0, 10], [30, 5.1]),
      customer(400, [0, 10], [31, 100]),
      customer(100, [0, 10.1], [20, 5]),
    ];
    expect(countMature(histories, 30)).toEqual({
      days: 30,
      customers: 3,
      repeated: 2,
      orders: 5,
      spent: new Map([
        [15.1, 2],
        [10, 1],
      ]),
      tooRecent: 1,
    });
  });

  it('are fewer, and each of them has spent no less, the longer they are looked at', () => {
    fc.assert(
      fc.property(fc.array(history, { maxLength: 40 }), (histories) => {
        const counted = MATURITIES.map((days) => countMature(histories, days));
        for (const [at, { customers, tooRecent, spent }] of counted.entries()) {
          expect(customers + tooRecent).toBe(histories.length);
          expect([...spent.values()].reduce((sum, n) => sum + n, 0)).toBe(customers);
          expect(customers).toBeLessThanOrEqual(counted[at - 1]?.customers ?? Infinity);
        }
        const old = histories.filter(({ followed }) => followed >= 365);
        const shares = MATURITIES.map((days) => countMature(old, days).repeated);
        expect(shares).toEqual([...shares].sort((a, b) => a - b));
      }),
    );
  });
});

describe('the worth of customers by their answer', () => {
  const group = (...amounts: number[]) =>
    countMature(
      amounts.map((amount) => customer(90, [0, amount])),
      90,
    );
  const upTo = (last: number, times = 1) => Array.from({ length: last }, (_, at) => (at + 1) * times);

  it('is the median with the interval of a typical order, and shows nothing below ten customers', () => {
    const worth = worthByAnswer(
      new Map([
        ['friend', group(...upTo(40))],
        ['podcast', group(...upTo(9))],
        ['radio', group()],
      ]),
    );
    const [friend, podcast, radio] = worth;
    const typical = typicalOrder(amountsOf(new Map(upTo(40).map((amount) => [amount, 1]))));
    expect(friend).toMatchObject({ customers: 40, revenue: 820, average: 20.5, ordersEach: 1, typical });
    expect(podcast).toMatchObject({ customers: 9, average: 5, typical: null, repeated: null });
    expect(podcast?.comparison.verdict).toBe('too_few');
    expect(radio).toMatchObject({ customers: 0, revenue: 0, average: null, typical: null });
  });

  it('is compared with all other answers, and one huge customer changes no verdict', () => {
    const apart = worthByAnswer(
      new Map([
        ['friend', group(...upTo(10))],
        ['radio', group(...upTo(10, 100))],
      ]),
    );
    // Every one of the second group spent more than every one of the others, not of all.
    expect(apart.map(({ comparison }) => comparison.difference)).toEqual([-0.5, 0.5]);
    const compare = (...instagram: number[]) =>
      worthByAnswer(
        new Map([
          ['friend', group(...upTo(60, 3))],
          ['instagram', group(...instagram)],
        ]),
      ).map(({ comparison }) => comparison.verdict);
    expect(compare(...upTo(60))).toEqual(['unlikely_chance', 'unlikely_chance']);
    expect(compare(...upTo(60, 3))).toEqual(['may_be_chance', 'may_be_chance']);
    expect(compare(...upTo(59, 3), 1_000_000)).toEqual(['may_be_chance', 'may_be_chance']);
  });

  it('says how few customers bring half of the revenue', () => {
    const [found] = worthByAnswer(new Map([['friend', group(...upTo(30), 5_000)]]));
    expect(found?.halfFromFew).toBe(1);
  });

  it('adds up to all customers, with bounds around each median', () => {
    const groups = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.array(history, { maxLength: 30 }));
    fc.assert(
      fc.property(groups, (byAnswer) => {
        const counted = new Map(Object.entries(byAnswer).map(([name, own]) => [name, countMature(own, 30)]));
        for (const { answer, customers, repeated, typical } of worthByAnswer(counted)) {
          expect(customers).toBe(counted.get(answer)?.customers);
          expect(repeated === null).toBe(customers < 10);
          if (typical === null) continue;
          expect(typical.low).toBeLessThanOrEqual(typical.amount);
          expect(typical.high).toBeGreaterThanOrEqual(typical.amount);
        }
      }),
    );
  });
});
