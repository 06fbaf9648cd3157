import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceRange } from '#server/areas/analytics/hypergeometric.ts';

describe('the range that chance explains', () => {
  // qhyper(c(alpha / 2, 1 - alpha / 2), group, all - group, drawn) of R 4.2.2.
  it.each([
    [100, 28, 40, 0.05, 7, 16],
    [1_000, 300, 120, 0.002, 22, 51],
    [10, 3, 4, 0.00228, 0, 3],
    [600_000, 120_000, 60_000, 0.001, 11_695, 12_307],
    [100, 5, 20, 0.05, 0, 3],
  ])('agrees with R for %i orders, %i of the group and %i answers', (all, group, drawn, alpha, low, high) => {
    expect(chanceRange(all, group, drawn, alpha)).toEqual({ low, high });
  });

  it('has a single value where nothing can vary', () => {
    expect(chanceRange(10, 10, 4, 0.05)).toEqual({ low: 4, high: 4 });
    expect(chanceRange(10, 4, 10, 0.05)).toEqual({ low: 4, high: 4 });
    expect(chanceRange(10, 4, 0, 0.05)).toEqual({ low: 0, high: 0 });
  });

  it('leaves out at most its error on each side', () => {
    const choose = (n: number, k: number) =>
      Array.from({ length: k }, (_, at) => (n - at) / (at + 1)).reduce((product, each) => product * each, 1);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }).chain((all) => fc.tuple(fc.constant(all), fc.nat(all), fc.nat(all))),
        fc.constantFrom(0.05, 0.01, 0.002),
        ([all, group, drawn], alpha) => {
          const { low, high } = chanceRange(all, group, drawn, alpha);
          const p = (count: number) =>
            (choose(group, count) * choose(all - group, drawn - count)) / choose(all, drawn);
          const counts = Array.from({ length: drawn + 1 }, (_, count) => count);
          const tail = (own: number[]) => own.reduce((sum, count) => sum + p(count), 0);
          expect(tail(counts.filter((count) => count < low))).toBeLessThanOrEqual(alpha / 2 + 1e-12);
          expect(tail(counts.filter((count) => count > high))).toBeLessThanOrEqual(alpha / 2 + 1e-12);
          expect(low).toBeLessThanOrEqual(high);
        },
      ),
    );
  });
});
