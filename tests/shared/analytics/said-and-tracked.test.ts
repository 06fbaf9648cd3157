import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costEach, extrapolateChannels, type SaidInStratum } from '#shared/analytics/extrapolate-channels.ts';
import { rate } from '#shared/analytics/intervals.ts';
import { countStrata, type OrderDivision, sumByGroup } from '#shared/analytics/order-groups.ts';
import { compareSaidAndTracked, type SaidAndTracked } from '#shared/analytics/said-and-tracked.ts';

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

const DIVISION: OrderDivision = { countries: ['DE', 'FR'], bounds: [50] };
const STRATA = countStrata(DIVISION);

/** The stratum of a customer, 0 new and 1 repeat, in one country, with one value, on a Monday. */
const stratumOf = (customer: number) => customer * (STRATA / 2) + 3 * 7 + 7;

describe('the extrapolation to all orders', () => {
  it('corrects for repeat customers who answer more often', () => {
    const orders = new Array<number>(STRATA).fill(0);
    orders[stratumOf(0)] = 900;
    orders[stratumOf(1)] = 100;
    const said: SaidInStratum[] = [
      { channel: 'friend', stratum: stratumOf(0), answers: 10 },
      { channel: 'search', stratum: stratumOf(0), answers: 90 },
      { channel: 'friend', stratum: stratumOf(1), answers: 80 },
      { channel: 'search', stratum: stratumOf(1), answers: 20 },
    ];
    const found = extrapolateChannels(DIVISION, sumByGroup(DIVISION, orders), said);
    expect(found).toMatchObject({ orders: 1_000, answers: 200 });
    const [search, friend] = found.channels;
    // By hand: 10 % of 900 new customers and 80 % of 100 repeat customers.
    expect(friend).toMatchObject({ channel: 'friend', answers: 90 });
    expect(friend!.raw.share).toBeCloseTo(0.45, 9);
    expect(friend!.weighted.share).toBeCloseTo(0.17, 6);
    expect(friend!.estimated.orders).toBeCloseTo(170, 3);
    expect(search!.estimated.orders).toBeCloseTo(830, 3);
    // By hand: weights of 1.8 and 0.2 have the effective number 200² / (100 × 1.8² + 100 × 0.2²).
    expect(found.effective).toBeCloseTo(200 ** 2 / (100 * 1.8 ** 2 + 100 * 0.2 ** 2), 6);
    expect(friend!.weighted.total).toBeCloseTo(found.effective, 9);
  });

  const answer = fc.record({
    channel: fc.constantFrom('a', 'b', 'c'),
    stratum: fc.nat(STRATA - 1),
    answers: fc.integer({ min: 1, max: 20 }),
  });

  it('adds up to all orders, is never below what was said, and shows nothing below ten answers', () => {
    fc.assert(
      fc.property(
        fc.array(answer, { maxLength: 15 }),
        fc.array(fc.nat(STRATA - 1), { maxLength: 50 }),
        (said, rest) => {
          const orders = new Array<number>(STRATA).fill(0);
          for (const { stratum, answers } of said) orders[stratum]! += answers;
          for (const stratum of rest) orders[stratum]! += 3;
          const found = extrapolateChannels(DIVISION, sumByGroup(DIVISION, orders), said);
          const answers = said.reduce((sum, each) => sum + each.answers, 0);
          expect(found.answers).toBe(answers);
          expect(found.channels.length > 0).toBe(answers >= 10);
          if (answers < 10) return;
          const shares = found.channels.reduce((sum, { weighted }) => sum + weighted.share, 0);
          expect(shares).toBeCloseTo(1, 6);
          for (const { estimated, answers: own, weighted } of found.channels) {
            expect(estimated.low).toBeGreaterThanOrEqual(own);
            expect(estimated.low).toBeLessThanOrEqual(estimated.orders);
            expect(estimated.orders).toBeLessThanOrEqual(estimated.high);
            expect(estimated.high).toBeLessThanOrEqual(found.orders);
            expect(weighted.low).toBeLessThanOrEqual(weighted.high);
          }
        },
      ),
    );
  });
});

describe('what one order costs', () => {
  it('is less where there are more orders', () => {
    expect(costEach(1_000, { orders: 50, low: 40, high: 100 })).toEqual({ cost: 20, low: 10, high: 25 });
    expect(costEach(1_000, { orders: 5, low: 0, high: 10 })).toEqual({ cost: 200, low: 100, high: null });
    expect(costEach(1_000, { orders: 0, low: 0, high: 10 })).toBeNull();
  });
});
