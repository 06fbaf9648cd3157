import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dirichletMeanQuantile } from '#shared/analytics/dirichlet-mean.ts';
import { normalQuantile } from '#shared/analytics/normal.ts';

const STARS = [1, 2, 3, 4, 5];
const NPS = [-100, 0, 100];
const STEPS = 4_000;

/** The share of a mean below `mean`, by integrating its characteristic function (Gil-Pelaez 1951). */
function shareBelow(values: readonly number[], parameters: readonly number[], mean: number): number {
  const distances = values.map((value) => value - mean);
  const spread = Math.sqrt(distances.reduce((sum, each, at) => sum + (parameters[at] ?? 0) * each ** 2, 0));
  let sum = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const turn = ((step + 0.5) / STEPS) * (Math.PI / 2);
    const at = Math.tan(turn) / spread;
    let [angle, size] = [0, 0];
    for (const [place, distance] of distances.entries()) {
      const parameter = parameters[place] ?? 0;
      angle += parameter * Math.atan(at * distance);
      size -= (parameter / 2) * Math.log1p((at * distance) ** 2);
    }
    sum += (Math.sin(angle) * Math.exp(size)) / (Math.sin(turn) * Math.cos(turn));
  }
  return 0.5 - sum / (2 * STEPS);
}

/**
 * Counts of a scale with one imagined answer, most of it at the lower end. Where all answers are the same, the integral
 * above is not exact enough to compare with; the simulations of coverage include such answers.
 */
const parameters = (values: readonly number[]) =>
  fc
    .array(fc.nat(60), { minLength: values.length, maxLength: values.length })
    .filter((counts) => counts.reduce((sum, count) => sum + count, 0) >= 5)
    .filter((counts) => counts.filter((count) => count > 0).length >= 2)
    .map((counts) => counts.map((count, at) => count + (at === 0 ? 0.7 : 0) + 0.3 / values.length));

describe('the quantile of the mean of a scale', () => {
  it.each([[STARS], [NPS]])('has its share below it on the scale %j', (values) => {
    fc.assert(
      fc.property(parameters(values), fc.constantFrom(0.025, 0.2, 0.5, 0.975), (found, p) => {
        const quantile = dirichletMeanQuantile(values, found, p);
        const error = Math.abs(shareBelow(values, found, quantile) - p);
        // Only the tail at the end of the imagined answer is a bound.
        expect(error).toBeLessThan(p === 0.025 ? 0.003 : 0.035);
      }),
      { numRuns: 200 },
    );
  });

  it('grows with the share, and stays within the scale', () => {
    fc.assert(
      fc.property(parameters(STARS), (found) => {
        const quantiles = [1e-9, 0.001, 0.025, 0.5, 0.975, 0.999, 1 - 1e-9].map((p) =>
          dirichletMeanQuantile(STARS, found, p),
        );
        expect(quantiles).toEqual([...quantiles].sort((a, b) => a - b));
        expect(quantiles[0]).toBeGreaterThanOrEqual(1);
        expect(quantiles.at(-1)).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('is that of a beta distribution on a scale with two values', () => {
    // R 4.2: qbeta(0.025, 3.2, 7.8).
    expect(dirichletMeanQuantile([0, 1], [7.8, 3.2], 0.025)).toBeCloseTo(0.0767528, 7);
    expect(dirichletMeanQuantile([-100, 100], [7.8, 3.2], 0.025)).toBeCloseTo(-100 + 200 * 0.0767528, 4);
  });

  it('is as narrow as two million answers make it', () => {
    const found = [3e5, 1e5, 2e5, 4e5, 1e6];
    // The mean is 3.85 and its standard error 0.00103.
    expect(dirichletMeanQuantile(STARS, found, 0.025)).toBeCloseTo(3.84798, 4);
    expect(dirichletMeanQuantile(STARS, found, 0.975)).toBeCloseTo(3.85202, 4);
  });
});

it.each([
  // R 4.2: qnorm.
  [0.5, 0],
  [0.975, 1.959963984540054],
  [0.025, -1.959963984540054],
  [1e-10, -6.361340902404056],
])('the normal distribution has the share %f below %f', (p, z) => {
  expect(normalQuantile(p)).toBeCloseTo(z, 6);
});
