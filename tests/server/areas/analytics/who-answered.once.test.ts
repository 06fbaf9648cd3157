import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countStrata,
  groupsOfStratum,
  largestCountries,
  ORDER_FACTS,
  type OrderDivision,
  sumByGroup,
  valueBounds,
} from '#shared/analytics/order-groups.ts';
import { compareWithOrders } from '#server/areas/analytics/who-answered/who-answered.ts';

const DIVISION: OrderDivision = { countries: ['DE', ''], bounds: [20, 50] };

const strataOf = (counts: (groups: readonly number[]) => number) =>
  Array.from({ length: countStrata(DIVISION) }, (_, stratum) => counts(groupsOfStratum(DIVISION, stratum)));

/** Orders of new and repeat Germans, all of them on Mondays and below 20. */
const germans = (firstTime: number, repeat: number) =>
  strataOf(([customer, country, value, weekday]) =>
    country === 1 && value === 1 && weekday === 0 ? [firstTime, repeat][customer!]! : 0,
  );

const findings = (orders: number[], answers: number[]) =>
  compareWithOrders(DIVISION, sumByGroup(DIVISION, orders), sumByGroup(DIVISION, answers)).facts.flatMap(
    ({ groups }) => groups.filter(({ finding }) => finding !== null),
  );

describe('the groups of orders', () => {
  it('are divided at amounts near the quartiles that are easy to read', () => {
    const spread = new Map(Array.from({ length: 200 }, (_, at) => [at + 1.37, 1]));
    expect(valueBounds(spread)).toEqual([50, 100, 150]);
    expect(
      valueBounds(
        new Map([
          [21, 5],
          [22.6, 5],
          [24.1, 5],
          [26, 5],
        ]),
      ),
    ).toEqual([22.5, 24, 26]);
  });

  it('have fewer bands of values if many orders cost the same', () => {
    expect(valueBounds(new Map([[29, 100]]))).toEqual([]);
    expect(valueBounds(new Map())).toEqual([]);
    const [first, ...more] = valueBounds(
      new Map([
        [29, 60],
        [90, 40],
      ]),
    );
    expect(more).toEqual([]);
    expect(first).toBeGreaterThan(29);
    expect(first).toBeLessThanOrEqual(90);
  });

  it('never have bounds that are out of order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 1, max: 20 }))),
        (orders) => {
          const bounds = valueBounds(new Map(orders.map(([cents, n]) => [cents / 100, n])));
          expect([...new Set(bounds)].sort((a, b) => a - b)).toEqual(bounds);
          expect(bounds.length).toBeLessThanOrEqual(3);
        },
      ),
    );
  });

  it('list the eight countries with most orders', () => {
    const orders = new Map(Array.from({ length: 12 }, (_, at) => [`C${at % 10}${at}`, at]));
    expect(largestCountries(orders)).toHaveLength(8);
    expect(
      largestCountries(
        new Map([
          ['DE', 3],
          ['', 9],
          ['AT', 3],
        ]),
      ),
    ).toEqual(['', 'AT', 'DE']);
  });

  it('add up to the same number in every fact', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: countStrata(DIVISION) }), (strata) => {
        const sums = sumByGroup(DIVISION, strata);
        const all = strata.reduce((sum, n) => sum + n, 0);
        for (const fact of ORDER_FACTS) expect(sums[fact].reduce((sum, n) => sum + n, 0)).toBe(all);
      }),
    );
  });
});

describe('who answered', () => {
  it('is told if a group answers more often than chance explains', () => {
    const found = findings(germans(700, 300), germans(100, 100));
    expect(found.map(({ group, finding }) => [group, finding])).toEqual([
      [{ fact: 'customer', customer: 'firstTime' }, 'less'],
      [{ fact: 'customer', customer: 'repeat' }, 'more'],
    ]);
    const [firstTime] = found;
    expect(firstTime).toMatchObject({ orders: 700, answers: 100 });
    expect(firstTime!.chance.low).toBeGreaterThan(100);
  });

  it('is not told from a difference that chance explains', () => {
    expect(findings(germans(700, 300), germans(66, 34))).toEqual([]);
  });

  it('cannot be told from a few answers, and says so', () => {
    const compare = (orders: number[], answers: number[]) =>
      compareWithOrders(DIVISION, sumByGroup(DIVISION, orders), sumByGroup(DIVISION, answers));
    expect(compare(germans(7, 3), germans(0, 2))).toMatchObject({ isEnough: false, orders: 10, answers: 2 });
    expect(compare(germans(700, 300), germans(10, 10))).toMatchObject({ isEnough: true });
    // Groups without orders are left out, and two groups are one comparison.
    expect(compare(germans(7, 3), germans(0, 2)).comparisons).toBe(1);
    expect(compare(germans(7, 3), germans(0, 2)).facts[1]?.groups).toHaveLength(1);
    expect(compare(germans(0, 0), germans(0, 0))).toMatchObject({
      orders: 0,
      isEnough: false,
      comparisons: 0,
    });
  });
});
