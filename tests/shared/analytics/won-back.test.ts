import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareWonBack } from '#shared/analytics/won-back.ts';

it.each([
  [{ shoppers: 9, ordered: 5 }, { shoppers: 50, ordered: 5 }, 'too_few', /^Too few shoppers to compare: 9 /],
  [{ shoppers: 0, ordered: 0 }, { shoppers: 0, ordered: 0 }, 'too_few', /^Too few shoppers to compare: 0 /],
  [
    { shoppers: 100, ordered: 60 },
    { shoppers: 100, ordered: 20 },
    'unlikely_chance',
    /again more often in the 30 days after, unlikely to be chance\.$/,
  ],
  [
    { shoppers: 100, ordered: 20 },
    { shoppers: 100, ordered: 60 },
    'unlikely_chance',
    /again less often in the 30 days after, unlikely to be chance\.$/,
  ],
  [
    { shoppers: 100, ordered: 22 },
    { shoppers: 100, ordered: 20 },
    'may_be_chance',
    /again more often in the 30 days after, which may well be chance\.$/,
  ],
  [
    { shoppers: 100, ordered: 20 },
    { shoppers: 100, ordered: 20 },
    'may_be_chance',
    /again as often in the 30 days after\.$/,
  ],
] as const)('%j against %j is %s', (workedOn, untouched, verdict, sentence) => {
  const found = compareWonBack(workedOn, untouched, 30);
  expect(found.verdict).toBe(verdict);
  expect(found.sentence).toMatch(sentence);
});

it('never names a cause, and keeps each share inside its interval', () => {
  const group = fc
    .nat(300)
    .chain((shoppers) => fc.record({ shoppers: fc.constant(shoppers), ordered: fc.nat(shoppers) }));
  fc.assert(
    fc.property(group, group, (one, other) => {
      const { workedOn, untouched, sentence } = compareWonBack(one, other, 30);
      expect(sentence).not.toMatch(/because|brought|won|caused|thanks/i);
      for (const rate of [workedOn, untouched]) {
        if (rate === null) continue;
        expect([rate.low <= rate.share, rate.share <= rate.high]).toEqual([true, true]);
      }
    }),
    { numRuns: 60 },
  );
});
