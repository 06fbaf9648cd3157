import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACEMENT_TYPES } from '#shared/delivery/delivery.ts';
import { STANDINGS, standingOf } from '#shared/delivery/standing.ts';
import { ago, DAY, LIVE, SITUATIONS, TOP_LEVEL } from '#tests/support/standing-situations.ts';

describe('what a survey’s status says', () => {
  it.each(SITUATIONS)('a survey that %s is %s', (_situation, expected, facts, context = {}) => {
    expect(standingOf({ ...LIVE, ...facts }, { ...TOP_LEVEL, ...context })).toBe(expected);
  });

  it('has a situation in the table for every word', () => {
    const shown = new Set(SITUATIONS.map(([, standing]) => standing));
    expect([...shown].sort()).toEqual(Object.keys(STANDINGS).sort());
  });

  it('says Live only with proof of a page or the report that a placement is switched on', () => {
    const placements = fc.uniqueArray(fc.constantFrom(...PLACEMENT_TYPES));
    const seen = fc.array(
      fc.record({
        placement: fc.constantFrom(...PLACEMENT_TYPES),
        at: fc.constantFrom(ago(1), ago(3 * DAY)),
      }),
    );
    const switchedOn = fc.option(fc.dictionary(fc.constantFrom(...PLACEMENT_TYPES), fc.boolean()));
    fc.assert(
      fc.property(placements, seen, switchedOn, (chosen, sightings, report) => {
        const standing = standingOf(
          { ...LIVE, placements: chosen, seen: sightings },
          { ...TOP_LEVEL, switchedOn: report },
        );
        const isProven = chosen.some(
          (each) =>
            each !== 'hosted' &&
            (report?.[each] === true || sightings.some(({ placement }) => placement === each)),
        );
        if (standing === 'live') expect(isProven).toBe(true);
        if (!isProven) expect(['unplaced', 'removed', 'link']).toContain(standing);
      }),
    );
  });
});
