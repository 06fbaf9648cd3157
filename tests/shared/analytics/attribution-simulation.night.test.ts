import { describe, expect, it } from 'vitest';
import { simulateAttribution } from '#tests/support/simulation/attribution.ts';

// A short part of `npm run bench -- attribution`, which has 500 draws.

describe('made-up stores whose tracker loses visits and whose repeat customers answer more often', () => {
  const found = simulateAttribution(4_000, 0.15, 150, 7);

  it.each(['tracker', 'repeated', 'median'] as const)(
    'have at least 93 of 100 intervals of the kind "%s" hold the truth',
    (kind) => {
      expect(found[kind].share).toBeGreaterThanOrEqual(0.93);
      // One figure in 150 draws has a standard error of two points.
      expect(found[kind].worst.share).toBeGreaterThan(0.87);
    },
  );

  it('are shown wrongly by those who answered, and more wrongly by links', () => {
    expect(found.distance.said).toBeGreaterThan(0.01);
    expect(found.distance.said).toBeLessThan(found.distance.tracked);
  });

  it('show the planted errors of the tracker as the largest', () => {
    // Some 600 answers tell 45 % from 35 % in most draws only.
    expect(found.errorsFound).toBeGreaterThan(0.75);
  });
});
