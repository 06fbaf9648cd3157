import { describe, expect, it } from 'vitest';
import { simulateAttribution } from '#tests/support/simulation/attribution.ts';

// A short part of `npm run bench -- attribution`, which has 500 draws.

describe('made-up stores whose tracker loses visits and whose repeat customers answer more often', () => {
  const found = simulateAttribution(4_000, 0.15, 150, 7);

  it.each(['extrapolated', 'tracker', 'repeated', 'survival', 'median'] as const)(
    'have at least 93 of 100 intervals of the kind "%s" hold the truth',
    (kind) => {
      expect(found[kind].share).toBeGreaterThanOrEqual(0.93);
      // One figure in 150 draws has a standard error of two points.
      expect(found[kind].worst.share).toBeGreaterThan(0.87);
    },
  );

  it('are shown wrongly by those who answered alone, and more wrongly by links', () => {
    expect(found.rawShares.share).toBeLessThan(0.75);
    expect(found.distance.extrapolated).toBeLessThan(0.7 * found.distance.said);
    expect(found.distance.said).toBeLessThan(found.distance.tracked);
  });

  it('show the planted errors of the tracker as the largest', () => {
    // Some 600 answers tell 45 % from 35 % in most draws only.
    expect(found.errorsFound).toBeGreaterThan(0.75);
  });
});
