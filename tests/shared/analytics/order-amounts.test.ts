import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge, SIGNIFICANCE } from '#shared/analytics/compare.ts';
import { ordersSentence } from '#shared/analytics/comparison-sentence.ts';
import {
  amountsOf,
  compareOrders,
  halfFromFew,
  otherAmounts,
  typicalOrder,
} from '#shared/analytics/order-amounts.ts';
import { tQuantile } from '#shared/analytics/student-t.ts';

function countsOf(orders: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const amount of orders) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return counts;
}

const amounts = (...orders: number[]) => amountsOf(countsOf(orders));
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

const orderList = fc.array(
  fc.integer({ min: 1, max: 500 }).map((cents) => cents / 10),
  {
    minLength: 1,
    maxLength: 60,
  },
);

describe('the typical order', () => {
  it('has an interval between order statistics, from five orders on', () => {
    expect(typicalOrder([])).toBeNull();
    expect(typicalOrder(amounts(20))).toEqual({ amount: 20, low: null, high: null });
    expect(typicalOrder(amounts(1, 2, 3, 40))).toEqual({ amount: 2.5, low: null, high: null });
    // The smallest and the largest of five hold the median 93.75 % of the time: no two orders do more often.
    expect(typicalOrder(amounts(1, 2, 3, 4, 500))).toEqual({ amount: 3, low: 1, high: 500 });
    // By hand after Hettmansperger and Sheather (1986), 20 orders: ranks 6 and 15 hold it 95.86 %, 7 and 14 hold it
    // 88.47 % of the time, so the interval begins 0.235 of the way from the sixth to the seventh.
    const found = typicalOrder(amounts(...upTo(20)));
    expect(found?.amount).toBe(10.5);
    expect(found?.low).toBeCloseTo(6.235, 3);
    expect(found?.high).toBeCloseTo(14.765, 3);
  });

  it('does not change with how large the largest orders are', () => {
    const usual = upTo(30);
    const withHuge = [...usual.slice(0, 29), 1_000_000];
    expect(typicalOrder(amounts(...withHuge))).toEqual(typicalOrder(amounts(...usual)));
  });

  it('lies within its interval, and both within the orders', () => {
    fc.assert(
      fc.property(orderList, (orders) => {
        const found = typicalOrder(amounts(...orders));
        const { amount = 0, low, high } = found ?? {};
        expect(low === null).toBe(orders.length < 5);
        const inOrder = [Math.min(...orders), low ?? amount, amount, high ?? amount, Math.max(...orders)];
        expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
      }),
    );
  });
});

describe('revenue from few orders', () => {
  it('is named when a fifth of the orders or fewer bring half of it', () => {
    expect(halfFromFew([[10, 40]])).toBeNull();
    expect(halfFromFew([])).toBeNull();
    expect(halfFromFew([[0, 40]])).toBeNull();
    // 36 × 10 + 4 × 200: two of the four large ones bring 400 of 1,160, three bring 600.
    const few: [number, number][] = [
      [10, 36],
      [200, 4],
    ];
    expect(halfFromFew(few)).toBe(3);
  });

  it('is the smallest number that reaches half, by counting', () => {
    fc.assert(
      fc.property(orderList, (orders) => {
        const half = orders.reduce((sum, amount) => sum + amount, 0) / 2;
        const largest = [...orders].sort((a, b) => b - a);
        let sum = 0;
        const needed = largest.findIndex((amount) => (sum += amount) >= half - 1e-9) + 1;
        const found = halfFromFew(amounts(...orders));
        expect(found).toBe(needed <= orders.length / 5 ? needed : null);
      }),
    );
  });
});

describe('orders of two groups', () => {
  it('differ as in a published example, with an interval that contains the published one', () => {
    // E. Brunner and U. Munzel, The nonparametric Behrens-Fisher problem (2000): pain scores of 14 and 11 patients. The
    // second group is higher in 78.9 % of pairs, with the interval 59.5 to 98.3 %.
    const one = amounts(1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 4, 1, 1);
    const other = amounts(3, 3, 4, 3, 1, 2, 3, 1, 1, 5, 4);
    const found = judge(compareOrders(other, one), SIGNIFICANCE);
    expect(0.5 + found.difference).toBeCloseTo(0.788961, 6);
    expect(found.low).toBeLessThan(0.0952);
    expect(found.low).toBeGreaterThan(0.05);
    expect(found.high).toBeGreaterThan(0.4827);
    expect(found.verdict).toBe('unlikely_chance');
    expect(ordersSentence('A friend', found)).toBe(
      'Orders behind "A friend" tend to be larger than the others (79 times of 100 when one of each is compared), unlikely to be chance.',
    );
  });

  it('are not tested below ten orders, or where all are equal', () => {
    expect(compareOrders([], amounts(1))).toEqual({ difference: 0, test: null });
    expect(compareOrders(amounts(1), [])).toEqual({ difference: 0, test: null });
    expect(compareOrders(amounts(...upTo(9)), amounts(...upTo(500))).test).toBeNull();
    expect(
      compareOrders(amounts(...Array<number>(20).fill(5)), amounts(...Array<number>(30).fill(5))),
    ).toEqual({
      difference: 0,
      test: null,
    });
    const judged = judge(compareOrders(amounts(1), amounts(...upTo(500))), SIGNIFICANCE);
    expect(ordersSentence('A friend', judged)).toBe(
      'Too few orders to tell whether those behind "A friend" differ.',
    );
  });

  it('do not differ because one order is huge', () => {
    const usual = upTo(40);
    const judged = judge(compareOrders(amounts(...usual.slice(1), 1e6), amounts(...usual)), SIGNIFICANCE);
    expect(judged.verdict).toBe('may_be_chance');
  });

  it('have a verdict that agrees with the interval and with p, and the same from either side', () => {
    const error = fc.double({ min: 1e-4, max: 0.05, noNaN: true });
    const shifted = fc
      .tuple(orderList, fc.nat(20))
      .map(([orders, more]) => orders.map((each) => each + more));
    fc.assert(
      fc.property(shifted, orderList, error, (one, other, level) => {
        const compared = compareOrders(amounts(...one), amounts(...other));
        const found = judge(compared, level);
        const mirrored = judge(compareOrders(amounts(...other), amounts(...one)), level);
        expect(found.verdict).toBe(mirrored.verdict);
        expect(found.difference).toBeCloseTo(-mirrored.difference, 9);
        if (found.verdict === 'too_few') return;
        expect(found.verdict === 'unlikely_chance').toBe(found.low > 0 || found.high < 0);
        if (Math.abs(found.p - level) > 1e-5) {
          expect(found.verdict === 'unlikely_chance').toBe(found.p < level);
        }
      }),
    );
  });

  it('are compared with the orders that are not among them', () => {
    expect(otherAmounts(countsOf([1, 2, 2, 3]), countsOf([2, 3]))).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});

describe('Student’s t', () => {
  it.each([
    // From the table of every textbook: two-sided 5 % and 1 %.
    [0.05, 4, 2.776],
    [0.05, 10, 2.228],
    [0.01, 10, 3.169],
    [0.05, 30, 2.042],
    [0.05, 1_000_000, 1.96],
  ])('exceeds its quantile at %f with %i degrees as tabled', (error, degrees, value) => {
    expect(tQuantile(error, degrees)).toBeCloseTo(value, 3);
  });
});
