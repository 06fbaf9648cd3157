import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourcedChannel } from '#server/areas/analytics/findings/claims/counted-survey.ts';
import { pOverLooks } from '#shared/analytics/looks.ts';
import { sourceClaims } from '#server/areas/analytics/findings/claims/source-claims.ts';

const podcast = { channel: 'podcast', name: 'A podcast', said: 110, tracked: 12, both: 10 };

function claimsOf(channels: readonly SourcedChannel[], { orders = 190, isNewest = false } = {}) {
  const question = { meaningId: 'source', text: 'How did you hear of us?', orders, channels };
  return sourceClaims({ questions: [question] }, { days: 90, isNewest }).map(({ tell, ...claim }) => ({
    ...claim,
    finding: tell(),
  }));
}

/** Orders that both, only the shopper, only links, or neither name a channel for. */
const fourCounts = fc.record({
  both: fc.integer({ min: 0, max: 200 }),
  onlySaid: fc.integer({ min: 0, max: 200 }),
  onlyTracked: fc.integer({ min: 0, max: 200 }),
  neither: fc.integer({ min: 10, max: 400 }),
});

describe('a channel that links misjudge', () => {
  it('is told with the new customers who named it and those that links saw', () => {
    expect(claimsOf([podcast])).toEqual([
      {
        p: expect.closeTo(0, 9) as number,
        topic: 'sources:source:more',
        strength: 98 / 190,
        finding: {
          key: 'sources:source:podcast:more',
          kind: 'sources',
          meaningId: 'source',
          sentence:
            'A podcast is named for more first orders than links see: 110 of 190 named it, links saw 12.',
          detail:
            '“How did you hear of us?” 190 first orders with an answer, and the last visit before each.',
          advice: 'Do not judge it by links alone.',
          action: {
            label: 'See the channels',
            screen: 'answers',
            tab: 'channels',
            parameters: {},
            question: null,
          },
        },
      },
    ]);
  });

  it('is told the other way round where links name it more often than shoppers do', () => {
    const search = {
      channel: 'search_engine',
      name: 'A search engine',
      said: 1_020,
      tracked: 1_180,
      both: 1_000,
    };
    const [claim] = claimsOf([search], { orders: 2_000, isNewest: true });
    expect(claim?.finding).toMatchObject({
      key: 'sources:source:search_engine:fewer',
      sentence:
        'A search engine is named for fewer first orders than links see: links saw 1,180 of 2,000, 1,020 named it.',
      detail:
        '“How did you hear of us?” 2,000 first orders with an answer, the newest ones, and the last visit before each.',
    });
  });

  it('has the p value of the exact test of the orders that tell the two apart, over all looks of 90 days', () => {
    // Twice the chance of at least 15 heads among 20 coins.
    const [claim] = claimsOf([{ ...podcast, said: 40, tracked: 30, both: 25 }], { orders: 100 });
    expect(claim?.p).toBeCloseTo(pOverLooks(0.04138946533203125), 9);
  });

  it('is no finding where less than a twentieth of the new customers is in question, nor below ten orders', () => {
    expect(
      claimsOf([{ ...podcast, said: 1_049, tracked: 1_000, both: 1_000 }], { orders: 1_000 })[0]?.p,
    ).toBe(1);
    expect(claimsOf([{ ...podcast, said: 9, tracked: 0, both: 0 }], { orders: 9 })).toEqual([]);
  });

  it('is as likely by chance if shoppers and links change places', () => {
    fc.assert(
      fc.property(fourCounts, ({ both, onlySaid, onlyTracked, neither }) => {
        const [said, tracked] = [both + onlySaid, both + onlyTracked];
        const orders = said + onlyTracked + neither;
        const [one] = claimsOf([{ ...podcast, said, tracked, both }], { orders });
        const [other] = claimsOf([{ ...podcast, said: tracked, tracked: said, both }], { orders });
        expect(one?.p).toBe(other?.p);
        expect(one?.strength).toBe(other?.strength);
      }),
    );
  });
});
