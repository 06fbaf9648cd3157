import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rate } from '#shared/analytics/intervals.ts';
import { compareSaidAndTracked, type SaidAndTracked } from '#server/areas/channels/said-and-tracked.ts';

const count = (said: string, tracked: string | null, orders: number, own: Partial<SaidAndTracked> = {}) => ({
  said,
  tracked,
  orders,
  revenue: orders * 10,
  newCustomers: orders,
  ...own,
});

describe('what was said beside what was tracked', () => {
  it('says where the two agree, what links never see, and what they call something else', () => {
    const table = compareSaidAndTracked([
      count('podcast', null, 12),
      count('podcast', 'search', 8, { revenue: 200, newCustomers: 3 }),
      count('search', 'search', 30),
      count('friend', null, 5),
    ]);
    expect(table).toMatchObject({ orders: 55, agreed: { count: 30, total: 55 }, unseen: { count: 17 } });
    expect(table.channels.map(({ channel }) => channel)).toEqual(['search', 'podcast', 'friend']);
    const podcast = table.channels[1]!;
    expect(podcast.said).toEqual({ orders: 20, revenue: 320, newCustomers: 15, average: 16 });
    expect(podcast.tracked).toEqual({ orders: 0, revenue: 0, newCustomers: 0, average: null });
    expect(podcast).toMatchObject({
      agreed: { count: 0, total: 20 },
      unseen: { count: 12 },
      elsewhere: { count: 8 },
      saidShare: { count: 20, total: 55 },
      trackedShare: { count: 0, total: 55 },
    });
    expect(podcast.unseen!.low).toBeCloseTo(rate(12, 20)!.low, 12);
    expect(table.cells).toContainEqual({ said: 'friend', tracked: null, orders: 5, share: null });
  });

  it('shows no share below ten orders', () => {
    const table = compareSaidAndTracked([count('friend', 'friend', 9)]);
    expect(table).toMatchObject({ orders: 9, agreed: null, unseen: null });
    expect(table.channels[0]).toMatchObject({ saidShare: null, agreed: null });
    expect(compareSaidAndTracked([])).toEqual({
      orders: 0,
      agreed: null,
      unseen: null,
      channels: [],
      cells: [],
    });
  });

  const channel = fc.constantFrom('a', 'b', 'c');
  const counted = fc.array(
    fc
      .tuple(channel, fc.option(channel), fc.integer({ min: 1, max: 50 }))
      .map(([said, tracked, orders]) => count(said, tracked, orders)),
    { maxLength: 12 },
  );

  it('counts every order once, however the counts are divided', () => {
    fc.assert(
      fc.property(counted, (counts) => {
        const table = compareSaidAndTracked(counts);
        const total = counts.reduce((sum, { orders }) => sum + orders, 0);
        const sum = (of: (each: (typeof table.channels)[number]) => number) =>
          table.channels.reduce((all, each) => all + of(each), 0);
        expect(table.orders).toBe(total);
        expect(sum(({ said }) => said.orders)).toBe(total);
        expect(table.cells.reduce((all, { orders }) => all + orders, 0)).toBe(total);
        const unseen = counts
          .filter(({ tracked }) => tracked === null)
          .reduce((all, { orders }) => all + orders, 0);
        expect(sum(({ tracked }) => tracked.orders) + unseen).toBe(total);
        for (const { agreed, unseen: none, elsewhere } of table.channels) {
          if (agreed && none && elsewhere)
            expect(agreed.share + none.share + elsewhere.share).toBeCloseTo(1, 9);
        }
        const single = counts.flatMap((each) =>
          Array.from({ length: each.orders }, () => count(each.said, each.tracked, 1)),
        );
        expect(JSON.stringify(compareSaidAndTracked(single))).toBe(JSON.stringify(table));
      }),
      { numRuns: 40 },
    );
  });
});
