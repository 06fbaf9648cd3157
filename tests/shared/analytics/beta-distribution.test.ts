import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betaCdf, betaQuantile } from '#shared/analytics/beta-distribution.ts';

describe('the beta distribution', () => {
  it.each([
    // By hand: x² (3 - 2x) for a = b = 2; 1 - (1 - x)^b for a = 1; the arcsine law for a = b = 1/2.
    [0.25, 2, 2, 0.25 ** 2 * 2.5],
    [0.3, 1, 5, 1 - 0.7 ** 5],
    [0.2, 0.5, 0.5, (2 / Math.PI) * Math.asin(Math.sqrt(0.2))],
    // A binomial sum: at least 3 of 10 with probability 0.4.
    [0.4, 3, 8, 1 - 0.6 ** 10 - 10 * 0.4 * 0.6 ** 9 - 45 * 0.4 ** 2 * 0.6 ** 8],
  ])('has below %f, for a = %f and b = %f, the share %f', (x, a, b, share) => {
    expect(betaCdf(x, a, b)).toBeCloseTo(share, 10);
  });

  it('has quantiles that its shares lead back from', () => {
    const parameter = fc.double({ min: 0.1, max: 3_000, noNaN: true });
    const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(parameter, parameter, share, (a, b, p) => {
        const x = betaQuantile(p, a, b);
        const isAtEnd = x < 1e-9 || x > 1 - 1e-9;
        if (!isAtEnd) expect(betaCdf(x, a, b)).toBeCloseTo(p, 6);
      }),
    );
  });
});
