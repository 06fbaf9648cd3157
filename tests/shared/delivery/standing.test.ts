import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACEMENT_TYPES } from '#shared/delivery/delivery.ts';
import type { StandingContext, StandingFacts } from '#shared/delivery/standing.ts';
import { STANDINGS, standingOf, standingSentence } from '#shared/delivery/standing.ts';
import { ago, DAY, LIVE, NOW, SITUATIONS, TOP_LEVEL } from '#tests/support/standing-situations.ts';

describe('what a survey’s status says', () => {
  it.each(SITUATIONS)('a survey that %s is %s', (_situation, expected, facts, context = {}) => {
    expect(standingOf({ ...LIVE, ...facts }, { ...TOP_LEVEL, ...context })).toBe(expected);
  });

  it('has a situation in the table for every word', () => {
    const shown = new Set(SITUATIONS.map(([, standing]) => standing));
    expect([...shown].sort()).toEqual(Object.keys(STANDINGS).sort());
  });

  it('says Live only if a page has shown the survey, whatever the admin reports', () => {
    const placements = fc.uniqueArray(fc.constantFrom(...PLACEMENT_TYPES));
    const seen = fc.array(
      fc.record({
        placement: fc.constantFrom(...PLACEMENT_TYPES),
        at: fc.constantFrom(ago(1), ago(3 * DAY)),
        page: fc.constantFrom(null, 'product' as const),
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
          (each) => each !== 'hosted' && sightings.some(({ placement }) => placement === each),
        );
        if (standing === 'live') expect(isProven).toBe(true);
        if (!isProven) expect(['unplaced', 'off', 'unseen', 'link']).toContain(standing);
      }),
    );
  });

  const words = {
    at: (moment: string) => `at ${new Date(moment).toISOString().slice(11, 16)}`,
    ago: (moment: string) => `${(NOW - Date.parse(moment)) / 60_000} minutes ago`,
  };
  const sentence = (facts: Partial<StandingFacts>, context: Partial<StandingContext> = {}) =>
    standingSentence({ ...LIVE, ...facts }, { ...TOP_LEVEL, ...context }, words);
  const onProducts: Partial<StandingFacts> = {
    placements: ['popup'],
    seen: [{ placement: 'popup', at: ago(60), page: 'product' }],
  };

  it.each<[string, string, Partial<StandingFacts>, Partial<StandingContext>?]>([
    ['seen an hour ago', 'Seen at 11:00 on a product page.', onProducts],
    ['seen on the thank-you page', 'Seen at 11:55 on the thank-you page.', {}],
    [
      'answered 14 minutes ago',
      'Seen at 11:00 on a product page, answered 14 minutes ago.',
      { ...onProducts, answeredAt: ago(14) },
    ],
    ['published', 'No page of your store has shown it so far.', { seen: [] }],
    [
      'on a page of its own besides',
      'No page of your store has shown it so far. Its link is open.',
      { seen: [], placements: ['thank_you', 'hosted'] },
    ],
    [
      'without the embed',
      'The Askwell app embed is off in your theme.',
      { seen: [], placements: ['popup'] },
      { switchedOn: { popup: false } },
    ],
    [
      'without the block of the checkout',
      'The Askwell block is not on your thank-you page.',
      { seen: [] },
      { switchedOn: { thank_you: false } },
    ],
    [
      'in a theme that was replaced',
      'Last seen at 12:00 on the home page. Now the Askwell app embed is off in your theme.',
      { placements: ['popup'], seen: [{ placement: 'popup', at: ago(2 * DAY), page: 'home' }] },
      { switchedOn: { popup: false } },
    ],
    [
      'that waits behind another',
      'Its shoppers meet “Leaving the cart” first, and this one once they have answered or closed that.',
      { outrankedBy: { name: 'Leaving the cart', isReached: true } },
    ],
    [
      'that another one always replaces',
      'Its shoppers always meet “Leaving the cart” instead.',
      { outrankedBy: { name: 'Leaving the cart', isReached: false } },
    ],
    ['that starts later', 'It starts at 13:00.', { startsAt: ago(-60) }],
    ['that ended', 'It ended at 11:00.', { endsAt: ago(60) }],
    ['with all its answers', 'It has all the answers that you asked for.', { isFull: true }],
    [
      'that the plan paused',
      'Your plan allows fewer live surveys, or no choice of shoppers by country or order value. Its answers are kept.',
      { status: 'paused', isPausedByPlan: true },
    ],
  ])('says of a survey %s: %s', (_situation, expected, facts, context) => {
    expect(sentence(facts, context)).toBe(expected);
  });
});
