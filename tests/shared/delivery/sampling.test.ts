import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inSample, samplePosition } from '#shared/delivery/sampling.ts';

const VISITORS = 10_000;

describe('stable sampling', () => {
  it('samples its percentage within four standard errors, for any survey and any form of ids', () => {
    const anyPercent = fc.constantFrom(1, 5, 12.5, 20, 50, 80, 99);
    const anyPrefix = fc.constantFrom('', 'visitor-', '00000000-0000-4000-8000-');
    fc.assert(
      fc.property(fc.uuid(), anyPrefix, anyPercent, (surveyId, prefix, percent) => {
        let inside = 0;
        for (let n = 0; n < VISITORS; n++) if (inSample(percent, surveyId, `${prefix}${n}`)) inside++;
        const share = percent / 100;
        const standardError = Math.sqrt((share * (1 - share)) / VISITORS);
        expect(Math.abs(inside / VISITORS - share)).toBeLessThan(4 * standardError);
      }),
      // A fixed seed, because one in 16,000 random samples would fail by chance.
      { numRuns: 30, seed: 7 },
    );
  });

  it('gives a visitor the same result each time, and keeps every visitor when the percentage grows', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.string(), fc.string(), percent, percent, (surveyId, visitorId, one, other) => {
        expect(samplePosition(surveyId, visitorId)).toBe(samplePosition(surveyId, visitorId));
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        if (inSample(small, surveyId, visitorId)) expect(inSample(large, surveyId, visitorId)).toBe(true);
        expect(inSample(100, surveyId, visitorId)).toBe(true);
        expect(inSample(0, surveyId, visitorId)).toBe(false);
      }),
    );
  });

  it('returns the same positions as in earlier releases', () => {
    // A changed hash would resample the visitors of every live survey.
    expect(samplePosition('survey-1', 'visitor-1')).toBeCloseTo(71.80461862590164, 10);
  });

  it('samples surveys independently of each other', () => {
    let both = 0;
    for (let n = 0; n < VISITORS; n++) if (inSample(50, 'a', `${n}`) && inSample(50, 'b', `${n}`)) both++;
    expect(both / VISITORS).toBeGreaterThan(0.25 - 4 * Math.sqrt(0.1875 / VISITORS));
    expect(both / VISITORS).toBeLessThan(0.25 + 4 * Math.sqrt(0.1875 / VISITORS));
  });
});
