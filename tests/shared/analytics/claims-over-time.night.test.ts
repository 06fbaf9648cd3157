import { describe, expect, it } from 'vitest';
import { CLAIM_ROWS } from '#tests/support/simulation/claim-rows.ts';

// The rows of `npm run bench -- coverage`, which draws 1,000 stores for each.

const STORES = 200;
/** As in the bench. */
const SLACK = 0.02;
const KEPT = 0.8;

/** What chance adds to a share in so many stores: two standard errors. */
const chance = (share: number, stores: number) => 2 * Math.sqrt((share * (1 - share)) / stores);

describe.each(CLAIM_ROWS)('$claim', ({ rows }) => {
  it.each(rows.filter(({ promised }) => promised !== null))(
    'is rarely told where it is not so: $name',
    ({ told, promised, slowness = 1 }) => {
      const stores = Math.ceil(STORES / slowness);
      const most = (promised ?? 0) + SLACK;
      expect(told(stores)).toBeLessThanOrEqual(most + chance(most, stores));
    },
  );

  it.each(rows.filter(({ promised }) => promised === null))(
    'is told where it is so: $name',
    ({ told, before, least = (KEPT * (before ?? 100)) / 100, slowness = 1 }) => {
      const stores = Math.ceil(STORES / slowness);
      expect(told(stores)).toBeGreaterThanOrEqual(least - chance(least, stores));
    },
  );
});
